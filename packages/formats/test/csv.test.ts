import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvFiles, FORMATS, type FormatOptions } from '../src/index.ts'
import { guardCell } from '../src/csv/guard-cell.ts'
import { zipFiles } from '../src/zip-files.ts'
import { collect, collectText, smallSource, table } from './small-source.ts'

async function csv(name: string, options: FormatOptions = {}, source = smallSource()): Promise<string> {
  const file = csvFiles(source, options).find((one) => one.name === name)
  return file === undefined ? '' : collectText(file.content)
}

test('one file for each table, with CR LF and quotes where they must be', async () => {
  expect(csvFiles(smallSource()).map(({ name }) => name)).toEqual(['LOCA.csv', 'GEOL.csv'])
  expect(await csv('GEOL.csv')).toBe(
    [
      'LOCA_ID,GEOL_TOP,GEOL_BASE,GEOL_DESC,GEOL_LEG',
      'BH1,0.00,0.30,TOPSOIL,101',
      `BH1,0.30,4.00,"'=HYPERLINK(""http://x"")",Q1`,
      '',
    ].join('\r\n'),
  )
})

test('units and meanings are written if requested; a code without a meaning has none', async () => {
  const lines = (await csv('GEOL.csv', { units: true, meanings: true })).split('\r\n')
  expect(lines.slice(0, 3)).toEqual([
    'LOCA_ID,GEOL_TOP,GEOL_BASE,GEOL_DESC,GEOL_LEG,GEOL_LEG (meaning)',
    ',m,m,,,',
    'BH1,0.00,0.30,TOPSOIL,101,Topsoil',
  ])
  expect(lines[3]?.endsWith(',Q1,')).toBe(true)
})

test('a byte order mark is written only if requested', async () => {
  expect((await csv('LOCA.csv', { byteOrderMark: true })).startsWith('\uFEFFLOCA_ID')).toBe(true)
  expect((await csv('LOCA.csv')).startsWith('LOCA_ID')).toBe(true)
})

test('line breaks, commas and semicolons stay inside their cell', async () => {
  const source = smallSource({ tables: [table('A', ['X', 'Y'], [['1,5', 'a;b\r\nc']])] })
  expect(await csv('A.csv', {}, source)).toBe('X,Y\r\n"1,5","a;b\r\nc"\r\n')
})

test('the archive holds the same files, and the same data give the same bytes', async () => {
  const format = FORMATS.find(({ id }) => id === 'csv')
  const write = async () => collect(format?.write(smallSource()) ?? [])
  const files = unzipSync(await write())
  expect(Object.keys(files)).toEqual(['LOCA.csv', 'GEOL.csv'])
  expect(strFromU8(files['GEOL.csv'] ?? new Uint8Array())).toBe(await csv('GEOL.csv'))
  expect(await write()).toEqual(await write())
})

test('an archive that would be too large is refused, not written wrong', async () => {
  const files = () => [{ name: 'a.csv', content: ['x'.repeat(2000)] }]
  const moment = smallSource().project.updatedAt
  await expect(collect(zipFiles(files(), moment, 1999))).rejects.toThrow('a.csv is over 4 GB')
  await expect(collect(zipFiles(files(), moment, 2000))).resolves.toBeDefined()
})

test('a group with the name of a device, or of nothing, is a file all the same', () => {
  const tables = ['CON', '../x', '__x', ''].map((group) => table(group, ['X'], []))
  expect(csvFiles(smallSource({ tables })).map(({ name }) => name)).toEqual([
    '_CON.csv',
    '___x.csv',
    '__x.csv',
    'table.csv',
  ])
})

test.each(['=1+1', '+A1', '-A1', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1', '-', "'=1", '-1-cmd'])(
  '%j is guarded',
  (text) => expect(guardCell(text)).toBe(`'${text}`),
)

test.each(['-4.00', '-.5', '+3', '-1e-3', '0', '', "it's", "'quoted'", 'a=b', 'BH-1'])(
  '%j is left alone',
  (text) => expect(guardCell(text)).toBe(text),
)

test('a guard can be undone: take the apostrophe from before what would be a formula', () => {
  const undo = (cell: string) => (/^''*[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell)
  const texts = fc.string({ unit: fc.constantFrom('=', "'", '-', '1', 'a', '\t', '@') })
  fc.assert(
    fc.property(texts, (text) => {
      expect(undo(guardCell(text))).toBe(text)
    }),
  )
})

test('groups without rows, which are not written, are named in a note', () => {
  const notes: string[] = []
  csvFiles(smallSource({ emptyGroups: ['WSTG', 'CHIS'] }), {}, (note) => notes.push(note))
  expect(notes).toEqual([
    '2 groups without rows are not in this export (the AGS format writes their headings): WSTG, CHIS',
  ])
})
