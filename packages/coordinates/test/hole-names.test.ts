import { expect, test } from 'vitest'
import { decideSiteCrs, placeHoles } from '../src/index.ts'

const SHIFTS = [0, 60, 30, 100] as const

/** Boreholes in the north of Rochdale, whose grid is not stated. */
const holesNamed = (nameOf: (number: number) => string) =>
  SHIFTS.map((shift, index) => ({
    ...{ locaId: nameOf(index + 1), easting: 389_600 + shift, northing: 414_920 - shift },
    ...{ latitude: null, longitude: null, gref: '' },
  }))

const reasonFor = async (nameOf: (number: number) => string, projectLocation = '') => {
  const project = { grefHeading: 'LOCA_GREF', projectName: 'Whitworth Road', projectLocation }
  const { code, reason } = await decideSiteCrs(holesNamed(nameOf), project)
  expect(code).toBe('EPSG:27700')
  return reason
}

const UNCONFIRMED = /no place or county near them, and with easting and northing exchanged/

test('a place in the names of all holes is a part of the text of the project', async () => {
  const reason = await reasonFor((number) => `WHITWORTH ROAD, ROCHDALE ${number}.`)
  expect(reason).toMatch(
    /only British National Grid fits the coordinates, 1\.\d km from Rochdale \(England\)$/,
  )
})

test.each([
  ['a code of four letters', (number: number) => `WARE ${number}`, ''],
  ['a name that is the place alone', () => 'ROCHDALE', ''],
  ['one hole without it', (number: number) => (number === 4 ? 'BH4' : `ROCHDALE ${number}`), ''],
  ['a street', (number: number) => `Rochdale Road ${number}`, ''],
  ['a project that names another place', (number: number) => `ROCHDALE ${number}`, 'Penzance'],
])('it does not count: %s', async (_, nameOf, location) => {
  expect(await reasonFor(nameOf, location)).toMatch(UNCONFIRMED)
})

test('holes far from the place in their names are in doubt, as from one in the text', async () => {
  const holes = holesNamed((number) => `PENZANCE ${number}`)
  const crs = { code: 'EPSG:27700', source: 'guessed', candidates: [] } as const
  const options = { crs, trustPositions: false, text: { place: '' }, grefHeading: 'LOCA_GREF' }
  const [first] = (await placeHoles(holes, options)).holes
  expect(first?.inDoubt?.reason).toMatch(/^the text of the project names Penzance \(England\)/)
})

test.each([['389590,414910'], ['E389590 N414910'], ['389590.5 / 414910.5']])(
  'coordinates in the location of the project confirm those of the holes: %s',
  async (location) => {
    const reason = await reasonFor((number) => `BH${number}`, location)
    expect(reason).toMatch(/they are on land; the text of the project states 389590(\.5)?, 414910(\.5)?$/)
  },
)

test('coordinates elsewhere do not', async () => {
  expect(await reasonFor((number) => `BH${number}`, '414910,389590')).toMatch(UNCONFIRMED)
})
