import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { placeDescriptions } from '../../../src/features/strip-log/place-descriptions.ts'
import { row } from './sheet/rows.ts'

const strata = fc.array(
  fc.record({ thick: fc.integer({ min: 1, max: 400 }), words: fc.integer({ min: 1, max: 60 }) }),
  { minLength: 1, maxLength: 30 },
)

test('descriptions are inside the drawing without overlap, for any height of the hole', () => {
  fc.assert(
    fc.property(
      strata,
      fc.integer({ min: 20, max: 900 }),
      fc.double({ min: -10, max: 40, noNaN: true }),
      fc.double({ min: 0.5, max: 100, noNaN: true }),
      fc.boolean(),
      (given, height, from, length, hasExtent) => {
        let depth = 0
        const GEOL = given.map(({ thick, words }) => {
          const top = depth
          depth += thick / 100
          return row('GEOL', {
            GEOL_TOP: top.toFixed(2),
            GEOL_BASE: depth.toFixed(2),
            GEOL_DESC: 'Stiff brown CLAY '.repeat(words),
          })
        })
        const log = readLog({ finalDepth: depth, groundLevel: null }, { GEOL })
        const scale = depthScale({ from, to: from + length }, height)
        const marks = log.lanes[0]?.marks ?? []
        const placed = placeDescriptions(marks, scale, 120, hasExtent ? log.extent : undefined)
        placed.forEach(({ y, height: own }, index) => {
          expect(y).toBeGreaterThanOrEqual(-1e-6)
          expect(y + own).toBeLessThanOrEqual(height + 1e-6)
          const above = placed[index - 1]
          if (above) expect(y).toBeGreaterThanOrEqual(above.y + above.height - 1e-6)
        })
      },
    ),
    { numRuns: 500 },
  )
})

/** Texts of strata with these depths and descriptions, in a drawing of 10 m and 500 px. */
function textsOf(given: readonly (readonly [top: number, base: number, text: string])[]) {
  const GEOL = given.map(([top, base, text]) =>
    row('GEOL', { GEOL_TOP: top.toFixed(2), GEOL_BASE: base.toFixed(2), GEOL_DESC: text }),
  )
  const log = readLog({ finalDepth: 10, groundLevel: null }, { GEOL })
  const scale = depthScale({ from: 0, to: 10 }, 500)
  return placeDescriptions(log.lanes[0]?.marks ?? [], scale, 150).map((text) => ({
    ...text,
    top: scale.y(text.mark.top),
    base: scale.y(text.mark.base),
  }))
}

const LONG =
  'Stiff fissured brown slightly sandy CLAY with pockets of silt and rare selenite crystals. '.repeat(9)

test('a description has no more lines than leave those below it beside their strata', () => {
  const texts = textsOf([
    [0, 2, LONG],
    [2, 4, LONG],
    [4, 6, LONG],
    [6, 10, LONG],
  ])
  expect(texts).toHaveLength(4)
  for (const { y, top, lines, depth } of texts) {
    expect(Math.abs(y - top)).toBeLessThanOrEqual(14)
    expect(lines.length).toBeGreaterThan(3)
    expect(depth).toBeUndefined()
  }
})

test('where thin strata push descriptions away, each states the depth of its stratum', () => {
  const texts = textsOf([
    [0, 0.05, 'MADE GROUND: Paving blocks.'],
    [0.05, 0.1, 'MADE GROUND: Sand.'],
    [0.1, 0.2, 'MADE GROUND: Sub-base of crushed limestone.'],
    [0.2, 0.3, 'Soft brown CLAY.'],
    [0.3, 10, LONG],
  ])
  expect(texts.map(({ depth }) => depth)).toEqual(['0.00', '0.05', '0.10', '0.20', '0.30'])
})
