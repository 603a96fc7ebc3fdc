import { describe, expect, test } from 'vitest'
import { decideSiteCrs, placeHoles, type HoleToPlace } from '../src/index.ts'
import { hole, place, SHIFTS, site } from './doubtful-site.ts'

const inDublin = () => site('BH', 316_000, 234_000)
const inRetford = () => site('BH', 468_600, 381_700)

describe('a declared grid more than 100 km from the text of the project', () => {
  test.each([
    [
      'a town that is all that it says',
      'Exeter',
      /names Exeter \(England\), 3\d\d km from the holes; British .* puts them near Babworth/,
    ],
    ['a county', 'Phase 2, Cornwall', /names Cornwall \(England\), 3\d\d km/],
    ['two villages beside each other', 'Barnstaple to Ilfracombe cycle path', /names Ilfracombe/],
  ])('holds the holes back: %s', async (_, location, reason) => {
    const found = await place(inRetford(), { location })
    expect(found.drawn).toEqual([])
    expect(found.doubts[0]).toMatch(reason)
  })

  test('holds back a single hole', async () => {
    const found = await place([hole('BH1', 468_600, 381_700)], { location: 'Exeter' })
    expect(found.doubts).toEqual([expect.stringMatching(/names Exeter/)])
  })

  test.each([
    ['a town in a longer text', 'Exeter Street depot', 0],
    ['a name that may be of something else', 'Plymouth Brethren hall', 1],
    ['a town 60 km away', 'Leeds', 1],
    ['a town 15 km away', 'Worksop', 0],
    ['its county', 'Exeter, Nottinghamshire', 0],
  ])('draws them with %s', async (_, location, said) => {
    const found = await place(inRetford(), { location })
    expect(found).toMatchObject({ drawn: { length: SHIFTS.length }, messages: { length: said } })
  })
})

async function placeGiven(holes: readonly HoleToPlace[], location: string, more: { trust?: boolean } = {}) {
  const project = { projectName: 'J1', projectLocation: location, given: 'EPSG:29903' }
  const crs = await decideSiteCrs(holes, project)
  const text = { place: `J1 | ${location}` }
  const options = { crs, trustPositions: more.trust ?? false, text, grefHeading: 'LOCA_GREF' }
  const { holes: placed, findings } = await placeHoles(holes, options)
  return { placed, drawn: placed.filter(({ position }) => position !== null).length, findings }
}

describe('a grid that the import command names', () => {
  test('holds holes back that it puts into another country', async () => {
    const { drawn, findings } = await placeGiven(inDublin(), 'Leeds')
    expect(drawn).toBe(0)
    expect(findings[0]?.message).toMatch(/^position in doubt, not on the map: the text .* Leeds/)
  })

  test('draws them where the import trusts positions, and says why they are in doubt', async () => {
    const { drawn, findings } = await placeGiven(inDublin(), 'Leeds', { trust: true })
    expect(drawn).toBe(SHIFTS.length)
    expect(findings.map(({ message }) => message)).toEqual([expect.stringMatching(/^the text .* Leeds/)])
  })

  test('is used where the text is not clear', async () => {
    expect(await placeGiven(inDublin(), 'Works at Bawtry quarry')).toMatchObject({
      drawn: SHIFTS.length,
      findings: [],
    })
  })
})

describe('latitude and longitude', () => {
  const degrees = (latitude: number, longitude: number) =>
    [0, 0.001].map((north, index) => ({
      ...{ locaId: `BH${index}`, easting: null, northing: null, gref: '' },
      ...{ latitude: latitude + north, longitude },
    }))

  test('of a whole site 300 km from the town of its text are in doubt', async () => {
    const found = await place(degrees(53.32, -0.97), { location: 'Exeter', gref: '' })
    expect(found.drawn).toEqual([])
    expect(found.doubts[0]).toMatch(
      /names Exeter \(England\), 3\d\d km from the holes; latitude and longitude put them near Babworth/,
    )
  })

  test('are drawn, and the distance is reported, where the text may mean something else', async () => {
    const found = await place(degrees(53.32, -0.97), { location: 'Exeter Training Centre', gref: '' })
    expect(found).toMatchObject({ drawn: { length: 2 }, findings: [{ subject: 'degrees' }] })
    expect(found.messages[0]).toMatch(/names Exeter \(England\), 3\d\d km/)
  })

  test('that agree with a declared grid stand against a distance, not against another country', async () => {
    const crs = { code: 'EPSG:27700', source: 'declared', candidates: [] } as const
    const options = { crs, trustPositions: false, text: { place: '' }, grefHeading: 'LOCA_GREF' }
    const grid = inRetford().map((one) => ({ ...one, gref: 'OSGB' }))
    const { holes } = await placeHoles(grid, options)
    const both = grid.map((one, index) => ({ ...one, ...holes[index]?.position }))
    const far = await place(both, { location: 'Exeter' })
    expect(far).toMatchObject({ drawn: { length: SHIFTS.length }, messages: { length: 1 } })
    expect((await place(both, { location: 'Belfast' })).drawn).toEqual([])
  })
})
