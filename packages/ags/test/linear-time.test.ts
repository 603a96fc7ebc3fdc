import { expect, test } from 'vitest'
import { expectLinear, expectLinearIn } from '../../contract/test/expect-linear.ts'
import { testOfType } from '../src/check/data-types.ts'
import { checkAgs, dictionaryOf, extendDictionary, parseAgs, writeAgs } from '../src/index.ts'

const START = '"GROUP","LOCA"\n"HEADING","LOCA_ID","LOCA_REM"\n"UNIT","",""\n"TYPE","ID","X"\n'

test.each(['2DP', '0DP', '3SF', '2SCI', 'MC', 'YN', 'DMS', 'DT'])(
  'a long value of type %s is tested in linear time',
  (type) => {
    const parts = ['0', '12', '.', '-', '+', 'e', ':', '/', ' ', 'Y', '2026-01-31', 'x']
    expectLinear((value) => testOfType(type, 'yyyy-mm-dd')?.(value), parts)
  },
)

test('a unit of a date is understood in linear time, and no value has the form of an endless one', () => {
  expectLinear((unit) => testOfType('DT', unit)?.('2026-01-31'), ['yyyy', '-mm', '-dd', 'T', '.', '(', 'x'])
  expect(testOfType('DT', 'x'.repeat(1 << 20))?.('2026-01-31')).toBe(false)
})

const parts = [
  ...'" "" , "GROUP" "**A" "*A" "<CONT>" "<UNITS>" "DATA","1" x'.split(' '),
  '\n',
  '\r',
  '\r\n',
  ' ',
  '\0',
]

test('texts are parsed and checked in linear time', () => {
  expectLinear((text) => parseAgs(START + text), parts)
  expectLinear((text) => parseAgs(`"**HOLE"\n"*HOLE_ID"\n${text}`), parts)
  expectLinear((text) => checkAgs(START + text), parts)
})

test('long values are written in linear time', () => {
  const group = { code: 'HOLE', headings: ['HOLE_ID', 'HOLE_REM'], units: [], types: [], blocks: 1 }
  expectLinear(
    (text) => writeAgs('AGS3', [{ ...group, rows: [['BH1', text.repeat(8)]] }]),
    ['"', 'x', ' ', '😀', '\n'],
  )
  expectLinear((text) => writeAgs('AGS4', [{ ...group, rows: [['BH1', text]] }]), ['"', 'x', '\n'])
})

/**
 * A file with many blocks of a group, and with more definitions of its headings the more blocks there are.
 */
function blocksAndDefinitions(status: string, blocks: number): string {
  const row = (_: unknown, index: number) => `"DATA","HEADING","SAMP","SAMP_X${index}","${status}"\n`
  const dict = '"GROUP","DICT"\n"HEADING","DICT_TYPE","DICT_GRP","DICT_HDNG","DICT_STAT"\n'
  return dict + Array.from({ length: 1000 + 16 * blocks }, row).join('') + '"GROUP","SAMP"\n'.repeat(blocks)
}

test.each(['OTHER', 'REQUIRED', 'KEY'])(
  'a file with many %s headings in DICT is checked in linear time of its length',
  (status) => {
    expectLinearIn((count) => checkAgs(blocksAndDefinitions(status, count / 64)))
  },
)

test('the codes of a heading are looked up in linear time of their number', () => {
  expectLinearIn((count) => {
    const codes = Array.from({ length: count / 4 }, (_, index) => `C${index}`)
    const abbr = codes.map((code) => ({ ABBR_HDNG: 'LOCA_TYPE', ABBR_CODE: code, ABBR_DESC: 'a type' }))
    const dictionary = extendDictionary(dictionaryOf('AGS4'), [], abbr)
    for (const code of codes) expect(dictionary.codes('LOCA_TYPE').get(code)).toBe('a type')
  })
})
