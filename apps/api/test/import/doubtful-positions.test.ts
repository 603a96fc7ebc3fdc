import { describe, expect, test } from 'vitest'
import { doubts, GRID, importSite, placed } from './doubtful-site.ts'

const DEGREES = ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON']

/** Leeds, and holes whose longitude has lost its minus: 100 km out in the North Sea. */
const leeds = (count: number, sign: '' | '-', from = 0) =>
  Array.from({ length: count }, (_, i) => [`BH${from + i}`, `53.80${i}`, `${sign}1.54${i}`])

describe('a longitude without its minus, where no grid coordinates show it', () => {
  test.each([
    ['a few of many', leeds(6, '-'), leeds(2, '', 6), 6],
    ['more than half', leeds(1, '-'), leeds(3, '', 1), 1],
    ['as many as are right', leeds(4, '-'), leeds(4, '', 4), 4],
  ])('is in doubt, and the minus is named: %s', async (_, right, wrong, count) => {
    const site = await importSite([DEGREES, ...right, ...wrong])
    expect(placed(site)).toBe(count)
    const found = doubts(site)
    expect(found).toHaveLength(wrong.length)
    for (const text of found ?? [])
      expect(text).toMatch(
        new RegExp(
          String.raw`20[123] km from the rest of the site, in the sea, 9\d ` +
            String.raw`km from land; perhaps the sign of the ` +
            'longitude is wrong$',
        ),
      )
  })

  test('in all holes puts none of them on the map', async () => {
    const site = await importSite([DEGREES, ...leeds(3, '')], 'Car park, Leeds')
    expect(placed(site)).toBe(0)
    expect(doubts(site)?.[0]).toMatch(
      /^BH0: in the sea, 9\d km from land; perhaps the sign of the longitude is wrong$/,
    )
    expect(site.workspace.holes().every(({ latitude }) => latitude === null)).toBe(true)
  })

  test('is drawn with trustPositions', async () => {
    const site = await importSite([DEGREES, ...leeds(3, '')], '', { trustPositions: true })
    expect([placed(site), doubts(site)]).toEqual([3, []])
  })

  test('in all holes of a project in Cornwall, drawn in Belgium, is found by its place name', async () => {
    const rows = ['50.47', '50.471', '50.472'].map((latitude, i) => [`BH${i}`, latitude, '4.72'])
    const site = await importSite([DEGREES, ...rows], 'Bodmin bus station')
    expect(placed(site)).toBe(0)
    expect(doubts(site)?.[0]).toMatch(
      new RegExp(
        'perhaps the sign of the longitude is wrong: corrected, the project is where its text says ' +
          String.raw`\(Bodmin \(England\), \d\.\d km away`,
      ),
    )
  })

  test('is none where the project is at sea by its name, or near an island', async () => {
    const sea = await importSite([DEGREES, ...leeds(3, '')], 'Dogger Bank offshore wind farm')
    expect([placed(sea), doubts(sea)]).toEqual([3, []])
    const sark = await importSite([DEGREES, ['BH1', '49.433', '-2.361']])
    expect([placed(sark), doubts(sark)]).toEqual([1, []])
  })
})

test('a project whose declared grid puts all holes far out at sea is in doubt', async () => {
  const rows = [0, 1, 2].map((i) => [`BH${i}`, `6200${i}0`, '460000', 'OSGB'])
  const site = await importSite([GRID, ...rows])
  expect(placed(site)).toBe(0)
  expect(doubts(site)?.[0]).toMatch(
    /^BH0: in the sea, \d+ km from land in OSGB36 \/ British National Grid \(EPSG:27700\); look/,
  )
})

test.each([
  ['Wigan', '349000.25', '400000.50'],
  ['Swansea, Wales', '255000.25', '195000.50'],
  ['Liverpool', '335000.25', '390000.50'],
])('a project at %s that states Irish Grid for British coordinates is in doubt', async (place, ...point) => {
  const rows = ['BH1', 'BH2'].map((name) => [name, ...point, 'Irish Grid'])
  const site = await importSite([GRID, ...rows], place)
  expect(placed(site)).toBe(0)
  expect(doubts(site)?.[0]).toMatch(
    /^BH1: 2[3-6]\d km from where the text of the project says .*; perhaps they are in British National Grid/,
  )
})
