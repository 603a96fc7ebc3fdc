import { describe, expect, test } from 'vitest'
import { decideSiteCrs, placeHoles, type HoleToPlace } from '../src/index.ts'
import { describeSite } from '../src/site/describe-site.ts'

interface Stated {
  readonly location: string
  readonly gref?: string
  readonly clients?: readonly string[]
}

const hole = (locaId: string, easting: number, northing: number, more: Partial<HoleToPlace> = {}) => ({
  ...{ locaId, easting, northing, latitude: null, longitude: null, gref: '' },
  ...more,
})

/** Places the holes of a project in Bristol, or elsewhere. */
async function place(holes: readonly HoleToPlace[], { location, gref = 'OSGB', clients = [] }: Stated) {
  const stating = holes.map((one) => ({ ...one, gref }))
  const project = { projectName: 'J1', projectLocation: location, organisations: [...clients] }
  const crs = await decideSiteCrs(stating, { grefHeading: 'LOCA_GREF', ...project })
  const text = { place: `J1 | ${location}`, organisations: clients }
  const placed = await placeHoles(stating, { crs, trustPositions: false, text, grefHeading: 'LOCA_GREF' })
  return {
    crs,
    drawn: placed.holes.flatMap(({ hole: { locaId }, position }) => (position === null ? [] : [locaId])),
    doubts: placed.holes.flatMap(({ inDoubt }) => (inDoubt === null ? [] : [inDoubt.reason])),
    messages: placed.findings.map(({ message }) => message),
    findings: placed.findings,
  }
}

const SHIFTS: readonly (readonly [east: number, north: number])[] = [
  [0, 0],
  [60, 20],
  [120, 5],
  [30, 90],
  [150, 140],
  [200, 60],
]

/** Holes within 200 m of each other. */
const site = (name: string, easting: number, northing: number, count: number = SHIFTS.length) =>
  SHIFTS.slice(0, count).map(([east, north], index) =>
    hole(`${name}${index + 1}`, easting + east, northing + north),
  )

const inBristol = (count?: number) => site('BH', 358_000, 172_500, count)
const inLondon = (count?: number) => site('LH', 530_000, 180_000, count)

describe('holes of two sites, 171 km apart,', () => {
  test.each([
    ['three and three', inBristol(3), inLondon(3), /^172 km from the nearest other holes; .*Bristol/],
    ['six and three', inBristol(), inLondon(3), /^17[12] km from the rest of the site; .*Bristol/],
  ])('are drawn where the text names only one of them: %s', async (_, first, second, reason) => {
    const found = await place([...first, ...second], { location: 'Bristol' })
    expect(found.drawn).toEqual(first.map(({ locaId }) => locaId))
    expect(found.doubts).toEqual(second.map(() => expect.stringMatching(reason) as string))
  })

  test('are all drawn where it names both', async () => {
    const found = await place([...inBristol(3), ...inLondon(3)], { location: 'Bristol and London' })
    expect(found).toMatchObject({ drawn: { length: 6 }, messages: [] })
  })

  test('are all drawn where it names neither, and both are named with the distance', async () => {
    const found = await place([...inBristol(3), ...inLondon(3)], { location: '' })
    expect(found.drawn).toHaveLength(6)
    expect(found.messages).toEqual([
      expect.stringMatching(
        /^the holes lie in 2 places, 172 km apart: 3 near .+ \(BH1\), 3 near .+ \(LH1\); the text of the project does not name them all/,
      ),
    ])
  })
})

describe('a wrong digit of the northing in most holes', () => {
  const inLeeds = (count: number) => site('BH', 432_100, 435_200, count)
  const moved = (count: number) => site('MH', 432_140, 235_230, count)

  test.each([
    [1, 2, /^200 km from BH1; the text of the project speaks for BH1: Leeds \(England\), 2\.\d km away/],
    [2, 3, /^200 km from the nearest other holes; the text of the project speaks for the others: Leeds/],
  ])('holds them back where the text names the place of %i of the others', async (right, wrong, reason) => {
    const found = await place([...inLeeds(right), ...moved(wrong)], { location: 'Harehills Lane, Leeds' })
    expect(found.drawn).toEqual(inLeeds(right).map(({ locaId }) => locaId))
    expect(found.doubts).toHaveLength(wrong)
    for (const doubt of found.doubts) {
      expect(doubt).toMatch(reason)
      expect(doubt).toMatch(/; perhaps a digit of the northing is wrong$/)
    }
  })

  test.each([
    ['names a place near them', 'Banbury and Leeds'],
    ['names a place that is elsewhere, too', 'Newton'],
    ['names no place', 'Phase 2'],
    ['has several sites', 'Leeds and other works, two sites'],
  ])('draws them as before where the text %s', async (_, location) => {
    const found = await place([...inLeeds(1), ...moved(2)], { location })
    expect(found.drawn).toEqual(['MH1', 'MH2'])
  })

  test('draws them as before where their latitudes and longitudes agree', async () => {
    const degrees = { latitude: 52.0137, longitude: -1.533 }
    const confirmed = moved(2).map((one) => ({ ...one, ...degrees, easting: null, northing: null }))
    const found = await place([...inLeeds(1), ...confirmed], { location: 'Leeds' })
    expect(found.drawn).toEqual(['MH1', 'MH2'])
  })
})

