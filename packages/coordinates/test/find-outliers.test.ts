import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  distanceMetres,
  findFarFromSite,
  findOutliers,
  liesWithin,
  measureSite,
  siteExtent,
  type Wgs84,
} from '../src/index.ts'

const start: Wgs84 = { longitude: -2, latitude: 53 }
/** A point some metres east and north of the start. */
const at = (east: number, north: number): Wgs84 => ({
  longitude: start.longitude + east / (111_195 * Math.cos((start.latitude * Math.PI) / 180)),
  latitude: start.latitude + north / 111_195,
})
const site = Array.from({ length: 20 }, (_, i) => at((i % 5) * 25, Math.floor(i / 5) * 25))
const indexes = (points: Wgs84[]): number[] => findOutliers(points).map(({ index }) => index)

describe('holes far from the rest of the site', () => {
  it('finds one typing error and how far it is', () => {
    const [found, ...others] = findOutliers([...site, at(10_000, 0)])
    expect(others).toEqual([])
    expect(found?.index).toBe(20)
    expect(found?.metres).toBeGreaterThan(9_800)
    expect(found?.metres).toBeLessThan(10_100)
  })

  it('finds several errors of different sizes', () => {
    expect(indexes([at(100_000, 0), ...site, at(0, 9_000)])).toEqual([0, 21])
  })

  it('finds many holes with the same error when it throws them far away', () => {
    const shifted = Array.from({ length: 8 }, (_, i) => at(i * 10, 400_000))
    expect(indexes([...site, ...shifted])).toEqual([20, 21, 22, 23, 24, 25, 26, 27])
  })

  it('finds the odd one of three', () => {
    expect(indexes([at(0, 0), at(30, 0), at(0, 90_000)])).toEqual([2])
  })

  it('finds the odd one where the others share one position', () => {
    expect(indexes([start, start, start, start, at(5_000, 0)])).toEqual([4])
  })

  it.each<[string, Wgs84[]]>([
    ['no points', []],
    ['one point', [start]],
    ['two points, of which either may be wrong', [start, at(90_000, 0)]],
    ['a compact site', site],
    ['a site with a hole 900 m away', [...site, at(900, 0)]],
    ['a road of 60 km', Array.from({ length: 61 }, (_, i) => at(i * 1000, i * 200))],
    [
      'a pipeline with most holes at one river crossing',
      [...site, ...site, ...[1, 2, 4, 8, 12, 17].map((km) => at(km * 1000, 0))],
    ],
    [
      'a second area of works 8 km away',
      [...site, ...Array.from({ length: 6 }, (_, i) => at(8_000 + i * 20, 0))],
    ],
    ['identical points', Array.from({ length: 10 }, () => start)],
  ])('finds none in %s', (_, points) => {
    expect(findOutliers(points)).toEqual([])
  })
})

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

describe('distance', () => {
  it('is 344 km from London to Paris and 0 to itself', () => {
    const [london, paris] = [
      { longitude: -0.1276, latitude: 51.5072 },
      { longitude: 2.3522, latitude: 48.8566 },
    ]
    expect(distanceMetres(london, paris) / 1000).toBeCloseTo(343.5, 0)
    expect(distanceMetres(london, london)).toBe(0)
  })
})

describe('the extent of a site', () => {
  it('leaves out holes far from the rest, and holds what is no outlier', () => {
    const extent = siteExtent([...site, at(100_000, 0)])
    expect(extent?.radius).toBeLessThan(150)
    expect(extent && liesWithin(extent, at(900, 0))).toBe(true)
    expect(extent && liesWithin(extent, at(2_000, 0))).toBe(false)
  })

  it('is measured together with the outliers, as each alone', () => {
    const points = [at(100_000, 0), ...site]
    const measured = measureSite(points)
    expect(measured?.outliers).toEqual(findOutliers(points))
    expect(measured?.outliers.map(({ index }) => index)).toEqual([0])
    expect(siteExtent(points)).toEqual({ middle: measured?.middle, radius: measured?.radius })
  })

  it('of two points has no outliers', () => {
    expect(measureSite([start, at(100_000, 0)])?.outliers).toEqual([])
  })

  it('is null without points, and a point of one point', () => {
    expect([siteExtent([]), measureSite([])]).toEqual([null, null])
    expect(siteExtent([start])).toEqual({ middle: start, radius: 0 })
  })
})
