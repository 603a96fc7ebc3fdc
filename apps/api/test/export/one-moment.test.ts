import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withSnapshot } from '../../src/database/read-export.ts'
import { writeFileWhole, writeFolderWhole } from '../../src/export/write-files.ts'
import { smallSite } from '../import/ags-text.ts'
import { createDesk } from '../import/desk.ts'

test('an export reads what was there when it began, whatever is imported meanwhile', async () => {
  const desk = createDesk()
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH9', '9.00', '9.30', 'Later'],
  ]
  await desk.import(desk.write('1.ags', smallSite()))
  await withSnapshot(desk.database, async (reader) => {
    const [project] = reader.projects()
    await desk.import(desk.write('2.ags', smallSite({ GEOL })))
    const table = reader.tables(project?.seq ?? 0).find(({ group }) => group === 'GEOL')
    expect([...reader.rows(table?.seq ?? 0)]).toHaveLength(3)
  })
  expect(desk.rows('GEOL')).toHaveLength(4)
})

function* breaking(): Generator<string> {
  yield 'the first half'
  throw new Error('no more')
}

test('an export that fails leaves what was there, and nothing beside it', async () => {
  const desk = createDesk()
  const path = join(desk.folder, 'j.kml')
  writeFileSync(path, 'before')
  await expect(writeFileWhole(path, breaking())).rejects.toThrow('no more')
  const files = [
    { name: 'a.csv', content: ['x'] },
    { name: 'b.csv', content: breaking() },
  ]
  await expect(writeFolderWhole(join(desk.folder, 'csv'), files)).rejects.toThrow('no more')
  expect(readdirSync(desk.folder)).toEqual(['j.kml'])
})
