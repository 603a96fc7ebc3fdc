import { expect, test } from 'vitest'
import { createConverter } from '../src/units/convert-value.ts'
import { targetUnit } from '../src/units/target-unit.ts'

const convert = (from: string, to: string, ...values: string[]) => {
  const converter = createConverter(from, to)
  return converter === null ? null : values.map(converter)
}

test('a date is written in the form of another unit, with the precision it has', () => {
  expect(convert('dd/mm/yyyy', 'yyyy-mm-dd', '01/05/2024', '1/5/2024', '')).toEqual([
    '2024-05-01',
    '2024-05-01',
    '',
  ])
  expect(convert('mm/dd/yyyy', 'yyyy-mm-dd', '05/31/2024')).toEqual(['2024-05-31'])
  expect(convert('dd/mm/yyyy hh:mm', 'yyyy-mm-ddThh:mm', '01/05/2024 9:30')).toEqual(['2024-05-01T09:30'])
  expect(convert('dd/mm/yyyy hhmmss', 'yyyy-mm-dd', '01/05/2024 093015')).toEqual(['2024-05-01T09:30:15'])
  expect(convert('yyyy-mm-ddThh:mm:ss', 'dd/mm/yyyy', '2024-05-01T09:30:15.5')).toEqual([
    '01/05/2024 09:30:15.5',
  ])
})

test('a value that is not in the form of its unit stays as it is', () => {
  expect(convert('dd/mm/yyyy', 'yyyy-mm-dd', '2024-05-01', '31/02/2024', '05/2024', 'see log')).toEqual([
    '2024-05-01',
    '31/02/2024',
    '05/2024',
    'see log',
  ])
})

test('a form without a day, or without the century, is not converted', () => {
  for (const form of ['yyyy', 'mm/yyyy', 'yyyy-mm', 'dd/mm/yy', 'dd/dd/yyyy', 'hh:mm'])
    expect([form, convert(form, 'dd/mm/yyyy', '1')]).toEqual([form, null])
})

test('several forms become that of the dictionary, or the ISO form', () => {
  expect(targetUnit('dd/mm/yyyy', ['yyyy-mm-dd'])).toBe('dd/mm/yyyy')
  expect(targetUnit('', ['dd/mm/yyyy', 'mm/dd/yyyy'])).toBe('yyyy-mm-dd')
  expect(targetUnit('', ['dd/mm/yyyy hhmmss', 'mm/dd/yyyy'])).toBe('yyyy-mm-dd')
})
