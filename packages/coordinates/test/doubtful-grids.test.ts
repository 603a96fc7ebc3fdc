import { describe, expect, test } from 'vitest'
import { describeSite } from '../src/site/describe-site.ts'
import { hole, place, SHIFTS, site } from './doubtful-site.ts'

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

  test('holds them back where that is a county', async () => {
    const found = await place(site('BH', 530_000, 180_000), { location: 'Phase 2, Cornwall', gref: '' })
    expect(found).toMatchObject({ crs: { source: 'guessed' }, drawn: [] })
    expect(found.doubts[0]).toMatch(/^the text of the project names Cornwall \(England\), 3\d\d km from/)
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
  expect(first?.advice('LOCA')).toBe(advice)
})

test.each(['LOCAL', 'NZTM'])(
  'the advice where a file declares %s does not take a grid as assumed',
  async (gref) => {
    const { crs, findings } = await place(site('BH', 358_000, 172_500), { location: 'Bristol', gref })
    expect(crs).toMatchObject({ code: null, source: 'none' })
    const [first] = describeSite({ crs, findings, unplaced: [], group: 'LOCA' })
    expect(first?.advice('LOCA')).toBe(
      'State the right grid of the coordinates in LOCA_GREF, or import with --crs; their numbers fit OSGB ' +
        'or Irish Grid, which is not assumed',
    )
  },
)
