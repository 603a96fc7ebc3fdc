import { expect, test } from 'vitest'
import { readLog } from '../src/index.ts'
import { rowsOf } from './rows.ts'
import { hole, laneOf } from './units-log.ts'

test('a fracture index in words is written as stated', () => {
  const log = readLog(hole, {
    FRAC: rowsOf('FRAC', { FRAC_FROM: '5', FRAC_TO: '6', FRAC_FI: 'NI' }, { FRAC_FROM: '6', FRAC_TO: '7' }),
  })
  expect(laneOf(log, 'fractures')?.marks.map(({ label, value }) => [label, value])).toEqual([
    ['NI', undefined],
  ])
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
