import { describe, expect, test } from 'vitest'
import { testOfType } from '../src/check/data-types.ts'

const CASES: readonly [type: string, unit: string, right: string[], wrong: string[]][] = [
  [
    '2DP',
    'm',
    ['1.00', '-1.00', '0.00', '12345.67'],
    ['1', '1.0', '1.000', '+1.00', '.50', '-.50', '1,00', ' 1.00', 'abc', '-', '1.0e2'],
  ],
  ['0DP', '', ['0', '12', '-3', '12.'], ['1.0', '+1', '1e3', 'x', '.', '-']],
  ['1DP', '', ['0.5', '-10.5'], ['5', '.5', '0.55']],
  [
    '2SF',
    '',
    ['12', '1.2', '0.12', '0.0010', '120', '1200', '10', '0', '0.00', '-12'],
    ['1', '123', '12.0', '0.1', '1.20', '1.2e3', 'abc', '70.', '.12', '-', '1.2.', '+12'],
  ],
  ['3SF', '', ['123', '12.3', '0.100', '100', '1230'], ['12', '1.2', '1234', '12.34']],
  ['1SF', '', ['1', '0.1', '10', '300'], ['12', '1.0', '0.10']],
  ['2SCI', '', ['1.23E+02', '1.23e2', '-1.23E-10'], ['1.2E2', '12.3E1', '123', '1E2', '1.23']],
  ['0SCI', '', ['1E2'], ['1.0E2']],
  [
    'U',
    '',
    ['1', '-1.5', '+3', '1e5', '.5', '5.', ' 5'],
    ['<5', '1,000', 'abc', 'Belfast', '.', '-', '1.2.3', '1-2'],
  ],
  ['MC', '%', ['8.5', '12', '100'], ['high']],
  ['YN', '', ['Y', 'N', 'y', 'n'], ['Yes', '1']],
  [
    'DMS',
    '',
    ['51:28:52', '-0:30:59.498', '181:00:00'],
    ['51.5', '51:28', '51:60:00', '51:28:61', '51:28:52,4', '+0:0:0', '51:3:00', '51:28:0', ''],
  ],
  [
    'DT',
    'yyyy-mm-dd',
    ['2024-02-29', '1999-12-31'],
    [
      ...['2023-02-29', '2100-02-29', '2024-04-31', '2024-13-01', '2024-00-10', '2024-01-00'],
      ...['24-01-01', 'x024-01-10', '2024/01/10', '2024-01/10', '01/02/2024', '2024-02-29T10:00'],
    ],
  ],
  ['DT', 'dd/mm/yyyy', ['29/02/2024'], ['30/02/2024', '2024-02-29', '1/2/2024']],
  [
    'DT',
    'yyyy-mm-ddThh:mm',
    ['2024-02-29T23:59'],
    ['2024-02-29T24:00', '2024-02-29T23:60', '2024-02-29T2x:00', '2024-02-29 10:00', '2024-02-29'],
  ],
  ['DT', 'yyyy-mm-ddThh:mm:ss', ['2024-02-29T23:59:59'], ['2024-02-29T23:59:60', '2024-02-29T23:59.59']],
  [
    'DT',
    'yyyy-mm-ddThh:mm:ss.sssZ(+hh:mm)',
    ['2024-02-29T23:59:30.123+01:00', '2024-02-29T23:59:30.123Z'],
    ['2024-02-29T23:59:30.123'],
  ],
  ['DT', 'yyyy-mm-ddThh:mm:ss.sss(+hh:mm)', ['2024-02-29T23:59:30.123+01:00'], ['2024-02-29T23:59:30.123']],
  ['DT', 'hh:mm', ['00:00', '23:59'], ['24:00', '1:00', '10:60']],
  ['DT', 'yyyy', ['2024'], ['24']],
  ['DT', '', [], ['2024-02-29']],
  ['T', 'hh:mm', ['00:30', '100:00'], ['1:00', '01:60', '01:00:00']],
  ['T', 'hh:mm:ss', ['01:00:59'], ['01:00']],
]

describe('Values of data type', () => {
  test.each(CASES)('%s %s are those of its form', (type, unit, right, wrong) => {
    const isRight = testOfType(type, unit)
    expect(right.filter((value) => isRight?.(value) !== true)).toEqual([])
    expect(wrong.filter((value) => isRight?.(value) !== false)).toEqual([])
  })

  test.each(['X', 'XN', 'ID', 'PA', 'PT', 'PU', 'RL', '', 'ZZ'])('%j may be any text', (type) => {
    expect(testOfType(type, '')).toBeUndefined()
  })

  test('that is a time are tested in linear time, whatever the unit is', () => {
    const started = testOfType('DT', 'y'.repeat(1000))
    expect(started?.('y'.repeat(100_000))).toBe(false)
  })
})

test('an offset from UTC may stand in brackets, as in its unit', () => {
  const isTime = testOfType('DT', 'yyyy-mm-ddThh:mmZ(+hh:mm)')
  expect(isTime?.('2023-11-16T11:34Z(+03:00)')).toBe(true)
  expect(isTime?.('2023-11-16T11:34(-03:00)')).toBe(true)
  expect(isTime?.('2023-11-16T11:34Z(03:00)')).toBe(false)
  expect(isTime?.('2023-11-16T11:34(+03:00')).toBe(false)
})
