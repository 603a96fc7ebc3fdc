import { expect, test } from 'vitest'
import { createConverter } from '../src/units/convert-value.ts'
import { targetUnit } from '../src/units/target-unit.ts'

const convert = (from: string, to: string, ...values: string[]) => {
  const converter = createConverter(from, to)
  return converter === null ? null : values.map(converter)
}

test('values are converted digit by digit', () => {
  expect(convert('kPa', 'MPa', '100', '120.5', '-1', '0', '')).toEqual([
    '0.100',
    '0.1205',
    '-0.001',
    '0.000',
    '',
  ])
  expect(convert('m', 'mm', '0.5', '1.2345', '.5')).toEqual(['500', '1234.5', '500'])
  expect(convert('ft', 'm', '6.56')).toEqual(['1.999488'])
  expect(convert('kgf/cm2', 'kPa', '2')).toEqual(['196.1330'])
  expect(convert('cm/s', 'm/s', '1.2E-05')).toEqual(['1.2E-7'])
})

test('a limit and a mark stay beside the number; words stay, and several numbers are not converted', () => {
  expect(convert('kPa', 'MPa', '<100', '100*', 'NP', '25/30', '1,000', '20-10', '2024-05-01')).toEqual([
    '<0.100',
    '0.100*',
    'NP',
    null,
    null,
    null,
    null,
  ])
})

test('both ends of a range are converted', () => {
  expect(convert('kPa', 'MPa', '100-120', '.5 – 20', '100 to 120.5')).toEqual([
    '0.100-0.120',
    '0.0005 – 0.020',
    '0.100 to 0.1205',
  ])
})

test('a value that states its own unit stays', () => {
  expect(convert('kPa', 'MPa', '25/30 kPa', '25 kN/m2', '25MPa', '25 m')).toEqual([
    '25/30 kPa',
    '25 kN/m2',
    '25MPa',
    '0.025 m',
  ])
})

test('units of endless fractions, of other quantities and unknown ones are not converted', () => {
  expect(convert('m/day', 'm/s', '1')).toBeNull()
  expect(convert('kN/m3', 'Mg/m3', '1')).toBeNull()
  expect(convert('m', 'kPa', '1')).toBeNull()
  expect(convert('blows', 'MPa', '1')).toBeNull()
})

test('several units become that of the dictionary, that of their quantity, or the first by spelling', () => {
  expect(targetUnit('MPa', ['kPa', 'bar'])).toBe('MPa')
  expect(targetUnit('', ['MPa', 'bar'])).toBe('kPa')
  expect(targetUnit('', ['mm', 'ft'])).toBe('m')
  expect(targetUnit('%', ['mm', 'ft'])).toBe('m')
  expect(targetUnit('', ['turns', 'blows'])).toBe('blows')
})
