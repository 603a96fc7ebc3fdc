import { expect, test } from 'vitest'
import { createSheetNames } from '../src/xlsx/sheet-names.ts'
import { table } from './small-source.ts'
import { workbook } from './workbook.ts'

test('a sheet for each table, named in the workbook', async () => {
  const parts = await workbook()
  expect([...parts.keys()]).toEqual([
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
  ])
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="GEOL" sheetId="2" r:id="rId2"/>')
})

test('a table too long for a sheet continues on the next, with its headings', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => [String(index)])
  const parts = await workbook([table('A', ['N::0DP'], rows)], { capacity: 3 })
  expect(parts.get('xl/workbook.xml')?.match(/name="[^"]*"/g)).toEqual([
    'name="A"',
    'name="A (2)"',
    'name="A (3)"',
  ])
  expect(parts.get('xl/worksheets/sheet3.xml')).toContain('<row r="2"><c r="A2" s="2"><v>4</v></c></row>')
})

test('a table without rows has its headings, and a project without tables a sheet', async () => {
  expect((await workbook([table('A', ['N'], [])])).get('xl/worksheets/sheet1.xml')).toContain('r="A1"')
  expect((await workbook([])).get('xl/workbook.xml')).toContain('name="Empty"')
})

test('columns beyond Z have two letters', async () => {
  const headings = Array.from({ length: 28 }, (_, index) => `H${index}`)
  const sheet = (await workbook([table('A', headings, [])])).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="Z1"')
  expect(sheet).toContain('<c r="AB1"')
})

test('names of sheets are such as Excel takes, and no two alike', () => {
  const name = createSheetNames()
  expect(['GEOL', 'geol', 'a/b', 'History', 'x'.repeat(40), 'x'.repeat(41)].map(name)).toEqual([
    'GEOL',
    'geol (2)',
    'a_b',
    'History (2)',
    'x'.repeat(31),
    `${'x'.repeat(27)} (2)`,
  ])
})
