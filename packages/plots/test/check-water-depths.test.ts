import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinearIn } from '../../contract/test/expect-linear.ts'
import { plotNamed, type HoleOf } from '../src/index.ts'
import { rowsOf } from './rows.ts'

const hydrograph = plotNamed('hydrograph', () => undefined) ?? expect.fail('no plot')
const water = plotNamed('water', () => undefined) ?? expect.fail('no plot')
/** A hole of 3 m with ground level 22.85 m. */
const holeOf: HoleOf = () => ({ groundLevel: 22.85, finalDepth: 3 })

const visit = (MONR_WDEP: string, MONR_LEV: string, MONP_DIS = '2.000') => ({
  ...{ HOLE_ID: 'WST6C', MONP_DIS, MONR_DATE: '10/05/2012', MONR_TIME: '084400', MONR_WDEP, MONR_LEV },
})
const readVisits = (...rows: readonly Record<string, string>[]) =>
  hydrograph.read({ MONR: rowsOf('MONR', ...rows) }, () => '', holeOf)

test.each([
  ['14.07', '', '2.000', '14.07 m: below the tip of the installation at 2.00 m'],
  [
    '14.07',
    '21.78',
    '2.000',
    '14.07 m: below the tip of the installation at 2.00 m; level 21.78 gives 1.07 m',
  ],
  ['3.30', '', '', '3.30 m: below the bottom of the hole at 3.00 m'],
  ['3.30', '', '0', '3.30 m: below the bottom of the hole at 3.00 m'],
  ['1.20', '24.65', '2.000', '1.20 m: level 24.65 gives -1.80 m'],
])('%s m with the level %j and the tip %j is not drawn, and reported', (depth, level, tip, text) => {
  const { points, leftOut } = readVisits(visit(depth, level, tip))
  expect(points).toEqual([])
  expect(leftOut.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['contradicted', 'MONR_WDEP', text],
  ])
})

test.each([
  ['2.10', ''],
  ['1.07', '21.78'],
  ['1.17', '21.78'],
  ['0.97', '21.78'],
  ['-0.20', ''],
])('%s m with the level %j is drawn: within 0.1 m depths agree', (depth, level) => {
  const { points, leftOut } = readVisits(visit(depth, level))
  expect([points.map(({ top }) => top), leftOut]).toEqual([[Number(depth)], []])
})

test('without ground level and final depth there is only the tip to compare with', () => {
  const MONR = rowsOf('MONR', visit('14.07', '21.78', ''), visit('2.50', ''))
  const { points, leftOut } = hydrograph.read({ MONR }, () => '')
  expect(points.map(({ top }) => top)).toEqual([14.07])
  expect(leftOut.map(({ kind }) => kind)).toEqual(['contradicted'])
})

test('if most levels of a hole contradict the depths, the depths are drawn and the rows listed', () => {
  const { points, leftOut, doubts } = readVisits(
    visit('1.00', '22.8'),
    visit('1.10', '22.8'),
    visit('1.2', '22.8'),
  )
  expect([points.length, leftOut.length]).toEqual([3, 0])
  expect(doubts.map(({ kind, text }) => [kind, text])).toContainEqual([
    'disagreement',
    '1.10 m: level 22.80 gives 0.05 m',
  ])
})

test('a level of AGS 4 is a separate row of the same visit', () => {
  const reading = (MOND_TYPE: string, MOND_RDNG: string, rest = {}) => ({
    ...{ LOCA_ID: 'BH1', MONG_ID: '1', MONG_DIS: '2.00', MOND_DTIM: '2012-05-10T08:44:00', MOND_UNIT: 'm' },
    ...{ MOND_TYPE, MOND_RDNG },
    ...rest,
  })
  const later = { MOND_DTIM: '2012-06-10T08:44:00' }
  const MOND = rowsOf(
    'MOND',
    ...[reading('WDEP', '1.90'), reading('WLEV', '21.78', { MOND_UNIT: 'mOD' })],
    ...[reading('WDEP', '1.05', later), reading('WLEV', '21.78', later)],
  )
  for (const plot of [hydrograph, water]) {
    const { points, leftOut } = plot.read({ MOND }, () => '', holeOf)
    expect(points.map(({ top }) => top)).toEqual([1.05])
    expect(leftOut.filter(({ kind }) => kind === 'contradicted').map(({ text }) => text)).toEqual([
      '1.90 m: level 21.78 gives 1.07 m',
    ])
  }
})

test('strikes are not compared with installations', () => {
  const WSTG = rowsOf('WSTG', { WSTG_DPTH: '9.00', WSTG_DTIM: '2012-05-10' })
  expect(water.read({ WSTG }, () => '', holeOf).points.map(({ top }) => top)).toEqual([9])
})

test('every reading is drawn or reported once, and no drawn one is below its tip or hole', () => {
  const depth = fc.integer({ min: -50, max: 2000 }).map((cm) => (cm / 100).toFixed(2))
  const level = fc.option(
    fc.integer({ min: 0, max: 3000 }).map((cm) => (cm / 100).toFixed(2)),
    { nil: '' },
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(depth, level)), (all) => {
      const { points, leftOut } = readVisits(...all.map(([stated, above]) => visit(stated, above)))
      expect(points.length + leftOut.length).toBe(all.length)
      expect(points.every(({ top }) => top < 2.11)).toBe(true)
    }),
  )
})

test('readings are checked in linear time of their number', () => {
  expectLinearIn((count) => {
    readVisits(...Array.from({ length: count / 16 }, (_, index) => visit('1.2', String(index % 30))))
  })
})
