import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOOT_TABLES, readFootTable, readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const hole = { finalDepth: 20, groundLevel: null }
const laneOf = (log: ReturnType<typeof readLog>, id: string) => log.lanes.find((lane) => lane.id === id)
const findings = (log: ReturnType<typeof readLog>) =>
  laneOf(log, 'bore')?.marks.map(({ series, top, base, value }) => [series, top, base, value])

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

test('a heading of AGS 3 takes precedence over a user heading with an AGS 4 name', () => {
  const HDIA = rowsOf(
    'HDIA',
    { HDIA_HDEP: '19.950', HDIA_HOLE: '200', HDIA_TDEP: '9.000', HDIA_DPTH: '0.000' },
    { HDIA_HDEP: '9.000', HDIA_HOLE: '250', HDIA_TDEP: '0.000', HDIA_DPTH: '0.000' },
  )
  const CDIA = rowsOf('CDIA', { CDIA_CDEP: '9.000', CDIA_HOLE: '250', CDIA_DPTH: '0.000', CDIA_DIAM: '0' })
  expect(findings(readLog(hole, { HDIA, CDIA }))).toEqual([
    ['hole', 0, 9, 250],
    ['hole', 9, 19.95, 200],
    ['casing', 0, 9, 250],
  ])
  const definition = FOOT_TABLES.find(({ id }) => id === 'diameters')
  const table = definition && readFootTable(definition, { HDIA })
  expect(table?.rows.map((cells) => cells.map(({ value }) => value))).toEqual([
    ['250', '0.000', '9.000'],
    ['200', '9.000', '19.950'],
  ])
})

test('a diameter without a depth is reported and not drawn; one that is no number has no width', () => {
  const log = readLog(hole, {
    HDIA: rowsOf('HDIA', { HDIA_DPTH: '', HDIA_DIAM: '' }, { HDIA_DPTH: '5.00', HDIA_DIAM: 'n/k' }),
  })
  expect(findings(log)).toEqual([['hole', 0, 5, undefined]])
  expect(log.findings.map(({ kind, table }) => [kind, table])).toEqual([['no-depth', 'HDIA']])
})

const cone = { STCN: rowsOf('STCN', { STCN_DPTH: '1', STCN_RES: '2.5', STCN_FRES: '120' }) }

test('side friction of AGS 3, which is in kN/m², is converted to MPa', () => {
  const log = readLog(hole, cone)
  expect(laneOf(log, 'cone')?.marks[0]).toMatchObject({ value: 2.5, label: '2.5' })
  expect(laneOf(log, 'friction')?.marks[0]).toMatchObject({ value: 0.12, label: '0.12' })
})

test.each([
  ['MPa', 120],
  ['MN/m^2', 120],
  ['kN/m²', 0.12],
  ['kg/cm2', 11.768],
])('a file that states %s for side friction is believed', (unit, value) => {
  const log = readLog(hole, cone, (_, heading) => (heading === 'STCN_FRES' ? unit : ''))
  expect(laneOf(log, 'friction')?.marks[0]?.value).toBeCloseTo(value, 3)
  expect(log.findings.filter(({ kind }) => kind === 'unit')).toEqual([])
})

test('values in a unit that cannot be converted are reported once and not drawn', () => {
  const log = readLog(hole, cone, (_, heading) => (heading === 'STCN_FRES' ? 'furlong' : ''))
  expect(laneOf(log, 'friction')).toBeUndefined()
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['unit', 'STCN_FRES in “furlong”']])
})

