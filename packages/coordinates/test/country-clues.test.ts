import { describe, expect, it } from 'vitest'
import { decideCrs, loadTransformer, type Wgs84 } from '../src/index.ts'
import { findClues, sumClues } from '../src/country-clues.ts'
import { nameRegions } from '../src/regions.ts'
import { findRoadNumbers, zoneAt } from '../src/road-numbers.ts'

const BELFAST: Wgs84 = { longitude: -5.93, latitude: 54.6 }
const BODMIN: Wgs84 = { longitude: -4.55, latitude: 50.55 }
const INVERNESS: Wgs84 = { longitude: -4.22, latitude: 57.48 }
const MACHYNLLETH: Wgs84 = { longitude: -3.85, latitude: 52.59 }
const CORK: Wgs84 = { longitude: -8.1, latitude: 51.95 }

const weightAt = (point: Wgs84, place: string, organisations: string[] = []) =>
  sumClues(findClues({ place, organisations }), point).reduce((sum, { weight }) => sum + weight, 0)

describe('clues of the country', () => {
  it.each([
    ['Police Service of Northern Ireland', 1],
    ['Translink/CPD', 1.5],
    ['National Museums N.I.', 1],
    ['Education Authority', 1],
    ['Inner London Education Authority', 0],
    ['Department for Infrastructure - Roads and Rivers ', 1],
    ['Construction & Procurement Delivery', 1],
    ['Network Rail', 0],
    ['Highways Agency', 0],
  ])('of %s weigh %d in Northern Ireland', (name, weight) => {
    expect(weightAt(BELFAST, '', [name])).toBe(weight)
  })

  it.each([
    ['Church Wilne - River Trent', BODMIN, 1],
    ['Church Wilne - River Trent', CORK, 0],
    ['Rivers Suir and Nore, flood relief', CORK, 1],
    ['River Lagan towpath', BELFAST, 1],
    ['River Blackwater', BELFAST, 0],
    ['Trent Road, Shannon House', CORK, 0],
  ])('of rivers: %s', (place, point, weight) => {
    expect(weightAt(point, place)).toBe(weight)
  })

  it('are named by one word for Great Britain, beside Northern Ireland where it has the road too', () => {
    const said = findClues({ place: 'A19 and A4084' }).map(({ regions }) => nameRegions(regions))
    expect(said.toSorted()).toEqual(['Great Britain', 'Great Britain or Northern Ireland'])
  })

  it('of organisations of Great Britain weigh there, and nowhere else', () => {
    expect([weightAt(BODMIN, '', ['Network Rail']), weightAt(CORK, '', ['Network Rail'])]).toEqual([1, 0])
  })

  it.each([
    ['Works near Truro, Cornwall County Council', 1],
    ['Cheshire Street, phase 2', 0],
    ['Kent House', 0],
    ['Wall pulled down', 0],
  ])('of counties in "%s" weigh %d in England', (text, weight) => {
    expect(weightAt(BODMIN, text)).toBe(weight)
  })

  it.each([
    'Works in Highland Council area',
    'Access track | Highland',
    'Inverclyde',
    'Moray',
    'Perth & Kinross',
    'Na h-Eileanan Siar',
    'Western Isles',
    'Ross and Cromarty',
    'Forfarshire',
    'Strathclyde',
    'Tayside',
  ])('of "%s" weigh 1 in Scotland', (text) => {
    expect(weightAt(INVERNESS, text)).toBe(1)
  })

  it.each(['Neath Port Talbot', 'Breconshire', 'Ynys Môn', 'Merioneth', 'Rhondda Cynon Taff'])(
    'of "%s" weigh 1 in Wales',
    (text) => {
      expect(weightAt(MACHYNLLETH, text)).toBe(1)
    },
  )

  it.each([
    'Mid Ulster',
    'Causeway Coast & Glens',
    'Fermanagh and Omagh',
    'Newry, Mourne and Down',
    'Co. Tyrone',
    'Down District Council',
  ])('of "%s" weigh 1 in Northern Ireland', (text) => {
    expect(weightAt(BELFAST, text)).toBe(1)
  })

  it.each(['Fingal', 'Galway City Council', 'Waterford City and County Council', 'Co. Offaly'])(
    'of "%s" weigh 1 in Ireland',
    (text) => {
      expect(weightAt(CORK, text)).toBe(1)
    },
  )

  it.each(['Nr. Stone, Staffs', 'Ely, Cambs', 'North Yorkshire', 'Luton, Beds', 'Greater London', 'Salop'])(
    'of "%s" weigh 1 in England',
    (text) => {
      expect(weightAt(BODMIN, text)).toBe(1)
    },
  )

  it.each(['Fermanagh Drive', 'Highland cattle shed', 'Tyrone Crystal Ltd', 'Filter beds', 'Mr Fife'])(
    'are none in "%s"',
    (text) => {
      expect([BELFAST, BODMIN, INVERNESS].map((point) => weightAt(point, text, [text]))).toEqual([0, 0, 0])
    },
  )

  it('of a county are read where its name is a street’s as well', () => {
    expect(weightAt(MACHYNLLETH, 'Powys Lane school in Powys')).toBe(1)
  })

  it('of a county are told from words by County or Council', () => {
    expect(weightAt(BELFAST, 'Co. Down')).toBe(1)
    expect(weightAt(BELFAST, 'Taken down')).toBe(0)
  })
})

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

  it('names the organisation as it is written, and where the other reading would fall', async () => {
    const clients = ['Education Authority', 'Causeway Geotech Ltd']
    const decision = await about(288231.29, 340868.98, 'Lisnadill Primary School', clients)
    expect(decision).toMatchObject({ code: 'EPSG:29903', source: 'guessed' })
    expect(decision.reason).toBe(
      'No coordinate system (CRS) is declared; assumed: Irish Grid, because the text names Education ' +
        'Authority (Northern Ireland), Causeway Geotech (Northern Ireland or Ireland); in British National ' +
        'Grid the holes would fall in Wales, and nothing in the text points to it',
    )
  })

  it('is made from a road of Great Britain where the other reading is in Ireland', async () => {
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

  it('names organisations of the same regions together, and what points to the other reading', async () => {
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

  it('is not made where organisations speak for both readings', async () => {
    const decision = await about(288231.29, 340868.98, 'School', ['Education Authority', 'Network Rail'])
    expect(decision.code).toBeNull()
  })

  it('weighs places and organisations together', async () => {
    const name = 'Newtownhamilton Perimeter Fence'
    const decision = await about(293054.46, 327863.24, name, ['Police Service of Northern Ireland'])
    expect(decision.code).toBe('EPSG:29903')
    expect(decision.reason).toMatch(
      /; the text also names Northern Ireland; in British National Grid .+, and nothing in the text points to it$/,
    )
    expect(decision.reason).not.toMatch(/evidence|\d to 1/)
  })
})
