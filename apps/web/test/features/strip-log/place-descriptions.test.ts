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
      (given, height, from, length, isBeside) => {
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
        const placed = placeDescriptions(marks, scale, 120, isBeside ? log.extent : undefined)
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
