import { describe, expect, it } from 'vitest'
import { distanceMetres, loadTransformer } from '../src/index.ts'

describe('the grids of Ireland', () => {
  const spire = { longitude: -6.2602, latitude: 53.3498 }

  it.each([
    ['EPSG:29903', 315904, 234671],
    ['EPSG:29902', 315904, 234671],
    ['EPSG:29901', 315904, 234671],
    ['EPSG:2157', 715830, 734697],
  ])('%s puts the Spire of Dublin on O’Connell Street', async (code, easting, northing) => {
    const place = (await loadTransformer(code)).toWgs84(easting, northing)
    if (code === 'EPSG:29901') expect(place).toBeNull()
    else expect(place && distanceMetres(place, spire)).toBeLessThan(10)
  })

  it('agree with each other to a metre', async () => {
    const [irishGrid, itm] = await Promise.all([loadTransformer('EPSG:29903'), loadTransformer('EPSG:2157')])
    const [a, b] = [irishGrid.toWgs84(315904, 234671), itm.toWgs84(715830, 734697)]
    expect(a && b && distanceMetres(a, b)).toBeLessThan(1)
  })

  it('reach the east coast of Ulster under either code', async () => {
    const [tm65, tm75] = await Promise.all([loadTransformer('EPSG:29902'), loadTransformer('EPSG:29903')])
    expect(tm65.toWgs84(365000, 360000)).toEqual(tm75.toWgs84(365000, 360000))
    expect(tm65.toWgs84(365000, 360000)?.longitude).toBeGreaterThan(-5.6)
  })
})

describe('other projected systems', () => {
  it('has UTM on its central meridian where it should be', async () => {
    const place = (await loadTransformer('EPSG:32630')).toWgs84(500000, 5761038)
    expect(place?.longitude).toBeCloseTo(-3, 9)
    expect(place?.latitude).toBeCloseTo(52, 4)
  })

  it('has the church tower of Amersfoort at the origin of the Dutch grid', async () => {
    const place = (await loadTransformer('EPSG:28992')).toWgs84(155000, 463000)
    expect(place && distanceMetres(place, { longitude: 5.387206, latitude: 52.155173 })).toBeLessThan(2)
  })

  it('turns the Belgian grid the right way round: the point of proj4js issue 114, by PROJ', async () => {
    const [belgian, mercator] = await Promise.all([
      loadTransformer('EPSG:31370'),
      loadTransformer('EPSG:3857'),
    ])
    const [a, b] = [belgian.toWgs84(68949.754, 179583.037), mercator.toWgs84(358006.576, 6607315.237)]
    expect(a && b && distanceMetres(a, b)).toBeLessThan(1)
  })

  it.each([
    [
      'EPSG:4326',
      'EPSG:4326 (WGS 84) is not a projected CRS: eastings and northings need one, for example EPSG:27700',
    ],
    ['EPSG:99999', 'EPSG:99999 is not in the EPSG index: give a projected CRS, for example EPSG:27700'],
    ['anywhere', '"anywhere" is not a CRS: give an EPSG code, for example EPSG:27700'],
    [
      'EPSG:31466',
      'EPSG:31466 (DHDN / 3-degree Gauss-Kruger zone 2) needs the shift grid BETA2007.gsb, which is not ' +
        'carried: give the positions in another CRS',
    ],
    [
      'EPSG:102799',
      'EPSG:102799 (OSGB 1936 Highways England A1H1) has no published shift to WGS84: give ' +
        'the positions in another CRS',
    ],
  ])('refuses %s in one clear line', async (code, message) => {
    await expect(loadTransformer(code)).rejects.toThrow(new Error(message))
  })
})
