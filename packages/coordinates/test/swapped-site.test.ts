import { describe, expect, test } from 'vitest'
import { decideSiteCrs } from '../src/index.ts'
import { placeHoles } from '../src/holes/place-holes.ts'

interface Stated {
  readonly place: string
  readonly gref: string
  readonly easting: number
  readonly northing: number
}

/** Places a site of five holes, and says what is found of it. */
async function place({ place, gref, easting, northing }: Stated) {
  const holes = [0, 20, 40, 60, 80].map((shift) => ({
    locaId: `BH${shift}`,
    easting: easting + shift,
    northing: northing + shift,
    latitude: null,
    longitude: null,
    gref,
  }))
  const crs = await decideSiteCrs(holes, {
    grefHeading: 'LOCA_GREF',
    projectName: 'J1',
    projectLocation: place,
  })
  const text = { place: `J1 | ${place}` }
  const placed = await placeHoles(holes, { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' })
  return {
    candidates: crs.candidates,
    drawn: placed.holes.filter(({ position }) => position !== null).length,
    swapped: placed.findings.filter(({ message }) => message.includes('easting and northing look swapped')),
    messages: placed.findings.map(({ message }) => message),
  }
}

const SWAPPED: readonly [
  name: string,
  place: string,
  gref: string,
  code: string,
  northing: number,
  easting: number,
][] = [
  ['a town', 'Exeter', 'OSGB', 'EPSG:27700', 92500, 292000],
  ['a county alone', 'Devon', 'OSGB', 'EPSG:27700', 90000, 270000],
  ['a county, in another country as stated', 'Norfolk', 'OSGB', 'EPSG:27700', 310000, 620000],
  ['a road', 'A38', 'OSGB', 'EPSG:27700', 77000, 280000],
  ['a town, in the sea as stated', 'Glasgow', 'OSGB', 'EPSG:27700', 665000, 259000],
  ['a town, outside the grid as stated', 'Inverness', 'OSGB', 'EPSG:27700', 845000, 266500],
  ['a town of Ireland', 'Belfast', 'Irish Grid', 'EPSG:29903', 374000, 333800],
]

describe('a site whose eastings and northings are exchanged in every hole', () => {
  test.each(SWAPPED)('is held back and named where the text names %s', async (...row) => {
    const [, name, gref, , northing, easting] = row
    const found = await place({ place: name, gref, easting: northing, northing: easting })
    expect(found.drawn).toBe(0)
    expect(found.swapped.length).toBeGreaterThan(0)
  })

  test.each(SWAPPED)(
    'is not placed without a stated grid, and that grid is suggested: %s',
    async (...row) => {
      const [, name, , code, northing, easting] = row
      const found = await place({ place: name, gref: '', easting: northing, northing: easting })
      expect(found).toMatchObject({ drawn: 0, candidates: [code] })
      expect(found.swapped).toHaveLength(1)
    },
  )

  test.each(SWAPPED)('is drawn in its own order: %s', async (...row) => {
    const [, name, gref, , northing, easting] = row
    expect(await place({ place: name, gref, easting, northing })).toMatchObject({ drawn: 5, swapped: [] })
  })

  test('is drawn where the text does not support the exchanged coordinates', async () => {
    const found = await place({ place: 'Norfolk House', gref: 'OSGB', easting: 310000, northing: 620000 })
    expect(found).toMatchObject({ drawn: 5, swapped: [] })
  })
})

describe('exchanged coordinates of another grid than the stated one are suggested, not drawn', () => {
  test.each([
    ['on land as stated', 'Belfast', 'OSGB', 374_000, 333_800, 'Irish Grid (EPSG:29903)'],
    ['in the sea as stated', 'Cork', 'OSGB', 72_000, 167_000, 'Irish Grid (EPSG:29903)'],
    ['outside the stated grid', 'Belfast', 'OSGB', 874_000, 733_000, 'Irish Transverse Mercator (EPSG:2157)'],
    ['British in the Irish Grid', 'Exeter', 'IG', 92_500, 292_000, 'British National Grid (EPSG:27700)'],
  ] as const)('%s', async (_, name, gref, easting, northing, grid) => {
    const found = await place({ place: name, gref, easting, northing })
    expect(found.drawn).toBe(0)
    expect(found.messages.join('\n')).toContain(
      `perhaps easting and northing are swapped and in ${grid}: ${name}`,
    )
  })

  test('they hold back no hole by themselves', async () => {
    const holes = { place: 'Belfast Road', gref: 'OSGB', easting: 374_000, northing: 333_800 }
    const found = await place(holes)
    expect(found).toMatchObject({ drawn: 5, messages: [] })
  })
})

test.each([
  ['Devon', 50.7, -3.8],
  ['Norfolk', 52.6, 1.25],
  ['Belfast', 54.6, -5.9],
])('a site in %s whose latitudes and longitudes are exchanged is held back and named', async (...row) => {
  const [name, latitude, longitude] = row
  const holes = [0, 1, 2].map((index) => ({
    locaId: `BH${index}`,
    easting: null,
    northing: null,
    latitude: longitude + index / 5000,
    longitude: latitude + index / 5000,
    gref: '',
  }))
  const crs = { code: null, source: 'none', candidates: [] } as const
  const text = { place: `J1 | ${name}` }
  const placed = await placeHoles(holes, { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' })
  const reasons = placed.holes.map(({ inDoubt }) => inDoubt?.reason)
  const expected = expect.stringMatching(/perhaps latitude and longitude are swapped$/) as string
  expect(reasons).toEqual([expected, expected, expected])
})
