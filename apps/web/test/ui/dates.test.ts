import { describe, expect, it } from 'vitest'
import {
  formatCell,
  formatDate,
  formatDateText,
  formatLocalDate,
  formatValueWithUnit,
} from '../../src/ui/dates.ts'

describe('dates', () => {
  it('have the day, the short month and the year', () => {
    expect(formatDate(Date.UTC(2021, 2, 9))).toBe('9 Mar 2021')
    expect(formatDate(Date.UTC(1998, 8, 30, 23, 59))).toBe('30 Sept 1998')
    expect(formatLocalDate(new Date(2021, 11, 31, 23, 30))).toBe('31 Dec 2021')
  })

  it.each([
    ['2021-03-09', '', '9 Mar 2021'],
    ['2021-03-09T00:00:00', '', '9 Mar 2021'],
    ['2021-03-09T13:31:00', '', '9 Mar 2021 13:31'],
    ['2021-03-09 13:31:27', '', '9 Mar 2021 13:31:27'],
    ['2021-03-09T13:31:00+01:00', '', '9 Mar 2021 13:31+01:00'],
    ['2021-03-09T00:00Z', '', '9 Mar 2021 00:00Z'],
    ['09/03/2021', 'dd/mm/yyyy', '9 Mar 2021'],
    ['09/03/2021', 'mm/dd/yyyy', '3 Sept 2021'],
    ['09/03/21', 'dd/mm/yy', '09/03/21'],
    ['2021-02-30', '', '2021-02-30'],
    ['March 2021', '', 'March 2021'],
    ['', '', ''],
  ])('%j of unit %j is shown as %j', (text, unit, shown) => {
    expect(formatDateText(text, unit)).toBe(shown)
  })
})

describe('a cell', () => {
  it('shows a date if the unit or the value is a date', () => {
    expect(formatCell('09/03/2021', 'dd/mm/yyyy')).toBe('9 Mar 2021')
    expect(formatCell('2021-03-09', '')).toBe('9 Mar 2021')
  })

  it('keeps other text, and slashes that may have another meaning', () => {
    expect(formatCell('09/03/2021', '')).toBe('09/03/2021')
    expect(formatCell('2021-03-09-BH1', '')).toBe('2021-03-09-BH1')
    expect(formatCell('12.50', 'm')).toBe('12.50')
  })

  it('has its unit, unless the unit is the format of a date or time', () => {
    expect(formatValueWithUnit('12.5', 'mm')).toBe('12.5 mm')
    expect(formatValueWithUnit('2021-03-09', 'yyyy-mm-dd')).toBe('9 Mar 2021')
    expect(formatValueWithUnit('03/09/2021', 'mm/dd/yyyy')).toBe('9 Mar 2021')
    expect(formatValueWithUnit('1405', 'hhmm')).toBe('1405')
    expect(formatValueWithUnit('dry')).toBe('dry')
  })
})
