import { describe, expect, it } from 'vitest'
import { decideCrs, loadTransformer, type Wgs84 } from '../src/index.ts'
import { findRoadNumbers, zoneAt } from '../src/road-numbers.ts'
import { BODMIN, CORK, weightAt } from './country-weights.ts'

describe('road numbers', () => {
  it('are read with their numbering zone', () => {
    const found = findRoadNumbers('A30 TEMPLE, A19 (T), A1(M), M62 J25, B3344, A4084')
    expect(found.map(({ name, zone }) => [name, zone])).toEqual([
      ['A30', 3],
      ['A19', 1],
      ['A1', 1],
      ['M62', 6],
      ['B3344', 3],
      ['A4084', 4],
    ])
  })

  it('are none where Ireland has the same, or where it is no road', () => {
    expect(findRoadNumbers('M1 and M50, B2, GA30, A30X, A0')).toEqual([])
  })

  it.each(['Package A5', 'Lots A12 and B1225', 'Phase No. M62', 'HS2 Lot: A5', 'package A5/A6'])(
    'are not taken from a numbered part: %s',
    (text) => {
      expect(findRoadNumbers(text)).toEqual([])
      expect(findRoadNumbers(`${text}, A38 bypass`).map(({ name }) => name)).toEqual(['A38'])
    },
  )

  it('are read behind other words', () => {
    const names = findRoadNumbers('Lot 3 A5 and Phase 2 of the M62').map(({ name }) => name)
    expect(names).toEqual(['A5', 'M62'])
  })

  it.each<[string, number, Wgs84, boolean]>([
    ['Bodmin', 3, BODMIN, false],
    ['Norwich', 1, { longitude: 1.3, latitude: 52.63 }, false],
    ['Maidstone', 2, { longitude: 0.52, latitude: 51.27 }, false],
    ['Machynlleth', 4, { longitude: -3.85, latitude: 52.59 }, false],
    ['Blackpool', 5, { longitude: -3.05, latitude: 53.82 }, false],
    ['Leeds', 6, { longitude: -1.55, latitude: 53.8 }, false],
    ['South Shields', 1, { longitude: -1.43, latitude: 55 }, false],
    ['Ayr', 7, { longitude: -4.63, latitude: 55.46 }, true],
    ['Oban', 8, { longitude: -5.47, latitude: 56.41 }, true],
    ['Aberdeen', 9, { longitude: -2.1, latitude: 57.15 }, true],
  ])('of %s are those of zone %d', (_, zone, point, isScottish) => {
    expect(zoneAt(point, isScottish)).toBe(zone)
  })

  it('weigh more in their zone than elsewhere in Great Britain, and nothing in Ireland', () => {
    expect([weightAt(BODMIN, 'A30'), weightAt(BODMIN, 'A66'), weightAt(CORK, 'A30')]).toEqual([1, 0.5, 0])
  })
})

describe('a guess from clues', () => {
  const about = (easting: number, northing: number, projectName: string, organisations: string[]) =>
    decideCrs({ points: [{ easting, northing }], gref: [], projectName, projectLocation: '', organisations })

  it('names the organisation as it is written, and where the other candidate would be', async () => {
    const clients = ['Education Authority', 'Causeway Geotech Ltd']
    const decision = await about(288231.29, 340868.98, 'Lisnadill Primary School', clients)
    expect(decision).toMatchObject({ code: 'EPSG:29903', source: 'guessed' })
    expect(decision.reason).toBe(
      'No coordinate system (CRS) is declared; assumed: Irish Grid, because the text names Education ' +
        'Authority (Northern Ireland), Causeway Geotech (Northern Ireland or Ireland); in British National ' +
        'Grid the holes would fall in Wales, and nothing in the text points to it',
    )
  })

  it('is made from a road of Great Britain where the other candidate is in Ireland', async () => {
    const decision = await about(218059, 76355, 'A30 BOLVENTOR DRAINAGE SCHEMES', [])
    expect(decision).toMatchObject({ code: 'EPSG:27700', source: 'guessed' })
    const site = (await loadTransformer('EPSG:27700')).toWgs84(218059, 76355)
    expect(site?.longitude).toBeCloseTo(-4.57, 1)
  })

  it('is not made from a contractor alone, and says what was found', async () => {
    const decision = await about(288231.29, 340868.98, 'School', ['Causeway Geotech Ltd'])
    expect(decision).toMatchObject({ code: null, source: 'none' })
    expect(decision.reason).toContain(
      '; the text names too little to decide: for Irish Grid Causeway Geotech (Northern Ireland or Ireland)',
    )
  })

  it('names organisations of the same regions together, and what points to the other candidate', async () => {
    const clients = ['Translink/CPD', 'Causeway Geotech Ltd', 'iarnrod eireann', 'PSNI', 'daera']
    const decision = await about(288231.29, 340868.98, 'School in Powys', clients)
    expect(decision.reason).toContain(
      'because the text names Translink, CPD, PSNI, DAERA (Northern Ireland), Causeway Geotech ' +
        '(Northern Ireland or Ireland); ',
    )
    expect(decision.reason).toMatch(/, and less points to it: Powys \(Wales\)$/)
  })

  it('is not made from a town that a street or a company is named after', async () => {
    const names = ['Belfast Road, Puddington', 'Lisburn Homes Ltd, Puddington', 'Belfast & Sons, new yard']
    const decisions = await Promise.all(names.map((name) => about(333231.29, 370868.98, name, [])))
    expect(decisions.map(({ code }) => code)).not.toContain('EPSG:29903')
  })

  it.each([
    [333700, 374200, 'Shankill Road', 'Soil Mechanics, Wokingham, Berkshire'],
    [333700, 374200, 'Stranmillis College', 'Geotechnics, Birmingham, West Midlands'],
    [296500, 229500, 'Trallong', 'IGSL, Naas, Co Kildare'],
  ])('is not made from the address of an office alone: %d %d, %s, %s', async (x, y, place, office) => {
    expect((await about(x, y, place, [office])).code).toBeNull()
  })

  it('is not made where organisations support both candidates', async () => {
    const decision = await about(288231.29, 340868.98, 'School', ['Education Authority', 'Network Rail'])
    expect(decision.code).toBeNull()
  })

  it('weighs places and organisations together', async () => {
    const name = 'Newtownhamilton Perimeter Fence'
    const decision = await about(293054.46, 327863.24, name, ['Police Service of Northern Ireland'])
    expect(decision.code).toBe('EPSG:29903')
    expect(decision.reason).toMatch(
      new RegExp(
        '; the text also names Northern Ireland; in British National Grid .+, and nothing in the ' +
          'text points to it$',
      ),
    )
    expect(decision.reason).not.toMatch(/evidence|\d to 1/)
  })
})
