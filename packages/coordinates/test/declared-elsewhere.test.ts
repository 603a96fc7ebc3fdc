import { describe, expect, test } from 'vitest'
import { decideSiteCrs, placeHoles, type HoleToPlace } from '../src/index.ts'
import { hole, place, SHIFTS, site } from './doubtful-site.ts'

const inDublin = () => site('BH', 316_000, 234_000)
/** In the British National Grid, the same numbers are in the sea. */
const inGalway = () => site('BH', 130_000, 225_000)
const inRetford = () => site('BH', 468_600, 381_700)
const inChester = () => site('BH', 340_500, 366_500)

describe('a declared grid that puts the holes into another country than the text of the project', () => {
  test.each([
    [
      'a town',
      'IG',
      { location: 'Leeds' },
      inDublin,
      /names Leeds \(England\), 315 km from the holes; Irish Grid .* puts them near Dublin \(Ireland\)/,
    ],
    [
      'a city in a longer text',
      'IG',
      { location: 'Leeds Flood Alleviation Scheme' },
      inDublin,
      /names Leeds/,
    ],
    ['a county', 'OSGB', { location: 'County Antrim' }, inRetford, /names Antrim \(Northern Ireland\)/],
    [
      'a postcode',
      'IG',
      { location: 'Unit 4, LS3 1LX' },
      inDublin,
      /names LS3 1LX \(Great Britain\); Irish Grid .* puts them near Dublin/,
    ],
    ['a country', 'IG', { location: 'Phase 2, Scotland' }, inDublin, /names Scotland/],
    ['two roads', 'IG', { location: 'A614 and A6097' }, inGalway, /names A614, A6097 \(Great Britain\)/],
    [
      'a road and a client',
      'IG',
      { location: 'A614 slip road', clients: ['Highways England'] },
      inGalway,
      /A614 \(Great Britain\), Highways England \(England\)/,
    ],
    [
      'two clients',
      'OSGB',
      { location: '', clients: ['Translink', 'DfI Roads', 'Education Authority'] },
      inRetford,
      /\(Northern Ireland\)/,
    ],
    [
      'another country of one island',
      'OSGB',
      { location: 'Truro, Cornwall' },
      () => site('BH', 266_600, 845_200),
      /Cornwall/,
    ],
  ] as const)('holds them back: %s', async (_, gref, stated, holes, reason) => {
    const found = await place(holes(), { gref, ...stated })
    expect(found.drawn).toEqual([])
    expect(found.doubts).toHaveLength(SHIFTS.length)
    expect(found.doubts[0]).toMatch(reason)
    expect(found.findings.every(({ isHeldBack }) => isHeldBack === true)).toBe(true)
  })

  test.each([
    ['County Antrim', 'OSGB', inChester, /perhaps they are in Irish Grid \(EPSG:29903\)$/],
    [
      'Belfast',
      'OSGB',
      () => site('BH', 333_000, 374_000),
      /Belfast .*perhaps they are in Irish Grid \(EPSG:29903\)$/,
    ],
    [
      'Neston',
      'IG',
      () => site('BH', 333_000, 374_000),
      /perhaps they are in British National Grid \(EPSG:27700\)$/,
    ],
  ])('names the grid that agrees with %s, and does not apply it', async (location, gref, holes, reason) => {
    const found = await place(holes(), { location, gref })
    expect(found).toMatchObject({ drawn: [], crs: { source: 'declared' } })
    expect(found.doubts[0]).toMatch(reason)
  })
})

describe('a declared grid beside a text that is not clear enough', () => {
  test.each([
    ['a client of the other island alone', 'OSGB', { location: '', clients: ['Translink'] }, inRetford],
    ['a street that is called after a town', 'IG', { location: 'Leeds Road' }, inDublin],
    ['a small place that may be another', 'IG', { location: 'Works at Bawtry quarry' }, inDublin],
    ['towns of both countries', 'IG', { location: 'Dublin to Leeds link' }, inDublin],
    [
      'a town beside the holes',
      'OSGB',
      { location: 'Retford', clients: ['Translink', 'DfI Roads'] },
      inRetford,
    ],
    ['a neighbouring county', 'OSGB', { location: 'Doncaster, South Yorkshire' }, inRetford],
  ] as const)('is drawn with %s', async (_, gref, stated, holes) => {
    const found = await place(holes(), { gref, ...stated })
    expect(found.drawn).toHaveLength(SHIFTS.length)
  })

  test('is said where only one client speaks against it', async () => {
    const found = await place(inRetford(), { location: '', clients: ['Translink'] })
    expect(found.messages).toEqual([
      expect.stringMatching(
        /^the text of the project names Translink \(Northern Ireland\); British National/,
      ),
    ])
  })

  test('is said where the text is not clear', async () => {
    const found = await place(inDublin(), { location: 'Works at Bawtry quarry', gref: 'IG' })
    expect(found.messages).toEqual([
      expect.stringMatching(/^the text of the project names Bawtry \(England\), 3\d\d km/),
    ])
  })
})

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

  test('are drawn, and the distance is said, where the text may mean something else', async () => {
    const found = await place(degrees(53.32, -0.97), { location: 'Exeter Training Centre', gref: '' })
    expect(found).toMatchObject({ drawn: { length: 2 }, findings: [{ subject: 'degrees' }] })
    expect(found.messages[0]).toMatch(/names Exeter \(England\), 3\d\d km/)
  })

  test('that agree with a declared grid are two statements against a distance, not another country', async () => {
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
