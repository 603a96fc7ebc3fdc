import { expect, test } from 'vitest'
import { dictionaryOf } from '../../ags/src/index.ts'
import { conversionFactor, headingFactor, HEADING_UNITS, measureLabel, readMeasure } from '../src/index.ts'

test.each([
  ['12.5', { value: 12.5 }],
  [' 1.2E-07 ', { value: 1.2e-7 }],
  ['>50', { value: 50, bound: 'lower' }],
  ['≥ 50', { value: 50, bound: 'lower' }],
  ['50+', { value: 50, bound: 'lower' }],
  ['<0.1', { value: 0.1, bound: 'upper' }],
  ['<= 3', { value: 3, bound: 'upper' }],
  ['-4', { value: -4 }],
])('%s is read as a number with its bound', (text, measure) => {
  expect(readMeasure(text)).toEqual(measure)
})

test.each(['', 'Dry', 'NP', 'NI', '>', '1,5', '12 kPa', '<5+', 'Infinity', '0x10', '50/75', '3-5'])(
  '“%s” is not a number',
  (text) => {
    expect(readMeasure(text)).toBeNull()
  },
)

test.each([
  ['100%', '%', 100],
  ['90 %', '%', 90],
  ['>12 kPa', 'kPa', 12],
])('the unit of the heading may follow the number: %s', (text, unit, value) => {
  expect(readMeasure(text, unit)?.value).toBe(value)
})

test('another unit after the number is not read', () => {
  expect(readMeasure('12 kPa', '%')).toBeNull()
  expect(readMeasure('%', '%')).toBeNull()
})

test('a measure in words keeps its bound', () => {
  expect(['>50', '<0.1', '7'].map((text) => measureLabel(readMeasure(text) ?? { value: NaN }))).toEqual([
    '>50',
    '<0.1',
    '7',
  ])
})

test.each([
  ['kN/m2', 'kPa', 1],
  ['MN/m²', 'kPa', 1000],
  ['KPA', 'kPa', 1],
  ['MN/m^2', 'MPa', 1],
  ['kPa', 'MPa', 0.001],
  ['bars', 'kPa', 100],
  ['mbar', 'kPa', 0.1],
  ['psi', 'kPa', 6.894757],
  ['ksf', 'kPa', 47.88026],
  ['tsf', 'kPa', null],
  ['kg/m3', 'Mg/m3', 0.001],
  ['kN/m³', 'Mg/m3', 1 / 9.80665],
  ['g/l', 'mg/l', 1000],
  ['µg/L', 'mg/l', 0.001],
  ['mg/kg', '%', 0.0001],
  ['mm', 'm', 0.001],
  ['mg/kg', 'mg/l', null],
  ['', 'kPa', null],
  ['%', '', null],
  ['constructor', 'kPa', null],
])('one %s is so many %s', (stated, target, factor) => {
  expect(conversionFactor(stated, target)).toBe(factor)
})

test.each([
  ['STCN_FRES', '', 'MPa', 0.001],
  ['SCPT_FRES', '', 'kPa', 1000],
  ['SCPT_FRES', 'kPa', 'kPa', 1],
  ['IVAN_IVAN', 'mm', 'kPa', null],
  ['GCHM_RESL', '', 'mg/l', null],
  ['ISPT_NVAL', '', '', 1],
])('%s stated in “%s” is multiplied for %s', (heading, stated, target, factor) => {
  expect(headingFactor(heading, stated, target)).toBe(factor)
})

test('the units of headings are those of the AGS dictionaries', () => {
  const dictionaries = [dictionaryOf('AGS3'), dictionaryOf('AGS4')]
  for (const [heading, unit] of Object.entries(HEADING_UNITS)) {
    const [group = ''] = heading.split('_')
    const stated = dictionaries.flatMap((dictionary) =>
      dictionary.headings(group).filter((one) => one.heading === heading),
    )
    expect(stated, heading).not.toEqual([])
    for (const one of stated) expect(conversionFactor(one.unit, unit), heading).toBe(1)
  }
})
