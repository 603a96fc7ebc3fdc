import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { checkFiles } from '../../src/import/check-files.ts'
import { exportProject } from '../../src/export/export-project.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'

/** A stored project whose group FILE lists files, and the folder of its delivery, which has one of them. */
async function createSite(names: readonly string[] = []) {
  const workspace = createWorkspace()
  const file = [
    ['FILE_FSET', 'FILE_NAME'],
    ['FS1', 'log.txt'],
    ['FS1', 'lost.txt'],
    ['FS1', '../../secret.txt'],
    ...names.map((name) => ['FS1', name]),
  ]
  await workspace.import(workspace.write('e.ags', smallSite({ FILE: file })))
  mkdirSync(join(workspace.folder, 'FILE', 'FS1'), { recursive: true })
  writeFileSync(join(workspace.folder, 'FILE', 'FS1', 'log.txt'), 'a log')
  writeFileSync(join(workspace.folder, 'secret.txt'), 'not of the delivery')
  const out = join(workspace.folder, 'out.zip')
  const shared = { database: await workspace.stored(), project: 'J1', attached: workspace.folder }
  return { out, shared }
}

test('an AGS export takes along the files that FILE lists, and says how many are not there', async () => {
  const { out, shared } = await createSite()
  const { notes } = await exportProject({ ...shared, format: 'ags', out })
  const entries = unzipSync(readFileSync(out))
  expect(Object.keys(entries).sort()).toEqual(['FILE/FS1/log.txt', 'J1.ags'])
  expect(strFromU8(entries['FILE/FS1/log.txt'] ?? new Uint8Array())).toBe('a log')
  expect(strFromU8(entries['J1.ags'] ?? new Uint8Array())).toContain('"DATA","FS1","log.txt"')
  expect(notes).toEqual([expect.stringMatching(/^FILE lists 2 files that are not in .*FILE$/)])
  const { files } = await checkFiles([out], { levels: ['ags'], version: undefined })
  const found = files.flatMap(({ findings }) => findings.filter(({ rule }) => rule === '20'))
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('lost.txt'),
    expect.stringContaining('secret.txt'),
  ])
})

test('a file whose name no folder can hold is not there, and ends nothing', async () => {
  const { out, shared } = await createSite(['x'.repeat(256)])
  const { notes } = await exportProject({ ...shared, format: 'ags', out })
  expect(notes).toEqual([expect.stringMatching(/^FILE lists 3 files that are not in/)])
})

test('files are added to AGS only, into a zip, from a folder that has them', async () => {
  const { out, shared } = await createSite()
  await expect(exportProject({ ...shared, format: 'csv', out })).rejects.toThrow('does not apply to csv')
  await expect(exportProject({ ...shared, format: 'ags', out: 'x.ags' })).rejects.toThrow('Name a .zip')
  const elsewhere = { ...shared, attached: join(shared.attached, 'FILE') }
  await expect(exportProject({ ...elsewhere, format: 'ags', out })).rejects.toThrow('has no folder FILE')
})