test('a fracture index in words is written as stated', () => {
  const log = readLog(hole, {
    FRAC: rowsOf('FRAC', { FRAC_FROM: '5', FRAC_TO: '6', FRAC_FI: 'NI' }, { FRAC_FROM: '6', FRAC_TO: '7' }),
  })
  expect(laneOf(log, 'fractures')?.marks.map(({ label, value }) => [label, value])).toEqual([
    ['NI', undefined],
  ])
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

test('u2 is read in kPa, and a negative one lowers the left end of its scale', () => {
  const log = readLog(hole, {
    SCPT: rowsOf('SCPT', { SCPT_DPTH: '1', SCPT_PWP2: '0.12' }, { SCPT_DPTH: '2', SCPT_PWP2: '-0.03' }),
  })
  const lane = laneOf(log, 'pore-pressure')
  expect(lane?.marks.map(({ value }) => value)).toEqual([120, -30])
  expect(lane?.from).toBeLessThanOrEqual(-30)
  expect(laneOf(log, 'cone')).toBeUndefined()
})

const zone = { FRAC_FROM: '5', FRAC_TO: '6' }
const spacingsOf = (rows: Record<string, string>[], unit = 'mm') => {
  const FRAC = rowsOf('FRAC', ...rows.map((row) => ({ ...zone, ...row })))
  const log = readLog(hole, { FRAC }, (_, heading) => (heading.startsWith('FRAC_I') ? unit : ''))
  return { labels: laneOf(log, 'spacing')?.marks.map(({ label }) => label), log }
}

test.each([
  [{ FRAC_IMIN: '10', FRAC_IAVE: '75', FRAC_IMAX: '180' }, '10/75/180'],
  [{ FRAC_IMIN: 'NI', FRAC_IAVE: '40', FRAC_IMAX: '90' }, 'NI/40/90'],
  [{ FRAC_IMIN: 'NI', FRAC_IAVE: 'NI', FRAC_IMAX: 'NI' }, 'NI'],
  [{ FRAC_IMIN: '', FRAC_IAVE: 'AZCL', FRAC_IMAX: '' }, 'AZCL'],
  [{ FRAC_IMIN: '', FRAC_IAVE: '75', FRAC_IMAX: '' }, '–/75/–'],
])('fracture spacing %j is written as %s', (row, label) => {
  const { labels, log } = spacingsOf([row])
  expect(labels).toEqual([label])
  expect(log.findings.filter(({ kind }) => kind === 'unread')).toEqual([])
})

test('fracture spacing in metres is converted, and other text is reported once and kept', () => {
  expect(spacingsOf([{ FRAC_IMIN: '0.01', FRAC_IAVE: '0.08', FRAC_IMAX: '0.2' }], 'm').labels).toEqual([
    '10/80/200',
  ])
  const { labels, log } = spacingsOf([{ FRAC_IMIN: '10', FRAC_IAVE: 'close', FRAC_IMAX: '90' }])
  expect(labels).toEqual(['10/close/90'])
  expect(log.findings.map(({ kind, text }) => [kind, text])).toEqual([['unread', 'FRAC_IAVE close']])
})

test('columns filled with 0 by a program are neither fracture index nor fracture spacing', () => {
  const spaced = spacingsOf([
    { FRAC_FI: '0', FRAC_IMIN: '12', FRAC_IAVE: '200', FRAC_IMAX: '900' },
    { FRAC_FI: '0', FRAC_IMIN: 'NI', FRAC_IAVE: '15', FRAC_IMAX: '200' },
  ])
  expect(spaced.log.lanes.map(({ id }) => id)).toEqual(['spacing'])
  const counted = spacingsOf([{ FRAC_FI: '25', FRAC_IMIN: '0', FRAC_IAVE: '0', FRAC_IMAX: '0' }])
  expect(counted.log.lanes.map(({ id }) => id)).toEqual(['fractures'])
  expect(counted.log.findings.map(({ kind }) => kind)).toEqual(['all-zero'])
})

test('words of fracture spacing are written beside an index of 0, and once beside an index in words', () => {
  const words = (text: string) => ({ FRAC_IMIN: text, FRAC_IAVE: text, FRAC_IMAX: text })
  const spaced = { FRAC_FI: '0', FRAC_IMIN: 'NI', FRAC_IAVE: '20', FRAC_IMAX: '35' }
  const rows = [{ FRAC_FI: '0', ...words('NI') }, { FRAC_FI: '0', ...words('NA') }, spaced]
  expect(spacingsOf(rows).labels).toEqual(['NI', 'NA', 'NI/20/35'])
  expect(spacingsOf([{ FRAC_FI: 'NI', ...words('NI') }, spaced]).labels).toEqual(['NI/20/35'])
})

const indexOf = (...rows: Record<string, string>[]) => {
  const log = readLog({ finalDepth: null, groundLevel: null }, { FRAC: rowsOf('FRAC', ...rows) })
  const marks = laneOf(log, 'fractures')?.marks ?? []
  return { marks: marks.map(({ label, value }) => [label, value]), findings: log.findings }
}

test('a fracture index that states spacings is text of the file, with one finding', () => {
  const { marks, findings } = indexOf(
    { FRAC_FROM: '31.15', FRAC_TO: '31.74', FRAC_FI: '590' },
    { FRAC_FROM: '31.74', FRAC_TO: '32.3', FRAC_FI: '60,15,130' },
    { FRAC_FROM: '32.3', FRAC_TO: '32.81', FRAC_FI: 'NI' },
    { FRAC_FROM: '32.81', FRAC_TO: '33', FRAC_FI: 'NI-AZCL' },
  )
  expect(marks).toEqual([
    ['“590”', undefined],
    ['60,15,130', undefined],
    ['NI', undefined],
    ['NI-AZCL', undefined],
  ])
  expect(findings.map(({ kind, text, count }) => [kind, text, count])).toEqual([
    ['impossible', 'FRAC_FI states spacings in mm, not fractures per metre; written as in the file', 2],
    ['unread', 'FRAC_FI NI-AZCL', undefined],
  ])
})

test.each([
  ['one interval without a fracture, in mm', '31.15', '31.74', '590', undefined],
  ['8 fractures in 90 mm', '16.46', '16.55', '89', 89],
  ['10 fractures in 100 mm', '15.35', '15.45', '100', 100],
])('%s: %s to %s m with FRAC_FI %s', (_, from, to, index, value) => {
  expect(indexOf({ FRAC_FROM: from, FRAC_TO: to, FRAC_FI: index }).marks[0]?.[1]).toBe(value)
})

test('an average fracture spacing above the maximum is written as stated, and listed once', () => {
  // SB332 of a road scheme, with the next row as it should be.
  const FRAC = rowsOf(
    'FRAC',
    { FRAC_TOP: '3.1', FRAC_BASE: '18.1', FRAC_IMIN: 'NI', FRAC_IAVE: '50', FRAC_IMAX: '17' },
    { FRAC_TOP: '18.1', FRAC_BASE: '19', FRAC_IMIN: '10', FRAC_IAVE: '75', FRAC_IMAX: '180' },
  )
  const log = readLog({ finalDepth: 19, groundLevel: null }, { FRAC })
  const spacing = log.lanes.find(({ id }) => id === 'spacing')
  expect(spacing?.marks.map(({ label }) => label)).toEqual(['NI/50/17', '10/75/180'])
  expect(log.findings.filter(({ kind }) => kind === 'impossible').map(({ text }) => text)).toEqual([
    'fracture spacings in mm NI/50/17 cannot be right (minimum ≤ average ≤ maximum)',
  ])
})
