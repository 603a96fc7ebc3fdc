import { expect, test } from 'vitest'
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
