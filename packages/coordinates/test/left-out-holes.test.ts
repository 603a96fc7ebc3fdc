import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFarFromSite, findOutliers, type Wgs84 } from '../src/index.ts'
import { at, indexes, site, start } from './outlier-sites.ts'

describe('holes that a first view leaves out', () => {
  const far = (points: Wgs84[]) => findFarFromSite(points).map(({ index }) => index)
  const metres = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  /** Holes within 150 m of the start. */
  const main = fc.array(fc.tuple(metres(-100, 100), metres(-100, 100)), { minLength: 12, maxLength: 60 })
  const away = fc.tuple(metres(6_000, 30_000), metres(0, 2 * Math.PI))

  it('are three of fifteen, beside each other or apart', () => {
    const fifteen = [...site.slice(0, 12), at(9_000, 0), at(9_050, 0), at(9_100, 20)]
    expect(findOutliers(fifteen)).toEqual([])
    expect(far(fifteen)).toEqual([12, 13, 14])
    expect(far([at(0, -7_000), ...site.slice(0, 12), at(9_000, 0), at(-4_000, 4_000)])).toEqual([0, 13, 14])
  })

  it('are any group of up to a quarter that is far away, in any order', () => {
    fc.assert(
      fc.property(main, fc.array(away, { minLength: 1, maxLength: 4 }), fc.nat(), (near, others, seed) => {
        const points = [
          ...near.map(([east, north]) => ({ place: at(east, north), isFar: false })),
          ...others.map(([distance, angle]) => ({
            place: at(distance * Math.cos(angle), distance * Math.sin(angle)),
            isFar: true,
          })),
        ]
        const turn = seed % points.length
        const turned = [...points.slice(turn), ...points.slice(0, turn)]
        const expected = turned.flatMap(({ isFar }, index) => (isFar ? [index] : []))
        expect(far(turned.map(({ place }) => place))).toEqual(expected)
      }),
    )
  })

  it('are never most holes, and more than a quarter only beyond 50 km', () => {
    const anywhere = fc.array(fc.tuple(metres(-40_000, 40_000), metres(-20_000, 20_000)), { minLength: 3 })
    fc.assert(
      fc.property(anywhere, (places) => {
        const points = places.map(([east, north]) => at(east, north))
        const found = findFarFromSite(points)
        expect(found.length).toBeLessThan(points.length / 2)
        if (found.some((one) => one.metres < 50_000))
          expect(found.length).toBeLessThanOrEqual(Math.max(1, points.length / 4))
      }),
    )
  })

  it('include all outliers', () => {
    fc.assert(
      fc.property(main, fc.array(away, { maxLength: 20 }), (near, others) => {
        const points = [
          ...near.map(([east, north]) => at(east, north)),
          ...others.map(([distance, angle]) => at(distance * Math.cos(angle), distance * Math.sin(angle))),
        ]
        expect(far(points)).toEqual(expect.arrayContaining(indexes(points)))
      }),
    )
  })

  it.each<[string, Wgs84[]]>([
    ['two points', [start, at(90_000, 0)]],
    ['two areas of like size', [...site, ...site.map((_, i) => at(8_000 + i * 20, 0))]],
    ['a third of the holes 8 km away', [...site, ...site.slice(0, 10).map((_, i) => at(8_000 + i * 20, 0))]],
    ['a second area near enough to be seen', [...site, ...[0, 1, 2, 3].map((i) => at(900 + i * 20, 0))]],
    ['a road of 60 km', Array.from({ length: 61 }, (_, i) => at(i * 1000, i * 200))],
    [
      'a pipeline with most holes at one river crossing',
      [...site, ...site, ...[1, 2, 4, 8, 12, 17].map((km) => at(km * 1000, 0))],
    ],
  ])('are none of %s', (_, points) => {
    expect(findFarFromSite(points)).toEqual([])
  })
})
