import { describe, expect, test } from 'vitest'
import { doubts, GRID, importSite, placed } from './doubtful-site.ts'

describe('two holes hundreds of kilometres apart', () => {
  const two = [GRID, ['A', '430000', '433500', 'OSGB'], ['B', '430000', '161500', 'OSGB']]

  test('are both in doubt where nothing shows which is right', async () => {
    const site = await importSite(two, 'New depot')
    expect([placed(site), doubts(site)]).toEqual([
      0,
      [
        'A: 272 km from B; nothing in the text of the project shows which is right',
        'B: 272 km from A; nothing in the text of the project shows which is right',
      ],
    ])
  })

  test('are decided by the place that the project names', async () => {
    const site = await importSite(two, 'New depot, Leeds')
    expect(placed(site)).toBe(1)
    expect(doubts(site)).toEqual([
      expect.stringMatching(
        /^B: 272 km from A; the text of the project supports A: Leeds \(England\), \d\.\d km away$/,
      ),
    ])
  })

  test.each([['New depot, Leeds, West Yorkshire'], ['M621 depot, Leeds, Yorkshire']])(
    'are decided by that place also where a county or a road supports both: %s',
    async (name) => {
      const site = await importSite(two, name)
      expect(placed(site)).toBe(1)
      expect(doubts(site)).toEqual([expect.stringMatching(/^B: .* supports A: Leeds \(England\)/)])
    },
  )

  test('are both in doubt where only a county of their country is named', async () => {
    expect(placed(await importSite(two, 'West Yorkshire depot'))).toBe(0)
  })

  test('are drawn where they are 40 km apart', async () => {
    const site = await importSite([
      GRID,
      ['A', '430000', '433500', 'OSGB'],
      ['B', '430000', '393500', 'OSGB'],
    ])
    expect([placed(site), doubts(site)]).toEqual([2, []])
  })

  test('with a third one far from both are not drawn either, and two sites of three holes are', async () => {
    const third = await importSite([...two, ['C', '300000', '300000', 'OSGB']])
    expect(placed(third)).toBe(0)
    const around = (name: string, easting: number, northing: number) =>
      [0, 1, 2].map((i) => [`${name}${i}`, `${easting + i * 20}`, `${northing}`, 'OSGB'])
    const sites = await importSite([GRID, ...around('A', 430000, 433500), ...around('B', 430000, 161500)])
    expect([placed(sites), doubts(sites)]).toEqual([6, []])
  })
})

describe('a hole less than 50 km from a compact site', () => {
  const compact = Array.from({ length: 12 }, (_, i) => [
    `BH${i}`,
    `${450000 + (i % 4) * 150}`,
    `${300000 + Math.floor(i / 4) * 150}`,
    'OSGB',
  ])

  test.each([
    ['one digit of the easting', '470200', '300100', 'perhaps a digit of the easting is wrong'],
    ['two exchanged digits', '450100', '030100', null],
    ['no usual error', '463100', '315300', 'look for a typing error in the coordinates'],
  ])('is in doubt: %s', async (_, easting, northing, advice) => {
    const site = await importSite([GRID, ...compact, ['FAR', easting, northing, 'OSGB']], 'New depot')
    expect(placed(site)).toBe(12)
    expect(doubts(site)).toEqual([
      expect.stringMatching(/^FAR: \d+(\.\d)? km from the rest of the site[,;] /),
    ])
    if (advice !== null) expect(doubts(site)?.[0]).toContain(advice)
  })

  test.each([['A61 bypass'], ['Trans-Pennine railway'], ['Gas pipeline']])(
    'without a usual error is drawn with a warning on works that are spread out: %s',
    async (name) => {
      const site = await importSite([GRID, ...compact, ['FAR', '463100', '315300', 'OSGB']], name)
      expect([placed(site), doubts(site)]).toEqual([13, []])
      const warned = site.report.diagnostics.items.filter(({ rule }) => rule === 'position')
      expect(warned.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^FAR \(19\.8 km\): far from/),
      ])
    },
  )

  test.each([['M55 Junction 1 & 3'], ['M62 J25-J27'], ['A1 drainage, various sites']])(
    'is no surprise where the project has several sites by its name: %s',
    async (name) => {
      const site = await importSite([GRID, ...compact, ['FAR', '463100', '315300', 'OSGB']], name)
      expect([placed(site), doubts(site)]).toEqual([13, []])
      expect(site.report.diagnostics.items.filter(({ rule }) => rule === 'position')).toEqual([])
    },
  )

  test('is drawn on a road of 60 km, with holes at one end or in groups', async () => {
    const road = Array.from({ length: 30 }, (_, i) => [
      `R${i}`,
      `${400000 + i * 2000}`,
      `${300000 + i * 100}`,
      'OSGB',
    ])
    const groups = [0, 4, 9, 15, 22, 31].flatMap((km) =>
      [0, 1, 2].map((i) => [`G${km}-${i}`, `${400000 + km * 1000 + i * 20}`, '300000', 'OSGB']),
    )
    for (const rows of [road, groups]) {
      const site = await importSite([GRID, ...rows])
      expect([placed(site), doubts(site)]).toEqual([rows.length, []])
    }
  })
})

describe('a single hole more than 50 km from all others of a wide site', () => {
  const wide = Array.from({ length: 11 }, (_, i) => [
    `BH${i}`,
    `${400000 + i * 6000}`,
    `${430000 + (i % 3) * 6000}`,
    'OSGB',
  ])
  const rows = [GRID, ...wide, ['FAR', '340000', '442000', 'OSGB']]

  test('is in doubt, and is not placed', async () => {
    const site = await importSite(rows, 'Regional study')
    expect(placed(site)).toBe(11)
    expect(doubts(site)).toEqual([expect.stringMatching(/^FAR: 9\d km from the rest of the site; look for/)])
  })

  test('is drawn with a warning on works that are spread out', async () => {
    const site = await importSite(rows, 'Gas pipeline')
    expect([placed(site), doubts(site)]).toEqual([12, []])
    const warned = site.report.diagnostics.items.filter(({ rule }) => rule === 'position')
    expect(warned.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^FAR \(9\d\.\d km\): far from/),
    ])
  })
})
