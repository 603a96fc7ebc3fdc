import { expect, test } from 'vitest'
import { numberCell, textCell } from '../src/xlsx/write-cell.ts'
import { writeXlsx } from '../src/xlsx/write-xlsx.ts'
import { smallSource, table } from './small-source.ts'
import { workbook } from './workbook.ts'

test('depths are numbers that show their decimals, and nothing is ever a formula', async () => {
  const sheet = (await workbook()).get('xl/worksheets/sheet2.xml') ?? ''
  expect(sheet).toContain('<c r="B3" s="4"><v>0.30</v></c><c r="C3" s="4"><v>4.00</v></c>')
  expect(sheet).toContain(
    '<c r="D3" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;)</t>',
  )
  expect(sheet).not.toContain('<f')
})

test('codes and names stay text, however much they look like numbers', async () => {
  const tables = [table('A', ['LOCA_ID::ID', 'LEG::PA', 'N::0DP'], [['101', '007', '12']])]
  const sheet = (await workbook(tables)).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet.match(/<v>/g)).toHaveLength(1)
  expect(sheet).toContain('<c r="C2" s="2"><v>12</v></c>')
})

test('of AGS 3, headings with numbers in the dictionary are numbers, codes and references text', async () => {
  const headings = ['HOLE_ID::', 'GEOL_TOP:m:', 'GEOL_LEG::', 'GEOL_MINE::']
  const tables = [
    table('GEOL', headings, [['101', '1.50', '102', '7']]),
    table('BKFL', ['BKFL_TOP:m:', 'BKFL_LEG::'], [['1.50', '903']]),
    table('PRTD', ['PRTD_TREF::', 'PRTD_TPOS::'], [['1', '2']]),
    table('HOLE', ['HOLE_GL:m:', 'HOLE_STAR:dd/mm/yyyy:'], [['12.5', '2006']]),
  ]
  // The mark `::` of an AGS 3 heading leaves the type blank.
  const parts = await workbook(tables)
  const numbers = [1, 2, 3, 4].map((sheet) => {
    const text = parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? ''
    return [...text.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => value)
  })
  expect(numbers).toEqual([['1.50'], ['1.50'], [], ['12.5']])
})

test('where the file types every heading as X, the dictionary states which are numbers', async () => {
  const headings = ['LOCA_ID::X', 'GEOL_TOP:m:X', 'GEOL_LEG::X', 'GEOL_DESC::X', 'GEOL_OWN:m:X']
  const sheet = await workbook([table('GEOL', headings, [['101', '1.50', '102', '7', '8']])])
  const numbers = [...(sheet.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<v>([^<]*)<\/v>/g)]
  expect(numbers.map(([, value]) => value)).toEqual(['1.50'])
})

test('a code stays text where the file states a number type for it', async () => {
  const sheet = (await workbook([table('GEOL', ['GEOL_LEG::0DP'], [['101']])])).get(
    'xl/worksheets/sheet1.xml',
  )
  expect(sheet).not.toContain('<v>')
})

test.each([
  '007',
  '1e5',
  '+3',
  '5.',
  '.5',
  '-0',
  '-0.00',
  '1234567890123456',
  '0.1234567890',
  '1,5',
  ' 1',
  '∞',
])('%j stays text, since as a number it would be another one', (text) =>
  expect(numberCell('A1', text)).toBe(textCell('A1', text)),
)

test('what XML cannot hold is written as Excel writes it', () => {
  expect(textCell('A1', 'a\u0000_x0041_\uD800')).toContain('>a_x0000__x005F_x0041_\uFFFD<')
})

test('a text longer than a cell is cut and reported', () => {
  const [, text = ''] = /preserve">(.*)<\/t>/.exec(textCell('A1', 'x'.repeat(40_000))) ?? []
  expect(text).toHaveLength(32_767)
  expect(text.endsWith('(cut: Excel holds no more)')).toBe(true)
})

test('texts that are cut are listed in one line, with table, row and heading', async () => {
  const long = 'x'.repeat(32_768)
  const tables = [
    table(
      'GEOL',
      ['LOCA_ID', 'GEOL_DESC'],
      [
        ['BH1', 'CLAY'],
        ['BH1', long],
        ['BH2', 'x'.repeat(32_767)],
        ['BH3', long],
      ],
    ),
  ]
  const notes: string[] = []
  for await (const piece of writeXlsx(smallSource({ tables }), {}, (note) => notes.push(note)))
    expect(piece).toBeInstanceOf(Uint8Array)
  expect(notes).toEqual([
    '2 texts cut at 32,767 characters, since an Excel cell holds no more: GEOL row 3 ' +
      'GEOL_DESC, GEOL row 5 GEOL_DESC',
  ])
})
