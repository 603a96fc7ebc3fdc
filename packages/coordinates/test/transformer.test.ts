import { describe, expect, it, vi } from 'vitest'
import { distanceMetres, loadTransformer } from '../src/index.ts'

/**
 * Easting, northing, longitude, latitude: Ordnance Survey's OSTN15 test points, and the check value of the
 * PROJ grid.
 */
const publishedPoints: [string, number, number, number, number][] = [
  ['the check value in Norfolk', 624161, 308459.58, 1.3107334884, 52.6276035206],
  ['the Isles of Scilly', 91492.146, 11318.804, -6.29977752014, 49.9222639373],
  ['the Lizard', 170370.718, 11572.405, -5.20304609998, 49.9600613782],
  ['Swanage', 449816.371, 75335.861, -1.2978227724, 50.57563665],
  ['Bristol', 362269.991, 169978.69, -2.54407618349, 51.4275474302],
  ['London', 530624.974, 178388.464, -0.1199255718, 51.4893656495],
  ['Carmarthen Bay', 241124.584, 220332.641, -4.3085247696, 51.858908964],
  ['Anglesey', 247958.971, 393492.909, -4.28918069306, 53.4162851604],
  ['Lancashire', 331534.564, 431920.794, -3.04045490691, 53.7791102576],
  ['the Isle of Man', 227778.33, 468847.388, -4.63452168212, 54.0866631808],
]

describe('British National Grid', () => {
  it('gives the check value of OSTN15 to a millimetre', async () => {
    const place = (await loadTransformer('EPSG:27700')).toWgs84(624161, 308459.58)
    expect(place?.longitude).toBeCloseTo(1.3107334884, 8)
    expect(place?.latitude).toBeCloseTo(52.6276035206, 8)
  })

  it.each(publishedPoints)(
    'places %s within five millimetres',
    async (_, easting, northing, longitude, latitude) => {
      const place = (await loadTransformer('EPSG:27700')).toWgs84(easting, northing)
      expect(place && distanceMetres(place, { longitude, latitude })).toBeLessThan(0.005)
    },
  )

  it.each([
    ['nothing typed in', 0, 0],
    ['no number', Number.NaN, 300000],
    ['infinity', 400000, Infinity],
    ['France', 600000, -300000],
    ['beyond the north', 400000, 1400000],
    ['beyond the east', 800000, 300000],
    ['a number without end', 1e15, 1e15],
    ['once around the globe', 400000 + 40_075_000, 300000],
  ])('places %s nowhere', async (_, easting, northing) => {
    expect((await loadTransformer('EPSG:27700')).toWgs84(easting, northing)).toBeNull()
  })

  it('uses the seven-parameter shift in the strip of sea between the grid and the area of use', async () => {
    const transformer = await loadTransformer('EPSG:27700')
    const [inside, outside] = [transformer.toWgs84(674000, 240000), transformer.toWgs84(675000, 240000)]
    expect(inside?.longitude).toBeLessThan(1.996)
    expect(outside?.longitude).toBeGreaterThan(1.996)
    const gap = inside && outside && distanceMetres(inside, outside)
    expect(Math.abs((gap ?? 0) - 1000)).toBeLessThan(10)
  })

  it('passes the edge of the grid without a gap and without a word on the console', async () => {
    const transformer = await loadTransformer('EPSG:27700')
    const print = vi.spyOn(console, 'log')
    const eastings = Array.from({ length: 200 }, (_, i) => 672000 + i * 20)
    expect(eastings.filter((easting) => transformer.toWgs84(easting, 240000) === null)).toEqual([])
    expect(print).not.toHaveBeenCalled()
    print.mockRestore()
  })

  it('is loaded once however it is called', async () => {
    expect(await loadTransformer('27700')).toBe(await loadTransformer('EPSG:27700'))
  })
})

describe('from WGS84', () => {
  it.each(publishedPoints)(
    'finds %s within five millimetres',
    async (_, easting, northing, longitude, latitude) => {
      const point = (await loadTransformer('EPSG:27700')).fromWgs84({ longitude, latitude })
      expect(Math.hypot((point?.[0] ?? 0) - easting, (point?.[1] ?? 0) - northing)).toBeLessThan(0.005)
    },
  )

  it.each([
    ['EPSG:27700', 430000, 345000],
    ['EPSG:27700', 674990, 240000],
    ['EPSG:29903', 315904, 234671],
    ['EPSG:2157', 715830, 734697],
    ['EPSG:25830', 540000.123, 5700000.456],
    ['EPSG:25831', 340000, 5700000],
    ['EPSG:3857', 358006.576, 6607315.237],
    ['EPSG:31370', 68949.754, 179583.037],
  ])(
    'leads back in %s to two millimetres, of which the seven-parameter shifts lose one',
    async (code, easting, northing) => {
      const transformer = await loadTransformer(code)
      const place = transformer.toWgs84(easting, northing)
      const back = place && transformer.fromWgs84(place)
      expect(Math.hypot((back?.[0] ?? 0) - easting, (back?.[1] ?? 0) - northing)).toBeLessThan(0.002)
    },
  )

  it.each([
    ['EPSG:3857', 0, 90],
    ['EPSG:27700', 0, Number.NaN],
  ])('has no point in %s for %s, %s', async (code, longitude, latitude) => {
    expect((await loadTransformer(code)).fromWgs84({ longitude, latitude })).toBeNull()
  })

  it('states which axis comes first, where the definition states it', async () => {
    const first = async (code: string) => (await loadTransformer(code)).isEastingFirst
    expect(await Promise.all(['EPSG:27700', 'EPSG:25830', 'EPSG:2157', 'EPSG:3035'].map(first))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
