import type { LaneId } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnHole } from '../../../src/features/strip-log/compare/drawn-hole.ts'
import { commonLimits } from '../../../src/features/strip-log/compare/lay-out-holes.ts'
import { COMPARE_SCALES } from '../../../src/features/strip-log/compare/sheet/compare-scales.ts'
import { placeLegend } from '../../../src/features/strip-log/compare/sheet/place-legend.ts'
import { legendPieces } from '../../../src/features/strip-log/sheet/note-pieces.ts'
import { planCompare } from '../../../src/features/strip-log/compare/sheet/plan-compare.ts'
import { pxPerMetre } from '../../../src/features/strip-log/sheet/log-scale.ts'
import { compared, EVERYTHING, holeAt, holesOf, several } from './compared-holes.ts'

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

test('on paper, there are no more holes side by side than leave the names of soils and rocks whole', () => {
  const room = { width: 820, height: 500 }
  const plan = (description: string) => {
    const holes = Array.from({ length: 4 }, (_, at) => compared(holeAt(`BH${at}`, 10, 5), '10', description))
    return planCompare({ holes, axis: 'depth', shown: EVERYTHING, room, headOf: () => 60, scale: null })
  }
  const counts = (description: string) => plan(description).sheets.map(({ holes }) => holes.length)
  expect(counts('Firm CLAY')).toEqual([4])
  expect(counts('Weak grey SANDSTONE')).toEqual([2, 2])
  const [sheet] = plan('Weak grey SANDSTONE').sheets
  const [hole] = sheet?.holes ?? []
  if (!sheet || !hole) throw new Error('No hole is placed')
  const drawn = drawnHole(hole, sheet.window, 400, { withDepths: new Set<LaneId>(['strata']) })
  const lines = [...(drawn?.descriptions.values() ?? [])].flat().flatMap((text) => text.lines)
  expect(lines.join(' ')).toContain('SANDSTONE')
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
