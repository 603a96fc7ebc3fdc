import type { TableRow } from '@groundsheet/contract'
import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { commonTicks } from '../../../src/features/strip-log/compare/common-ticks.ts'
import {
  DESCRIPTIONS,
  type ComparedColumn,
} from '../../../src/features/strip-log/compare/compared-columns.ts'
import type { ComparedHole } from '../../../src/features/strip-log/compare/compared-hole.ts'
import {
  commonLimits,
  layOutHoles,
  shiftWindow,
} from '../../../src/features/strip-log/compare/lay-out-holes.ts'
import { outsideScale } from '../../../src/features/strip-log/compare/outside-scale.ts'
import { COMPARE_SCALES } from '../../../src/features/strip-log/compare/sheet/compare-scales.ts'
import { describeHole, describeShort } from '../../../src/features/strip-log/compare/describe-hole.ts'
import { placeLegend } from '../../../src/features/strip-log/compare/sheet/place-legend.ts'
import { legendPieces } from '../../../src/features/strip-log/sheet/note-pieces.ts'
import { planCompare } from '../../../src/features/strip-log/compare/sheet/plan-compare.ts'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { pxPerMetre } from '../../../src/features/strip-log/sheet/log-scale.ts'

const holeAt = (name: string, groundLevel: number | null, finalDepth: number | null): Hole =>
  holeOf({
    id: name.padStart(24, '0'),
    locationId: name,
    table: 'LOCA',
    easting: null,
    northing: null,
    latitude: null,
    longitude: null,
    groundLevel,
    finalDepth,
    mapPlacement: null,
    data: {},
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

const row = (table: string, data: Record<string, string>): TableRow => ({
  id: 'a'.repeat(24),
  table,
  locationId: 'BH1',
  parents: [],
  data,
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const compared = (hole: Hole, blows = '10'): ComparedHole => ({
  hole,
  glossary: createGlossary(undefined),
  log: readLog(hole, {
    GEOL: [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '3', GEOL_DESC: 'CLAY' })],
    ISPT: [row('ISPT', { ISPT_TOP: '1', ISPT_NVAL: blows })],
  }),
  coming: [],
  failed: [],
  distance: null,
})

const EVERYTHING = new Set<ComparedColumn>(['strata', DESCRIPTIONS, 'penetration'])
const level = fc.option(fc.double({ min: -50, max: 800, noNaN: true }))
const depth = fc.option(fc.double({ min: 0.5, max: 200, noNaN: true }))
const several = fc.array(fc.tuple(level, depth), { minLength: 2, maxLength: 8 })
const holesOf = (all: (readonly [number | null, number | null])[]) =>
  all.map(([groundLevel, finalDepth], index) => compared(holeAt(`BH${index}`, groundLevel, finalDepth)))

test('holes are side by side without gaps, in order, and fill the width if it is large enough', () => {
  fc.assert(
    fc.property(several, fc.integer({ min: 0, max: 5000 }), (all, available) => {
      const holes = holesOf(all)
      const placed = layOutHoles(holes, 'depth', EVERYTHING, available)
      expect(placed.map(({ hole }) => hole)).toEqual(holes.map(({ hole }) => hole))
      let end = 0
      for (const { x, width, layout } of placed) {
        expect(x).toBe(end)
        expect(layout.width).toBeLessThanOrEqual(width)
        end += width
      }
      if (end > available) for (const { width } of placed) expect(width).toBeLessThan(300)
    }),
  )
})

test('on the level axis, a level is at the same height in all holes', () => {
  fc.assert(
    fc.property(several, fc.double({ min: -100, max: 900, noNaN: true }), (all, at) => {
      const holes = holesOf(all)
      const { fit } = commonLimits(holes, 'level')
      const heights = layOutHoles(holes, 'level', EVERYTHING, 1000).flatMap(({ shift, log }) =>
        shift === null || log.groundLevel === null
          ? []
          : [depthScale(shiftWindow(fit, shift), 600).y(log.groundLevel - at)],
      )
      for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 0)
    }),
  )
})

test('the first view contains all holes on the axis, from ground level to final depth', () => {
  fc.assert(
    fc.property(several, fc.constantFrom('depth' as const, 'level' as const), (all, axis) => {
      const holes = holesOf(all)
      const { fit, whole } = commonLimits(holes, axis)
      expect(fit.from).toBeLessThan(fit.to)
      for (const { log } of holes) {
        if (axis === 'level' && log.groundLevel === null) continue
        const shift = axis === 'level' ? (log.groundLevel ?? 0) : 0
        expect(-shift).toBeGreaterThanOrEqual(fit.from - 1e-9)
        expect((log.finalDepth ?? 0) - shift).toBeLessThanOrEqual(fit.to + 1e-9)
        expect(log.extent.to - shift).toBeLessThanOrEqual(whole.to + 1e-9)
      }
    }),
  )
})

test('a hole without a ground level is on the depth axis, but not on the level axis', () => {
  const holes = [compared(holeAt('BH1', 12, 10)), compared(holeAt('BH2', null, 10))]
  const shifts = (axis: 'depth' | 'level') =>
    layOutHoles(holes, axis, EVERYTHING, 900).map(({ shift }) => shift)
  expect(shifts('level')).toEqual([12, null])
  expect(shifts('depth')).toEqual([0, 0])
})

test('lanes have the same value scale in all holes, and lanes that are not selected are omitted', () => {
  const holes = [compared(holeAt('BH1', 1, 5), '12'), compared(holeAt('BH2', 1, 5), '180')]
  const lanes = (shown: ComparedColumn[]) =>
    layOutHoles(holes, 'depth', new Set(shown), 900).map(({ layout }) =>
      layout.columns.map(({ lane, part, width }) => [lane.id, part, lane.scaleMax, width]),
    )
  expect(lanes(['penetration'])).toEqual([
    [['penetration', 'marks', 200, 70]],
    [['penetration', 'marks', 200, 70]],
  ])
  expect(lanes(['strata']).map((columns) => columns.map(([id, part]) => [id, part]))).toEqual([
    [['strata', 'marks']],
    [['strata', 'marks']],
  ])
})

test('levels increase upwards, with labels at their ticks', () => {
  const ticks = commonTicks(depthScale({ from: -12, to: 8 }, 400), 'level')
  expect(ticks.map(({ label }) => label)).toEqual([
    '-8',
    '-6',
    '-4',
    '-2',
    '0',
    '2',
    '4',
    '6',
    '8',
    '10',
    '12',
  ])
  expect(ticks[0]?.y).toBeGreaterThan(ticks.at(-1)?.y ?? Infinity)
})

test('on paper, each depth of a hole is on one sheet, at one scale, and all sheets are wide enough', () => {
  const room = { width: 900, height: 500 }
  const scales = fc.option(fc.constantFrom(...COMPARE_SCALES))
  fc.assert(
    fc.property(several, scales, (all, scale) => {
      const holes = holesOf(all)
      const headOf = () => 60
      const plan = planCompare({ holes, axis: 'depth', shown: EVERYTHING, room, headOf, scale })
      const { fit } = commonLimits(holes, 'depth')
      for (const { hole } of holes) {
        const windows = plan.sheets.filter((sheet) => sheet.holes.some((one) => one.hole === hole))
        expect(windows[0]?.window.from).toBe(fit.from)
        expect(windows.at(-1)?.window.to).toBeCloseTo(fit.to, 9)
        windows.slice(1).forEach(({ window }, index) => {
          expect(window.from).toBeCloseTo(windows[index]?.window.to ?? NaN, 9)
        })
      }
      for (const { holes: side, window } of plan.sheets) {
        const last = side.at(-1)
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(room.width)
        const drawn = (window.to - window.from) * pxPerMetre(plan.scale)
        expect(drawn + 18 + 60).toBeLessThanOrEqual(room.height + 1e-6)
      }
      expect(plan.scale).toBe(scale ?? plan.scale)
      expect(plan.omitted).toEqual([])
    }),
  )
})

test('columns for which the paper is too narrow are listed, and the others are printed', () => {
  const holes = holesOf([[10, 5]])
  const room = { width: 150, height: 500 }
  const plan = planCompare({ holes, axis: 'depth', shown: EVERYTHING, room, headOf: () => 60, scale: null })
  expect(plan.omitted).toEqual(['penetration'])
  expect(plan.sheets[0]?.holes[0]?.log.lanes.map(({ id }) => id)).toEqual(['strata'])
})

test('a legend entry of 500 characters is shortened and written in full below; columns have room', () => {
  const text = 'Firm grey brown slightly sandy gravelly CLAY with cobbles. '.repeat(9).trim()
  const entries = [{ sign: { series: 'strike' as const }, text }]
  const pieces = legendPieces(entries, 900)
  const [row] = pieces
  if (row?.kind !== 'legend') throw new Error('no legend')
  expect(row.entries[0]?.lines).toHaveLength(4)
  expect(row.entries[0]?.lines.at(-1)).toMatch(/…$/)
  const below = pieces.flatMap((piece) => (piece.kind === 'line' ? [piece.text] : []))
  expect(below.join(' ')).toBe(text)
})

test('a legend too long for the room below the columns is on separate sheets with all entries', () => {
  const entries = Array.from({ length: 300 }, (_, index) => ({
    sign: { series: 'strike' as const },
    text: `Stratum ${index}`,
  }))
  const pieces = legendPieces(entries, 900)
  const few = placeLegend(pieces.slice(0, 3), 500)
  expect(few).toMatchObject({ onEach: pieces.slice(0, 3), sheets: [] })
  const many = placeLegend(pieces, 500)
  expect([many.below, many.sheets.flat()]).toEqual([0, pieces])
  for (const sheet of many.sheets)
    expect(sheet.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(500)
})

test('an impossible reading is excluded from the common scale and reported for its hole', () => {
  const [good, bad] = [compared(holeAt('BH1', 10, 5), '31'), compared(holeAt('BH2', 12, 5), '1E300')]
  const placed = layOutHoles([good, bad], 'depth', EVERYTHING, 900)
  const scales = placed.map(({ log }) => log.lanes.find(({ id }) => id === 'penetration')?.scaleMax)
  expect(scales).toEqual([50, 50])
  expect(outsideScale(good.log)).toEqual([])
  expect(outsideScale(bad.log)).toEqual([
    'Outside the scale: Standard penetration test at 1.00 m: 1e+300, not a possible reading',
  ])
})

test('type, depth and level are in the same order above a column and in its tooltip', () => {
  const one = compared(holeAt('BH1', 26.86, 15.5))
  const style = { ...one.hole.style, locationType: 'CP', locationTypeName: 'Cable percussion' }
  const placed = { ...one, log: { ...one.log, datum: 'OD' }, distance: 34.2, hole: { ...one.hole, style } }
  expect(describeShort(placed, 'BH100', 'code')).toBe('CP · 15.50 m · 26.86 m OD · 34.2 m from BH100')
  expect(describeShort(placed, undefined, 'name')).toBe('Cable percussion · 15.50 m · 26.86 m OD')
  expect(describeShort(placed, undefined, 'none')).toBe('15.50 m · 26.86 m OD')
  expect(describeHole(placed, 'BH100')).toBe(
    'Cable percussion · 15.50 m deep · 26.86 m OD · 34.2 m from BH100',
  )
})

test.each([
  [99999999, -99999, '99999999 m: not a possible depth · -99999 m: not a possible level'],
  [-999, 12, '-999 m: not a possible depth · GL 12.00 m'],
  [-5, 12, '-5 m: not a possible depth · GL 12.00 m'],
])('a head says that a final depth of %d m, or a level of %d m, cannot be', (depth, level, text) => {
  const one = compared(holeAt('BH1', level, depth))
  expect(describeShort(one, undefined, 'none')).toBe(text)
  expect(describeHole(one, undefined)).toContain(`${depth} m: not a possible depth`)
})

test('a level without a datum is called a ground level', () => {
  const one = compared(holeAt('BH1', 9.73, 8.5))
  expect(describeShort(one, undefined, 'name')).toBe('8.50 m · GL 9.73 m')
  expect(describeHole(one, undefined)).toBe('8.50 m deep · 9.73 m (datum not stated)')
})

test('a head without a depth or a level says which is missing', () => {
  expect(describeShort(compared(holeAt('BH1', null, 15.5)), undefined, 'name')).toBe(
    '15.50 m · no ground level',
  )
  expect(describeShort(compared(holeAt('BH1', 9.73, null)), undefined, 'name')).toBe(
    'no final depth · GL 9.73 m',
  )
})
