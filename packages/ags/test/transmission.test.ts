import { describe, expect, test } from 'vitest'
import { compareIssues, compareTransmissions, readTransmission } from '../src/index.ts'

describe('issues', () => {
  test.each([
    ['1', '2'],
    ['9', '10'],
    ['P2', 'P10'],
    ['P02', 'C01'],
    ['P99', 'C01'],
    ['Rev P03', 'Rev C02'],
    ['P01.01', 'P01'],
    ['P01', 'P02.01'],
    ['P02.01', 'P02.02'],
    ['A', 'B'],
    ['B', 'C'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareIssues(older, newer)).toBeLessThan(0)
    expect(compareIssues(newer, older)).toBeGreaterThan(0)
  })

  test.each([
    ['P01', 'p1'],
    ['C02', 'Revision C2'],
  ])('%s and %s are one', (a, b) => {
    expect(compareIssues(a, b)).toBe(0)
  })
})

describe('transmissions', () => {
  const of = (time: number | null, issue: string) => ({ time, issue })

  test('are compared by date, then issue; by issue where one has no date', () => {
    expect(compareTransmissions(of(1, '9'), of(2, '1'))).toBeLessThan(0)
    expect(compareTransmissions(of(1, '1'), of(1, '2'))).toBeLessThan(0)
    expect(compareTransmissions(of(null, '1'), of(1, '2'))).toBeLessThan(0)
    expect(compareTransmissions(of(null, ''), of(1, '2'))).toBe(0)
  })

  test('with a date beyond the latest have no time, and keep the date as stated', () => {
    const record = { TRAN_DATE: '2099-01-01', TRAN_ISNO: '3' }
    const latest = Date.UTC(2026, 0, 1)
    expect(readTransmission(record, 'TRAN', { latest })).toMatchObject({
      time: null,
      isInFuture: true,
      date: '2099-01-01',
    })
    expect(readTransmission(record, 'TRAN')).toMatchObject({ time: Date.UTC(2099, 0, 1) })
  })
})
