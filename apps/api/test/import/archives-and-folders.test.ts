import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { UserError } from '../../src/common/user-error.ts'

const utf16 = Buffer.from(`\uFEFF${smallSite()}`, 'utf16le')
const clay = smallSite()

describe('archives and folders of AGS files', () => {
  test('give their AGS files in natural order, from folders, with extensions in any case', async () => {
    const workspace = createWorkspace()
    const site = (name: string) => smallSite({ LOCA: [['LOCA_ID'], [name]], GEOL: [] })
    const zip = workspace.write(
      'site.ZIP',
      zipBytes([
        { name: 'in/part 10.AGS', content: site('C') },
        { name: 'in/part 2.ags', content: site('B') },
        { name: 'letter.pdf', content: '%PDF' },
        { name: '__MACOSX/in/._part 2.ags', content: 'shadow' },
      ]),
    )
    const report = await workspace.import(zip)
    expect(report.files.map(({ path }) => path.replace(workspace.folder, ''))).toEqual([
      '/site.ZIP/in/part 2.ags',
      '/site.ZIP/in/part 10.AGS',
    ])
    expect(workspace.holes().map(({ locationId }) => locationId)).toEqual(['B', 'C'])
  })

  test('and folders give AGS files of every usual extension', async () => {
    const workspace = createWorkspace()
    const names = ['a.ags', 'b.AGS4', 'c.ags3', 'd.ags.txt', 'e.AGS4.TXT']
    const site = (name: string) => smallSite({ LOCA: [['LOCA_ID'], [name]], GEOL: [] })
    const other = { name: 'notes.txt', content: 'Call Anna' }
    const entries = names.map((name) => ({ name, content: site(name) }))
    workspace.write('zipped/site.zip', zipBytes([...entries, other]))
    for (const { name, content } of [...entries, other]) workspace.write(`plain/${name}`, content)
    for (const folder of ['zipped', 'plain']) {
      const report = await workspace.import(join(workspace.folder, folder), { replace: true })
      expect(report.files.map(({ path }) => path.split('/').at(-1))).toEqual(names)
    }
    expect(workspace.holes().map(({ locationId }) => locationId)).toEqual(names)
  })

  test('and the same file outside them are read once', async () => {
    const workspace = createWorkspace()
    const zip = workspace.write('site.zip', zipBytes([{ name: 'site.ags', content: smallSite() }]))
    const report = await workspace.import([zip, workspace.write('site.ags', smallSite())])
    expect(report.files).toHaveLength(1)
    expect(report.diagnostics.items).toContainEqual(
      expect.objectContaining({ rule: 'same-file', severity: 'note' }),
    )
  })
})

describe('archives that hold other archives, or are of another kind', () => {
  test('inside archives are errors, which --strict refuses', async () => {
    const workspace = createWorkspace()
    const entries = [
      { name: 'a.ags', content: smallSite() },
      { name: 'in/inner.zip', content: zipBytes([{ name: 'b.ags', content: smallSite() }]) },
      { name: '__MACOSX/in/._inner.zip', content: 'shadow' },
    ]
    const zip = workspace.write('in/site.zip', zipBytes(entries))
    const error = {
      file: `${zip}/in/inner.zip`,
      rule: 'nested-archive',
      severity: 'error',
      message: 'is an archive within an archive, which is not read',
      advice: 'Unpack it first',
    }
    for (const path of [zip, join(workspace.folder, 'in')]) {
      const refusal = workspace.import(path, { strict: true })
      await expect(refusal).rejects.toThrow(/inner\.zip: is an archive within an archive, .*--strict/)
      for (const { diagnostics } of [await checkFiles([path]), await workspace.import(path)]) {
        expect(diagnostics.items.filter(({ severity }) => severity === 'error')).toMatchObject([error])
      }
    }
    expect(workspace.holes()).toHaveLength(2)
  })

  test('of other kinds in a folder are errors, and the files beside them are read', async () => {
    const workspace = createWorkspace()
    const path = workspace.write('in/old.7z', '7z¼¯')
    workspace.write('in/site.ags', smallSite())
    for (const { diagnostics } of [
      await checkFiles([join(workspace.folder, 'in')]),
      await workspace.import(join(workspace.folder, 'in')),
    ])
      expect(diagnostics.items.filter(({ severity }) => severity === 'error')).toMatchObject([
        { file: path, rule: 'unread-archive', advice: 'Unpack it first, or pack it as .zip' },
      ])
    expect(workspace.holes()).toHaveLength(2)
  })
})

test('all files and archives of a folder that cannot be read are named; nothing is imported', async () => {
  const workspace = createWorkspace()
  workspace.write('in/a.ags', clay)
  workspace.write('in/b.zip', 'PK\u0003\u0004 and no more')
  workspace.write('in/c.ags', utf16)
  workspace.write('in/d.zip', 'no archive')
  const refused = workspace.import(join(workspace.folder, 'in'))
  const error = await refused.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UserError)
  const named = error instanceof UserError ? error.problems.map(({ file }) => file) : []
  expect(named.map((file) => file?.slice(-5))).toEqual(['b.zip', 'd.zip', 'c.ags'])
  expect(existsSync(workspace.database)).toBe(false)
})
