import { describe, expect, test } from 'vitest'
import { loadTransformer } from '../src/index.ts'
import { place, SHIFTS, site } from './doubtful-site.ts'

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
      'a road and the council of a county',
      'IG',
      { location: 'A4084', clients: ['MONTGOMERYSHIRE COUNTY COUNCIL'] },
      inGalway,
      /A4084 \(Great Britain\), Montgomeryshire \(Wales\)/,
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
    // One reason of the whole site is one finding.
    expect(found.findings.map((one) => one.holes.length)).toEqual([SHIFTS.length])
  })
})

describe('another grid that agrees with the text', () => {
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

/** In the Irish Grid these are in Belfast, and beside the Glenelly. */
const inNeston = () => site('BH', 333_380, 375_060)
const inSea = () => site('BH', 254_240, 391_880)

describe('two signals of one country, and a grid that agrees with them', () => {
  test.each([
    ['a contractor and a client', ['Causeway Geotech Ltd', 'CPD'], inNeston],
    ['a public body, and holes in the sea', ['Dfl Roads HSU'], inSea],
  ])('hold a site back: %s', async (_, clients, holes) => {
    const found = await place(holes(), { location: '', clients })
    expect(found).toMatchObject({ drawn: [], crs: { source: 'declared', code: 'EPSG:27700' } })
    expect(found.doubts[0]).toMatch(/\(Northern Ireland\).*perhaps they are in Irish Grid \(EPSG:29903\)$/)
  })

  test.each([
    ['one contractor', '', ['Causeway Geotech Ltd'], inNeston],
    ['two contractors, who work elsewhere too', '', ['Causeway Geotech Ltd', 'Irish Drilling'], inNeston],
    ['a public body alone', '', ['Dfl Roads HSU'], inNeston],
    ['a place beside the holes', 'Neston', ['Causeway Geotech Ltd', 'CPD'], inNeston],
    ['works at sea', 'Offshore cable', ['Dfl Roads HSU'], inSea],
  ])('do not, where it is %s', async (_, location, clients, holes) => {
    expect((await place(holes(), { location, clients })).drawn).toHaveLength(SHIFTS.length)
  })
})

describe('a site whose first digits are wrong', () => {
  test.each([
    ['Norwich', 523_400, 308_200, /all eastings are 100 km less than they should be$/],
    ['Leeds', 530_000, 434_000, /all eastings are 100 km more than they should be$/],
    ['Norwich', 623_400, 208_200, /all northings are 100 km less than they should be$/],
  ])('is held back with the digit that would agree with %s', async (location, east, north, reason) => {
    const found = await place(site('BH', east, north), { location })
    expect(found.drawn).toEqual([])
    expect(found.doubts[0]).toMatch(reason)
  })

  test('is drawn where its degrees agree with the wrong ones', async () => {
    const transformer = await loadTransformer('EPSG:27700')
    const holes = site('BH', 523_400, 308_200).map((one) => ({
      ...one,
      ...transformer.toWgs84(one.easting ?? NaN, one.northing ?? NaN),
    }))
    expect((await place(holes, { location: 'Norwich' })).drawn).toHaveLength(SHIFTS.length)
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

  test('is reported where only one client contradicts it', async () => {
    const found = await place(inRetford(), { location: '', clients: ['Translink'] })
    expect(found.messages).toEqual([
      expect.stringMatching(
        /^the text of the project names Translink \(Northern Ireland\); British National/,
      ),
    ])
  })

  test('is reported where the text is not clear', async () => {
    const found = await place(inDublin(), { location: 'Works at Bawtry quarry', gref: 'IG' })
    expect(found.messages).toEqual([
      expect.stringMatching(/^the text of the project names Bawtry \(England\), 3\d\d km/),
    ])
  })
})
