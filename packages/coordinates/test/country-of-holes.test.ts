import { describe, expect, test } from 'vitest'
import { decideSiteCrs, placeHoles, type HoleToPlace } from '../src/index.ts'

interface Project {
  readonly location?: string
  readonly name?: string
  readonly clients?: readonly string[]
}

/** CRS of the holes that are drawn, `degrees` for latitude and longitude; null: none is. */
async function drawn(
  stated: readonly Partial<HoleToPlace>[],
  { location = '', name = '', clients = [] }: Project,
) {
  const holes = stated.map((one, index) => ({
    ...{ locaId: `BH${index + 1}`, easting: null, northing: null, latitude: null, longitude: null, gref: '' },
    ...one,
  }))
  const project = { projectName: name, projectLocation: location, organisations: [...clients] }
  const crs = await decideSiteCrs(holes, { grefHeading: 'LOCA_GREF', ...project })
  const text = { place: `${name} | ${location}`, organisations: clients }
  const placed = await placeHoles(holes, { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' })
  const isDrawn = placed.holes.some(({ position }) => position !== null)
  const reason = placed.holes.find(({ inDoubt }) => inDoubt !== null)?.inDoubt?.reason ?? crs.reason
  return { crs: isDrawn ? (crs.code ?? 'degrees') : null, reason }
}

const grid = (easting: number, northing: number) =>
  [0, 30, 90].map((east) => ({ easting: easting + east, northing: northing + east / 2 }))

const degrees = (latitude: number, longitude: number) =>
  [0, 0.001].map((north) => ({ latitude: latitude + north, longitude }))

const [BRITISH, IRISH, ITM] = ['EPSG:27700', 'EPSG:29903', 'EPSG:2157']
const NOT_DRAWN = null

/** Belfast in the Irish Grid, and Neston near Chester in the British National Grid. */
const ON_BOTH_ISLANDS = grid(333_000, 374_000)
const IN_CHESTER = grid(340_500, 366_500)
const IN_BANGOR_WALES = grid(258_000, 372_000)

describe('Without a stated grid', () => {
  test.each<[string, ReturnType<typeof grid>, Project, string | null]>([
    ['no text', ON_BOTH_ISLANDS, {}, NOT_DRAWN],
    ['one organisation of Northern Ireland', ON_BOTH_ISLANDS, { clients: ['Translink'] }, NOT_DRAWN],
    [
      'the same one twice',
      ON_BOTH_ISLANDS,
      { clients: ['Northern Ireland Electricity', 'NIE Northern Ireland'] },
      NOT_DRAWN,
    ],
    ['one organisation of Great Britain', ON_BOTH_ISLANDS, { clients: ['Network Rail'] }, NOT_DRAWN],
    ['two organisations of Northern Ireland', ON_BOTH_ISLANDS, { clients: ['Translink', 'CPD'] }, IRISH],
    ['a road', ON_BOTH_ISLANDS, { location: 'A2 improvement' }, NOT_DRAWN],
    ['a street', ON_BOTH_ISLANDS, { location: 'Belfast Road' }, NOT_DRAWN],
    [
      'a street in a village that is not known',
      ON_BOTH_ISLANDS,
      { location: 'Downpatrick Road, Puddington' },
      NOT_DRAWN,
    ],
    ['a river', ON_BOTH_ISLANDS, { name: 'Bann crossing' }, NOT_DRAWN],
    [
      'the county of a client in Ireland',
      ON_BOTH_ISLANDS,
      { clients: ['Smith Ltd, Ballymena, County Antrim'] },
      NOT_DRAWN,
    ],
    ['the postcode of a client', ON_BOTH_ISLANDS, { clients: ['Jones Ltd, Belfast, BT1 5GS'] }, NOT_DRAWN],
    [
      'a city and a council of the other island',
      ON_BOTH_ISLANDS,
      { location: 'Belfast', clients: ['Cheshire West and Chester Council'] },
      NOT_DRAWN,
    ],
    ['Belfast', ON_BOTH_ISLANDS, { location: 'Belfast' }, IRISH],
    ['Neston', ON_BOTH_ISLANDS, { location: 'Neston' }, BRITISH],
    ['Downpatrick Road, Chester', IN_CHESTER, { location: 'Downpatrick Road, Chester' }, BRITISH],
    ['Lagan House, Chester', IN_CHESTER, { location: 'Lagan House, Chester' }, BRITISH],
    ['Bangor in Gwynedd', IN_BANGOR_WALES, { location: 'Bangor, Gwynedd' }, BRITISH],
    ['Bangor in County Down', grid(350_500, 381_500), { location: 'Bangor, County Down' }, IRISH],
    [
      'Castletown on the Isle of Man',
      grid(226_500, 467_500),
      { location: 'Castletown, Isle of Man' },
      BRITISH,
    ],
    ['Holywood near Dumfries', grid(295_000, 580_000), { location: 'Holywood, Dumfries' }, BRITISH],
    ['Kells in Whitehaven', grid(296_600, 516_500), { location: 'Kells, Whitehaven' }, BRITISH],
    [
      'Maidstone, by an organisation of Northern Ireland',
      grid(580_000, 160_000),
      { location: 'Maidstone', clients: ['Northern Ireland Electricity'] },
      BRITISH,
    ],
    ['Dublin, in the Irish Grid', grid(316_000, 234_000), { location: 'Dublin' }, IRISH],
    ['Dublin, in ITM', grid(716_000, 734_000), { location: 'Dublin' }, ITM],
    ['Norwich, exchanged', grid(308_000, 623_000), { location: 'Norwich' }, NOT_DRAWN],
    ['Liverpool, exchanged', grid(390_000, 335_000), { location: 'Liverpool' }, NOT_DRAWN],
    ['cut coordinates in Leeds', grid(30_000, 33_000), { location: 'Leeds' }, NOT_DRAWN],
    ['a local grid in Leeds', grid(500, 500), { location: 'Leeds' }, NOT_DRAWN],
  ])('grid coordinates with %s', async (_, holes, project, expected) => {
    expect(await drawn(holes, project)).toMatchObject({ crs: expected })
  })

  test('what one organisation supports is printed where it does not decide', async () => {
    const { reason } = await drawn(ON_BOTH_ISLANDS, { clients: ['Translink'] })
    expect(reason).toMatch(
      /neither the text nor land decides .* for Irish Grid Translink \(Northern Ireland\)/,
    )
  })

  test('exchanged coordinates on land are reported, too, if no text confirms others', async () => {
    const { crs, reason } = await drawn(grid(308_000, 623_000), {})
    expect(crs).toBe(BRITISH)
    expect(reason).toMatch(/with easting and northing exchanged they would be on land too, near Norwich$/)
  })
})

describe('Latitude and longitude alone', () => {
  test.each<[string, ReturnType<typeof degrees>, Project, string | null]>([
    ['Leeds', degrees(53.8, -1.55), { location: 'Leeds' }, 'degrees'],
    ['no text', degrees(53.8, -1.55), {}, 'degrees'],
    [
      'Belfast by a British client',
      degrees(54.6, -5.93),
      { location: 'Belfast', clients: ['Network Rail'] },
      'degrees',
    ],
    [
      'Dublin by a client in London',
      degrees(53.35, -6.26),
      { clients: ['Jones Ltd, London, EC1A 1BB'] },
      'degrees',
    ],
    [
      'a village of which another is known in Northern Ireland',
      degrees(55.1, -3.65),
      { location: 'Holywood' },
      'degrees',
    ],
    ['a city abroad with a British name', degrees(-31.95, 115.86), { location: 'Perth' }, 'degrees'],
    ['Leeds in Ireland', degrees(53.35, -6.26), { location: 'Leeds' }, NOT_DRAWN],
    ['Kent in Ireland', degrees(53.35, -6.26), { location: 'Maidstone, Kent' }, NOT_DRAWN],
    ['Kent in France', degrees(48.85, 2.35), { location: 'Maidstone, Kent' }, NOT_DRAWN],
    ['County Antrim in Leeds', degrees(53.8, -1.55), { location: 'County Antrim' }, NOT_DRAWN],
    ['a lost sign', degrees(53.8, 1.55), { location: 'Leeds' }, NOT_DRAWN],
    ['exchanged degrees', degrees(-1.55, 53.8), { location: 'Leeds' }, NOT_DRAWN],
  ])('%s', async (_, holes, project, expected) => {
    expect(await drawn(holes, project)).toMatchObject({ crs: expected })
  })

  test('in another country are reported, with the distance', async () => {
    const { reason } = await drawn(degrees(53.35, -6.26), { location: 'Leeds' })
    expect(reason).toBe(
      'the text of the project names Leeds (Great Britain), but latitude and longitude are in Ireland; ' +
        'perhaps they are wrong, or their signs',
    )
  })
})
