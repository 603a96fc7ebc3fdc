import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../src/open-store.ts'
import { writeFileWhole, writeFolderWhole } from '../../src/export/write-files.ts'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'

test('an export has the data of the moment it began, even during an import', async () => {
  const workspace = createWorkspace()
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH9', '9.00', '9.30', 'Later'],
  ]
  await workspace.import(workspace.write('1.ags', smallSite()))
  await (
    await openStore(await workspace.stored())
  ).withSnapshot(async (reader) => {
    const [project] = await reader.projects()
    await workspace.import(workspace.write('2.ags', smallSite({ GEOL })))
    const tables = await reader.tables(project?.seq ?? 0)
    const strata = tables.find(({ group }) => group === 'GEOL')?.seq ?? 0
    const parts = await Array.fromAsync(reader.rows(strata))
    expect(parts.flat()).toHaveLength(3)
  })
  expect(workspace.rows('GEOL')).toHaveLength(4)
})

function* breaking(): Generator<string> {
  yield 'the first half'
  throw new Error('no more')
}

test('a failed export leaves the existing file, and no other', async () => {
  const workspace = createWorkspace()
  const path = join(workspace.folder, 'j.kml')
  writeFileSync(path, 'before')
  await expect(writeFileWhole(path, breaking())).rejects.toThrow('no more')
  const files = [
    { name: 'a.csv', content: ['x'] },
    { name: 'b.csv', content: breaking() },
  ]
  await expect(writeFolderWhole(join(workspace.folder, 'csv'), files)).rejects.toThrow('no more')
  expect(readdirSync(workspace.folder)).toEqual(['j.kml'])
})
