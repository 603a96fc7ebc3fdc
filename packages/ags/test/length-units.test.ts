import { describe, expect, test } from 'vitest'
import { checkAgs } from '../src/index.ts'

const line = (...cells: string[]) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`
const group = (code: string, headings: string[], units: string[], ...rows: string[][]) =>
  line('GROUP', code) +
  line('HEADING', ...headings) +
  line('UNIT', ...units) +
  line('TYPE', ...headings.map(() => 'X')) +
  rows.map((row) => line('DATA', ...row)).join('')

const RULES = [
  'length-unit',
  'below-final-depth',
  'reversed-depths',
  'overlapping-strata',
  'contradictory-spt',
]
const found = (text: string) =>
  checkAgs(text)
    .diagnostics.filter(({ rule }) => RULES.includes(rule))
    .map(({ rule, heading, message }) => [rule, heading, message])

const strata = (unit: string, ...rows: string[][]) =>
  group('LOCA', ['LOCA_ID', 'LOCA_FDEP'], ['', 'm'], ['BH1', '12.20']) +
  group('GEOL', ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'], ['', unit, unit], ...rows.map((row) => ['BH1', ...row]))

const named = (heading: string, text: string) => ['length-unit', heading, `${heading} ${text}`]

test('depths in feet are compared in metres, and their unit is a finding', () => {
  const units = ['GEOL_TOP', 'GEOL_BASE'].map((name) =>
    named(name, 'in “ft”: read in this unit and converted to m'),
  )
  expect(found(strata('ft', ['0', '20'], ['20', '40']))).toEqual(units)
  expect(found(strata('ft', ['0', '20'], ['50', '60']))).toEqual([
    ...units,
    ['below-final-depth', 'GEOL_TOP', 'Depth 15.24 m of BH1 is below its final depth of 12.2 m'],
    ['below-final-depth', 'GEOL_BASE', 'Depth 18.288 m of BH1 is below its final depth of 12.2 m'],
  ])
})

test('depths in an unknown unit are not compared', () => {
  const units = ['GEOL_TOP', 'GEOL_BASE'].map((name) =>
    named(name, 'in “fathom”, an unknown unit: not read, and not drawn'),
  )
  expect(found(strata('fathom', ['0', '20'], ['50', '40']))).toEqual(units)
})

describe('strata in metres under another unit', () => {
  const STRATA_RULES = ['strata-unit', 'strata-gaps', 'length-unit']
  const foundOfStrata = (text: string) =>
    checkAgs(text).diagnostics.flatMap(({ rule, line: at, message, advice }) =>
      STRATA_RULES.includes(rule)
        ? [`${at ?? ''} ${message}${rule === 'strata-unit' ? `; ${advice}` : ''}`]
        : [],
    )
  const site = (unit: string, ...finalDepths: string[]) =>
    [
      ['**HOLE'],
      ['*HOLE_ID', '*HOLE_FDEP'],
      ['<UNITS>', 'm'],
      ...finalDepths.map((depth, i) => [`BH${i}`, depth]),
    ]
      .map((cells) => line(...cells))
      .join('') +
    [['**GEOL'], ['*HOLE_ID', '*GEOL_TOP', '*GEOL_BASE'], ['<UNITS>', unit, unit]]
      .map((cells) => line(...cells))
      .join('')
  const rowsTo = (...bases: string[]) =>
    bases.flatMap((base, i) => [line(`BH${i}`, '0.00', '0.30'), line(`BH${i}`, '0.30', base)]).join('')

  test('are named once at the units, with the unit to state, and not as missing strata', () => {
    expect(foundOfStrata(site('mm', '3.00', '12.25', '4.45') + rowsTo('3.00', '12.25', '4.00'))).toEqual([
      '9 GEOL_TOP in “mm”: read in this unit and converted to m',
      '9 GEOL_BASE in “mm”: read in this unit and converted to m',
      '9 GEOL_TOP and GEOL_BASE in “mm”: read in m they end at the final depth of 3 holes; ' +
        'State m as the unit of both headings',
    ])
  })

  test('are not taken for such where most of them do not end at the final depths', () => {
    const found = foundOfStrata(site('mm', '3.00', '9.00', '5.00') + rowsTo('3000', '4000', '5.00'))
    expect(found.join()).not.toContain('read in m they end')
    expect(found.join()).toContain('No strata are stated in BH1 from 4 m to its final depth of 9 m')
  })
})

test('penetrations in inches are compared in millimetres', () => {
  const tests = group(
    'ISPT',
    ['LOCA_ID', 'ISPT_TOP', 'ISPT_NVAL', 'ISPT_REP', 'ISPT_NPEN'],
    ['', 'm', '', '', 'in'],
    ['BH1', '1.00', '', '50/152mm', '6'],
  )
  expect(found(tests)).toEqual([named('ISPT_NPEN', 'in “in”: read in this unit and converted to mm')])
})

test.each([
  ['ft', 'ft'],
  ['%', 'm'],
  ['', 'm'],
])('a row whose depth is in “%s” is named by its depth in %s', (stated, unit) => {
  const tests = group('ISPT', ['LOCA_ID', 'ISPT_TOP', 'ISPT_ERAT'], ['', stated, '%'], ['BH1', '5', '6'])
  const messages = checkAgs(tests).diagnostics.map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining(`Reading 6 % of BH1 at 5 ${unit} is below 20 %`))
})
