import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { runCommand } from '../cli/run-command.ts'
import { checkFiles } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const site = (name: string) => smallSite({ LOCA: [['LOCA_ID'], [name]], GEOL: [] })

/** `severity name: message. What to do` of each file that a check and an import of the folder do not read. */
async function unreadIn(workspace: ReturnType<typeof createWorkspace>, folder: string): Promise<string[]> {
  const path = join(workspace.folder, folder)
  const [checked, imported] = [await checkFiles([path]), await workspace.import(path, { replace: true })].map(
    ({ diagnostics }) =>
      diagnostics.items
        .filter(({ rule }) => rule === 'unread-file')
        .map(
          ({ file, severity, message, advice }) =>
            `${severity} ${file?.replace(`${path}/`, '') ?? ''}: ${message}. ${advice}`,
        ),
  )
  expect(imported).toEqual(checked)
  return checked ?? []
}

test.skipIf(process.platform !== 'linux')(
  'a file or folder whose name is not in UTF-8 is an error',
  async () => {
    const workspace = createWorkspace()
    workspace.write('in/one.ags', smallSite())
    const folder = Buffer.from(`${join(workspace.folder, 'in')}/`)
    const nameOf = (name: string) => Buffer.concat([folder, Buffer.from(name, 'latin1')])
    writeFileSync(nameOf('b\u00e4d.ags'), smallSite())
    writeFileSync(nameOf('h\u00f6he.pdf'), '%PDF')
    mkdirSync(nameOf('s\u00fcd'))
    const message = 'is not read: its name is not in UTF-8'
    expect(await unreadIn(workspace, 'in')).toEqual([
      `error b\u00e4d.ags: ${message}. Rename it`,
      `error s\u00fcd: ${message}. Rename it`,
    ])
    const { code, out } = await runCommand(['check', join(workspace.folder, 'in'), '--level', 'ags'])
    expect(out).toContain(message)
    expect(code).toBe(2)
  },
)

test('in a folder without anything to read, what is not read is named', async () => {
  const workspace = createWorkspace()
  mkdirSync(join(workspace.folder, 'in'))
  symlinkSync('/nonexistent/site.ags', join(workspace.folder, 'in/gone.ags'))
  const { code, out } = await runCommand(['check', join(workspace.folder, 'in')])
  expect(out).toContain('holds no .ags or .zip file')
  expect(out).toContain('is a link to a file that is not there')
  expect(code).toBe(2)
})

test('a broken link is an error; links to folders and pipes are notes; links to files are read', async () => {
  const workspace = createWorkspace()
  const target = workspace.write('elsewhere/site.ags', smallSite())
  workspace.write('in/letter.pdf', '%PDF')
  const inside = (name: string) => join(workspace.folder, 'in', name)
  symlinkSync(target, inside('a.ags'))
  symlinkSync('/nonexistent/site.ags', inside('gone.ags'))
  symlinkSync('/nonexistent/folder', inside('lost'))
  symlinkSync('loop.ags', inside('loop.ags'))
  symlinkSync(join(workspace.folder, 'elsewhere'), inside('more'))
  spawnSync('mkfifo', [inside('pipe.ags')])
  expect(await unreadIn(workspace, 'in')).toEqual([
    'error gone.ags: is a link to a file that is not there. Correct the link or remove it',
    expect.stringMatching(/^error loop\.ags: cannot be read \(ELOOP/),
    'note lost: is a link to a file that is not there. Correct the link or remove it',
    'note more: is a link to a folder, which is not followed. ' + 'Name that folder if its files are wanted',
    'note pipe.ags: is not read: it is a pipe, socket or device. ' +
      'See that the name is right and the file is whole; else get it again from where it came from',
  ])
  expect(workspace.holes()).toHaveLength(2)
})

test('names as downloads have them are read, in folders and archives; similar ones are named', async () => {
  const workspace = createWorkspace()
  const names = ['a.ags (1)', 'b.ags(2)', 'c.ags ', 'd.ags.', 'e.ags4.txt (3)']
  const entries = [...names, 'f.ags.bak', 'g.agsx', '.~lock.a.ags#'].map((name) => ({
    name,
    content: site(name),
  }))
  workspace.write('zipped/site.zip (1)', zipBytes(entries))
  for (const { name, content } of entries) workspace.write(`plain/${name}`, content)
  workspace.write('plain/.hidden.ags', site('hidden'))
  const message = 'is not read: its name does not end in .ags. Rename it if it is wanted'
  expect(await unreadIn(workspace, 'plain')).toEqual([
    'note .hidden.ags: is not read: it is a hidden file. Name it by itself if it is wanted',
    `note f.ags.bak: ${message}`,
  ])
  expect(workspace.holes().map(({ locationId }) => locationId.trim())).toEqual(
    names.map((name) => name.trim()),
  )
  expect(await unreadIn(workspace, 'zipped')).toContain(`note site.zip (1)/f.ags.bak: ${message}`)
  expect(workspace.holes()).toHaveLength(names.length)
})

test('an AGS file beside the projects of a company folder is an error', async () => {
  const workspace = createWorkspace()
  workspace.write('in/company.json', JSON.stringify({ name: 'Ground Ltd' }))
  workspace.write('in/projects/one/project.json', '{}')
  workspace.write('in/projects/one/site.ags', smallSite())
  workspace.write('in/projects/lost.ags', smallSite())
  expect(await unreadIn(workspace, 'in')).toEqual([
    'error projects/lost.ags: is not read: it is in no project. Put it into the folder of its project',
  ])
})
