import { test } from 'vitest'
import { expectLinear, expectLinearIn } from '../../contract/test/expect-linear.ts'
import { describeType } from '../src/ags/describe-type.ts'
import { csvLine } from '../src/csv/csv-line.ts'
import { fileNames } from '../src/file-names.ts'
import { createSheetNames } from '../src/xlsx/sheet-names.ts'
import { numberCell, textCell } from '../src/xlsx/write-cell.ts'
import { escapeXml } from '../src/xml.ts'

const parts = [
  ...'0 12 . - + e = ＝ @ " , ; _x0041_ _ x & <'.split(' '),
  "'",
  '\r',
  '\n',
  '\t',
  ' ',
  '\u0001',
]

test.each(
  Object.entries({
    csvLine: (text: string) => csvLine([text]),
    'csvLine, of what may be a formula,': (text: string) => csvLine([`-${text}`]),
    numberCell: (text: string) => numberCell('A1', text),
    textCell: (text: string) => textCell('A1', text),
    escapeXml: (text: string) => escapeXml(text),
    fileNames: (text: string) => fileNames([text], 'csv'),
    sheetNames: (text: string) => createSheetNames()(text),
  }),
)('%s takes linear time for a long value', (_, write) => {
  expectLinear(write, parts)
})

test('data types are described in linear time', () => {
  expectLinear(describeType, ['0', '2', 'DP', 'SF', 'SCI', 'X', 'MC'])
})

test('names that are alike are numbered in linear time of their number', () => {
  expectLinearIn((count) =>
    fileNames(
      Array.from({ length: count }, (_, index) => String.fromCharCode(0x4e00 + (index % 20_000))),
      'csv',
    ),
  )
  expectLinearIn((count) => {
    const nameOf = createSheetNames()
    for (let index = 0; index < count; index++) nameOf('A'.repeat(40))
  })
})
