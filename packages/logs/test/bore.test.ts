import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { findings, hole, laneOf } from './units-log.ts'

test('a hole that narrows has one diameter below the other, and casings are nested', () => {
  const log = readLog(hole, {
    HDIA: rowsOf('HDIA', { HDIA_DPTH: '20.00', HDIA_DIAM: '150' }, { HDIA_DPTH: '8.50', HDIA_DIAM: '200' }),
    CDIA: rowsOf('CDIA', { CDIA_DPTH: '8.00', CDIA_DIAM: '200' }, { CDIA_DPTH: '12.00', CDIA_DIAM: '150' }),
  })
  expect(findings(log)).toEqual([
    ['hole', 0, 8.5, 200],
    ['hole', 8.5, 20, 150],
    ['casing', 0, 8, 200],
    ['casing', 0, 12, 150],
  ])
  expect(laneOf(log, 'bore')?.scaleMax).toBe(200)
})

test('diameters of AGS 3 are read alike, and a casing stated beside the hole is a casing', () => {
  const log = readLog(hole, {
    HDIA: rowsOf('HDIA', { HDIA_HDEP: '13.50', HDIA_HOLE: '146', HDIA_CASG: '140', HDIA_CDEP: '9' }),
    CDIA: rowsOf('CDIA', { CDIA_CDEP: '13.50', CDIA_HOLE: '140' }),
  })
  expect(findings(log)).toEqual([
    ['hole', 0, 13.5, 146],
    ['casing', 0, 13.5, 140],
    ['casing', 0, 9, 140],
  ])
})

test('a diameter without a depth is reported and not drawn; one that is no number has no width', () => {
  const log = readLog(hole, {
    HDIA: rowsOf('HDIA', { HDIA_DPTH: '', HDIA_DIAM: '' }, { HDIA_DPTH: '5.00', HDIA_DIAM: 'n/k' }),
  })
  expect(findings(log)).toEqual([['hole', 0, 5, undefined]])
  expect(log.findings.map(({ kind, table }) => [kind, table])).toEqual([['no-depth', 'HDIA']])
})

const text = fc.oneof(fc.constantFrom('', '0', '-3', '8.50', '150', '1e9', '>20', 'reducing'), fc.string())

test('any diameters are drawn from top to bottom; only impossible ones or without depth are not', () => {
  const row = fc.record({ HDIA_DPTH: text, HDIA_DIAM: text })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (data) => {
      const log = readLog(hole, { HDIA: rowsOf('HDIA', ...data) })
      const marks = laneOf(log, 'bore')?.marks ?? []
      const leftOut = log.findings.filter(({ kind }) => kind === 'no-depth' || kind === 'impossible')
      const rows = leftOut.reduce((sum, { count = 1 }) => sum + count, 0)
      expect(marks.length + rows).toBe(data.length)
      for (const { top, base, value } of marks) {
        expect(top).toBeLessThanOrEqual(base)
        expect(value === undefined || value > 0).toBe(true)
      }
    }),
  )
})
