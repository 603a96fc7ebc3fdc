import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAges, compareIssues, createAgeOrder, findNewest, readTransmission } from '../src/index.ts'

describe('issues', () => {
  test.each([
    ['1', '2'],
    ['9', '10'],
    ['Z', 'AA'],
    ['Rev Z', 'Rev AB'],
    ['P2', 'P10'],
    ['P02', 'C01'],
    ['P99', 'C01'],
    ['Rev P03', 'Rev C02'],
    ['P01.01', 'P01'],
    ['P01', 'P02.01'],
    ['P02.01', 'P02.02'],
    ['A', 'B'],
    ['B', 'C'],
    ['Rev A', 'Rev B'],
    ['Revision 2', '10'],
    ['Draft', 'Preliminary'],
    ['DRAFT 2', 'Interim'],
    ['Draft 1', 'Draft 2'],
    ['Final draft', 'Final'],
    ['Preliminary', 'Final'],
    ['Interim', 'Final'],
    ['Preliminary', '1'],
    ['3', 'Final'],
    ['Final', 'Final rev 2'],
    ['Final', 'P01'],
    ['Laboratory', 'Draft'],
  ])('%s is older than %s', (older, newer) => {
    expect(compareIssues(older, newer)).toBeLessThan(0)
    expect(compareIssues(newer, older)).toBeGreaterThan(0)
  })

  test.each([
    ['P01', 'p1'],
    ['C02', 'Revision C2'],
    ['Preliminary', 'Interim'],
    ['Issue B', 'Rev. B'],
    ['For information', 'As built'],
    ['N/A', ''],
  ])('%s and %s are one', (a, b) => {
    expect(compareIssues(a, b)).toBe(0)
  })
})

const of = (time: number | null, issue: string) => ({ time, issue })

const agesOf = (...stated: ReturnType<typeof of>[]) => {
  const order = createAgeOrder()
  return stated.map((one) => order.add(one))
}

describe('the order of transmissions', () => {
  test('are ordered by date, then issue', () => {
    expect(agesOf(of(1, '9'), of(2, '1'), of(2, ''), of(1, ''))).toEqual([
      { time: 1, issue: '9' },
      { time: 2, issue: '1' },
      { time: 2, issue: '1' },
      { time: 1, issue: '9' },
    ])
  })

  test('without a date have the newest date given before them; older than all before the first', () => {
    const [undated, , , later] = agesOf(of(null, '5'), of(2, '2'), of(1, '3'), of(null, '1'))
    expect([undated, later]).toEqual([
      { time: -Infinity, issue: '5' },
      { time: 2, issue: '1' },
    ])
  })

  test('of issues without a known order are of the age of those given before: the last is newest', () => {
    const all = agesOf(of(1, '2'), of(1, 'Site works'), of(1, 'Laboratory'), of(1, '1'), of(1, 'Final'))
    expect(all.map(({ issue }) => issue)).toEqual(['2', '2', '2', '1', 'Final'])
  })

  test('of equal age: the newest is the last', () => {
    const all = [of(null, ''), of(2, '1'), of(1, '9'), of(null, '')].map((one) => ({
      ...readTransmission({}, 'TRAN'),
      ...one,
    }))
    expect([findNewest(all), findNewest(all.slice(0, 3)), findNewest([])]).toEqual([3, 1, -1])
  })

  test('with a date beyond the latest have no time, and keep the date as stated', () => {
    const record = { TRAN_DATE: '2099-01-01', TRAN_ISNO: '3' }
    const latest = Date.UTC(2026, 0, 1)
    expect(readTransmission(record, 'TRAN', { latest })).toMatchObject({
      time: null,
      date: '2099-01-01',
    })
    expect(readTransmission(record, 'TRAN')).toMatchObject({ time: Date.UTC(2099, 0, 1) })
  })
})

describe('transmissions in any order', () => {
  test('are in one order: no three of them are each newer than the next', () => {
    const issue = fc.oneof(
      fc.constantFrom(
        '',
        '1',
        '2',
        '10',
        'A',
        'D',
        'P01',
        'P02.01',
        'C01',
        'Rev C2',
        'Final',
        'Draft 2',
        'Interim',
        'Laboratory',
        'N/A',
      ),
      fc.string({ maxLength: 4 }),
    )
    const stated = fc.record({ time: fc.constantFrom(null, null, 1, 2, 3), issue })
    fc.assert(
      fc.property(fc.array(stated, { minLength: 3, maxLength: 6 }), (all) => {
        const ages = agesOf(...all)
        for (const a of ages)
          for (const b of ages) {
            expect(Math.sign(compareAges(a, b))).toBe(-Math.sign(compareAges(b, a)) + 0)
            for (const c of ages)
              if (compareAges(a, b) <= 0 && compareAges(b, c) <= 0)
                expect(compareAges(a, c)).toBeLessThanOrEqual(0)
          }
      }),
      { numRuns: 2000 },
    )
  })
})