describe('a hole of a compact site', () => {
  const moved = (east: number, north: number) =>
    inBristol().map((one, index) =>
      index === 2
        ? { ...one, easting: (one.easting ?? 0) + east, northing: (one.northing ?? 0) + north }
        : one,
    )

  test.each([
    ['1 km east', 1000, 0, 'easting is wrong (358120 instead of 359120)'],
    ['3 km west', -3000, 0, 'easting is wrong'],
    ['5 km north', 0, 5000, 'northing is wrong'],
  ])('that one digit moves %s is in doubt, and the digit is named', async (...row) => {
    const [, east, north, digit] = row
    const found = await place(moved(east, north), { location: 'Bristol' })
    expect(found.drawn).toHaveLength(5)
    expect(found.doubts).toEqual([expect.stringContaining(`perhaps a digit of the ${digit}`)])
  })

  test.each([
    ['by less than a digit counts', 400, 0, 'Bristol'],
    ['by two digits', 2000, 0, 'Bristol'],
    ['out of the others with that digit corrected', 1000, 400, 'Bristol'],
    ['of works that are spread out', 1000, 0, 'Bristol sewer'],
  ])('is drawn if moved %s', async (_, east, north, location) => {
    expect((await place(moved(east, north), { location })).drawn).toHaveLength(6)
  })

  test('is drawn at the end of a row with holes 1 km apart', async () => {
    const row = [0, 1, 2, 3, 4, 5, 6].map((km) => hole(`R${km}`, 358_000 + km * 1000, 172_500))
    expect((await place(row, { location: 'Bristol' })).drawn).toHaveLength(7)
  })
})

describe('grid coordinates and degrees that contradict each other in all holes', () => {
  const LATITUDE = 51.450_08
  const LONGITUDE = -2.605_77

  test.each([
    [10_000, /perhaps|Perhaps a digit of the easting is wrong/],
    [5_000, /neither is used/],
    [3_000, /neither is used/],
  ])(
    'by %i m leave no position where the named town is not clearly nearer to the grid',
    async (metres, said) => {
      const one = hole('BH1', 358_000 + metres, 172_500, { latitude: LATITUDE, longitude: LONGITUDE })
      const found = await place([one], { location: 'Bristol' })
      expect(found.drawn).toEqual([])
      expect(found.messages).toEqual([
        expect.stringContaining(
          'Bristol (England), which the text of the project names, is not clearly nearer',
        ),
      ])
      expect(found.messages[0]).toMatch(said)
    },
  )

  test('are placed by the grid where the named town is clearly nearer to it', async () => {
    const one = hole('BH1', 358_000, 172_500, { latitude: LATITUDE, longitude: -2.46 })
    expect((await place([one], { location: 'Bristol' })).drawn).toEqual(['BH1'])
  })
})

describe('a text far from the holes', () => {
  test('holds them back where their grid is only assumed', async () => {
    const found = await place(site('BH', 468_600, 381_700), { location: 'Exeter', gref: '' })
    expect(found).toMatchObject({ crs: { source: 'guessed' }, drawn: [] })
    expect(found.doubts[0]).toMatch(
      /^the text of the project names Exeter \(England\), 3\d\d km from the holes/,
    )
  })

  test('is said where the grid is declared', async () => {
    const found = await place(site('BH', 468_600, 381_700), { location: 'Exeter' })
    expect(found).toMatchObject({ drawn: { length: 6 }, messages: { length: 1 } })
  })

  test('does not suggest an exchange for an organisation of the whole country', async () => {
    const holes = site('BH', 7_000, 87_000)
    const found = await place(holes, { location: 'Birmingham', gref: '', clients: ['HS2 Ltd'] })
    expect(found.drawn).toEqual([])
    expect(found.messages.join('\n')).not.toContain('swapped')
    expect(found.crs.reason).toMatch(/in square SP of the British National Grid .* from Birmingham/)
  })
})

describe('coordinates that are not in metres of a grid are not drawn, and the likely cause is named', () => {
  test.each([
    [
      'kilometres',
      358,
      172.5,
      1 / 1000,
      /perhaps they are in kilometres: in metres of the British .* from Bristol/,
    ],
    ['millimetres', 358_000_000, 172_500_000, 1000, /perhaps they are in millimetres: .* from Bristol/],
    ['longitude and latitude', -2.6058, 51.4501, 1 / 100_000, /perhaps they are longitude and latitude/],
    ['latitude and longitude', 51.4501, -2.6058, 1 / 100_000, /perhaps they are latitude and longitude/],
    ['a local grid', 1000, 2000, 1, /a local grid/],
  ])('%s', async (_, easting, northing, unit, said) => {
    const holes = SHIFTS.map(([east, north], index) =>
      hole(`BH${index}`, easting + east * unit, northing + north * unit),
    )
    const assumed = await place(holes, { location: 'Bristol', gref: '' })
    expect(assumed.drawn).toEqual([])
    expect(assumed.crs.reason).toMatch(said)
    const declared = await place(holes, { location: 'Bristol' })
    expect(declared.drawn).toEqual([])
    for (const reason of declared.doubts) expect(reason).toMatch(said)
  })
})

test.each([
  ['Bristol', 358_000, 172_500, 'State the grid in LOCA_GREF: OSGB where the assumed one is right'],
  ['Portrush', 286_513, 439_780, 'State the grid in LOCA_GREF: Irish Grid where the assumed one is right'],
])('the advice on an assumed grid names that grid: %s', async (location, easting, northing, advice) => {
  const { crs, findings } = await place(site('BH', easting, northing), { location, gref: '' })
  const [first] = describeSite({ crs, findings, unplaced: [], group: 'LOCA' })
  expect(first?.mend('LOCA')).toBe(advice)
})
