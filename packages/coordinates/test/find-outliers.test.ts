import { describe, expect, it } from 'vitest'
import {
  distanceMetres,
  findOutliers,
  liesWithin,
  measureSite,
  siteExtent,
  type Wgs84,
} from '../src/index.ts'
import { at, indexes, site, start } from './outlier-sites.ts'

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
