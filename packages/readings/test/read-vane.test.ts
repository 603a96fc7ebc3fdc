import { expect, test } from 'vitest'
import {
  repeatedVaneLimit,
  vanePeak,
  vaneRemoulded,
  vaneSeries,
  vaneStatement,
  vaneType,
} from '../src/index.ts'

test.each([
  ['', 'peak'],
  ['Residual Result', 'residual'],
  ['Residual result', 'residual'],
  ['residual', 'residual'],
  ['Remoulded', 'remoulded'],
  ['Vane residual strength', 'residual'],
  ['Peak; residual not tested', 'peak'],
  ['Residual 12 kPa', 'peak'],
  ['Residual = 12', 'peak'],
  ['Residual below half of peak', 'peak'],
  ['Residual soil', 'peak'],
])('IVAN_IVAN beside the remark "%s" is %s', (IVAN_REM, series) => {
  expect(vaneSeries({ IVAN_IVAN: '40', IVAN_REM })).toBe(series)
})

test('remoulded beside a remoulded strength describes that one', () => {
  expect(vaneSeries({ IVAN_IVAN: '40', IVAN_IVAR: '12', IVAN_REM: 'Remoulded' })).toBe('peak')
  expect(vaneSeries({ IVAN_IVAN: '12', IVAN_IVAR: '0.0', IVAN_REM: 'Remoulded' })).toBe('remoulded')
})

test.each([
  ['0.0', ''],
  ['0', ''],
  ['12', '12'],
  ['<5', '<5'],
  ['', ''],
])('IVAN_IVAN or IVAN_IVAR %j is %j', (text, strength) => {
  expect(vaneRemoulded({ IVAN_IVAR: text })).toBe(strength)
  expect(vanePeak({ IVAN_IVAN: text })).toBe(strength)
})

test.each([
  ['V= 120 kPa', '', 'V= 120 kPa'],
  ['V= 120', '', 'V= 120'],
  ['120kN/m2', '', '120kN/m2'],
  ['V= 120 kPa', '0.0', 'V= 120 kPa'],
  ['V= 120 kPa', '80', ''],
  ['Too stiff for HV', '', ''],
])('a remark "%s" beside the value %j states %j', (IVAN_REM, IVAN_IVAN, stated) => {
  expect(vaneStatement({ IVAN_REM, IVAN_IVAN })).toBe(stated)
})

test.each([
  '+ (off scale)',
  '+',
  'Max value',
  'HV. Material exceeded maximum reading on gauge.',
  'Peak reading = maximum on scale',
])('a strength beside the remark "%s" is a lower bound', (IVAN_REM) => {
  expect(vanePeak({ IVAN_IVAN: '140', IVAN_REM })).toBe('140+')
  expect(vanePeak({ IVAN_IVAN: '>140', IVAN_REM })).toBe('>140')
  expect(vanePeak({ IVAN_IVAN: '0.0', IVAN_REM })).toBe('')
})

test.each(['Max value 80 kPa', 'Maximum of 3', 'Scale corrected', 'Limit of bay', '+ gravel'])(
  'a strength beside the remark "%s" is as stated',
  (IVAN_REM) => {
    expect(vanePeak({ IVAN_IVAN: '140', IVAN_REM })).toBe('140')
  },
)

test('the greatest strength of five tests or more is probably the limit of the instrument', () => {
  const others = [20, 35, 35, 35, 35, 35, 90]
  expect(repeatedVaneLimit([...others, 120, 120, 120, 120, 120])).toEqual({ value: 120, tests: 5 })
  expect(repeatedVaneLimit([...others, 120, 120, 120, 120])).toBeNull()
  expect(repeatedVaneLimit(others)).toBeNull()
  expect(repeatedVaneLimit([0, 0, 0, 0, 0])).toBeNull()
  expect(repeatedVaneLimit([])).toBeNull()
})

test.each([
  ['FIELD', 'HV'],
  ['HV', 'HV'],
  ['Hand vane', 'HV'],
  ['BOREHOLE', 'BV'],
  ['PP', 'PP'],
  ['IV', 'Vane'],
  ['', 'Vane'],
])('the type %s is a %s', (IVAN_TYPE, type) => {
  expect(vaneType({ IVAN_TYPE })).toBe(type)
})

test.each([
  ['HV', 'HV'],
  ['Pocket penetrometer', 'PP'],
  ['PP', 'PP'],
  ['Hand vane test.', 'HV'],
  ['Too stiff for HV', 'Vane'],
  ['Vane test', 'Vane'],
])('a remark %j alone is of type %s, unless a type is stated', (IVAN_REM, type) => {
  expect(vaneType({ IVAN_REM })).toBe(type)
  expect(vaneType({ IVAN_REM, IVAN_TYPE: 'BV' })).toBe('BV')
})
