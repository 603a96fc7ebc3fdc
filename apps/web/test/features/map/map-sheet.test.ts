import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridTicks } from '../../../src/features/map/sheet/grid-ticks.ts'
import { chooseMapScale, MAP_SCALES, zoomForScale } from '../../../src/features/map/sheet/map-scale.ts'
import { PX_PER_MM } from '../../../src/ui/paper/paper-size.ts'
import { barLength } from '../../../src/ui/paper/bar-length.ts'

const EQUATOR_M = 2 * Math.PI * 6_378_137
/** Metres on the ground that a px of MapLibre's shows. */
const metresPerPx = (zoom: number, latitude: number) =>
  (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom)

test('a centimetre on paper is as many centimetres on the ground as the scale states', () => {
  for (const scale of MAP_SCALES)
    for (const latitude of [0, 51.5, -60])
      expect(
        (metresPerPx(zoomForScale(scale, latitude), latitude) * 10 * PX_PER_MM * 100) / scale,
      ).toBeCloseTo(1, 9)
})

test('a sheet shows all the holes at the largest usual scale', () => {
  const frame = { width: 240 * PX_PER_MM, height: 150 * PX_PER_MM }
  // About 690 m by 1,110 m.
  const scale = chooseMapScale(null, [-0.01, 51.5, 0, 51.51], frame)
  expect(scale).toBe(10_000)
  expect((1112 * 1000) / scale).toBeLessThan(150)
})

test('a sheet shows about what the screen showed', () => {
  const frame = { width: 240 * PX_PER_MM, height: 150 * PX_PER_MM }
  const scale = chooseMapScale({ zoom: 16, latitude: 51.5, longitude: 0 }, null, frame)
  const shown = (240 / 1000) * scale
  expect(shown).toBeGreaterThanOrEqual(860 * metresPerPx(16, 51.5))
})

test('a scale bar is a round length of 16 to 40 mm', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 5_000_000 }), (scale) => {
      const metres = barLength(scale)
      expect((metres / scale) * 1000).toBeLessThanOrEqual(40.001)
      expect((metres / scale) * 1000).toBeGreaterThanOrEqual(15.999)
      expect(String(Number((metres * 1e6).toPrecision(6)))).toMatch(/^[125]0*$/)
    }),
  )
})

test('the edges of a map have round coordinates at their places', () => {
  const ticks = gridTicks({ easting: 430_120, northing: 289_000 }, { easting: 430_620, northing: 289_004 })
  expect(ticks.map(({ value }) => value)).toEqual([430_200, 430_300, 430_400, 430_500, 430_600])
  expect(ticks[0]?.at).toBeCloseTo(0.16, 9)
  expect(ticks.every(({ axis }) => axis === 'easting')).toBe(true)
})

test('an edge that runs west has its coordinates the other way round; one without length has none', () => {
  const ticks = gridTicks({ easting: 100, northing: 90 }, { easting: 100, northing: 30 })
  expect(ticks.map(({ value, axis }) => [value, axis])).toEqual(
    [30, 40, 50, 60, 70, 80, 90].map((value) => [value, 'northing']),
  )
  expect(ticks.at(-1)?.at).toBeCloseTo(0, 9)
  expect(gridTicks({ easting: 1, northing: 1 }, { easting: 1, northing: 1 })).toEqual([])
})
