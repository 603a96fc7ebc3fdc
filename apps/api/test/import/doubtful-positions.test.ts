import { describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const DEGREES = ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON']
const GRID = ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF']

const importSite = async (rows: string[][], name = '', options: { trustPositions?: boolean } = {}) => {
  const workspace = createWorkspace()
  const PROJ = [
    ['PROJ_ID', 'PROJ_NAME'],
    ['J1', name],
  ]
  const text = smallSite({ PROJ, LOCA: rows, GEOL: [] })
  const report = await workspace.import(workspace.write('site.ags', text), options)
  return { report, workspace }
}

const doubts = ({ report }: { report: ImportReport }) =>
  report.projects[0]?.locations.inDoubt.map(({ locationId, reason }) => `${locationId}: ${reason}`)

const placed = ({ report }: { report: ImportReport }) => report.projects[0]?.locations.placed

/** Leeds, and holes whose longitude has lost its minus: 100 km out in the North Sea. */
const leeds = (count: number, sign: '' | '-', from = 0) =>
  Array.from({ length: count }, (_, i) => [`BH${from + i}`, `53.80${i}`, `${sign}1.54${i}`])

describe('a longitude without its minus, where no grid coordinates tell', () => {
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
        /20[123] km from the rest of the site, in the sea, 9\d km from land; perhaps the sign of the longitude is wrong$/,
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

  test('in all holes of a project in Cornwall, drawn in Belgium, is told by its place name', async () => {
    const rows = ['50.47', '50.471', '50.472'].map((latitude, i) => [`BH${i}`, latitude, '4.72'])
    const site = await importSite([DEGREES, ...rows], 'Bodmin bus station')
    expect(placed(site)).toBe(0)
    expect(doubts(site)?.[0]).toMatch(
      /perhaps the sign of the longitude is wrong: corrected, the project is where its text says \(Bodmin \(England\), \d\.\d km away/,
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

describe('two holes hundreds of kilometres apart', () => {
  const two = [GRID, ['A', '430000', '433500', 'OSGB'], ['B', '430000', '161500', 'OSGB']]

  test('are both in doubt where nothing tells which is right', async () => {
    const site = await importSite(two, 'New depot')
    expect([placed(site), doubts(site)]).toEqual([
      0,
      [
        'A: 272 km from B; nothing in the text of the project tells which is right',
        'B: 272 km from A; nothing in the text of the project tells which is right',
      ],
    ])
  })

  test('are told apart by the place that the project names', async () => {
    const site = await importSite(two, 'New depot, Leeds')
    expect(placed(site)).toBe(1)
    expect(doubts(site)).toEqual([
      expect.stringMatching(
        /^B: 272 km from A; the text of the project speaks for A: Leeds \(England\), \d\.\d km away$/,
      ),
    ])
  })

  test.each([['New depot, Leeds, West Yorkshire'], ['M621 depot, Leeds, Yorkshire']])(
    'are told apart by that place also where a county or a road speaks for both: %s',
    async (name) => {
      const site = await importSite(two, name)
      expect(placed(site)).toBe(1)
      expect(doubts(site)).toEqual([expect.stringMatching(/^B: .* speaks for A: Leeds \(England\)/)])
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

describe('a hole far from holes of related names, of which one wrong digit is the cause,', () => {
  const wide: string[][] = Array.from({ length: 20 }, (_, i) => [
    `P${i * 2}`,
    `${255000 + (i % 5) * 1300}`,
    `${665000 + Math.floor(i / 5) * 1100}`,
    'OSGB',
  ])

  test.each([
    [
      'repeated with a letter',
      [
        ['12', '250503.35', '666471.94'],
        ['12A', '259504.42', '666464.69'],
      ],
      '12: 9.0 km from 12A; perhaps a digit of the easting is wrong',
    ],
    [
      'repeated many times',
      [
        ['WS4', '256809.19', '666906.91'],
        ['WS4A', '256809', '666906'],
        ['WS4B', '256817', '666908'],
        ['WS4C', '258802', '666899'],
        ['WS4D', '256807', '666893'],
      ],
      'WS4C: 2.0 km from WS4B; perhaps a digit of the easting is wrong',
    ],
    [
      'in a series of numbers',
      [
        ['TP22/S31', '258489', '662896'],
        ['TP23/S31', '248468', '662792'],
        ['TP24/S31', '258505', '662728'],
      ],
      'TP23/S31: 10.0 km from TP22/S31; perhaps a digit of the easting is wrong',
    ],
    [
      'with two digits exchanged',
      [
        ['BH3', '258489', '661897'],
        ['BH3A', '258492', '668196'],
      ],
      'BH3: 6.3 km from BH3A; perhaps two digits of the northing are exchanged',
    ],
  ])('is in doubt: %s', async (_, holes, doubt) => {
    const rows = holes.map((hole) => [...hole, 'OSGB'])
    const site = await importSite([GRID, ...wide, ...rows], 'A74 road')
    expect(doubts(site)).toEqual([doubt])
    expect(placed(site)).toBe(wide.length + rows.length - 1)
  })

  test.each([
    [
      'no digit explains the distance',
      [
        ['12', '250603', '666471'],
        ['12A', '259504', '666464'],
      ],
    ],
    [
      'nothing tells which of two holes is wrong',
      [
        ['BH1', '400000', '300000'],
        ['BH1A', '409000', '300000'],
      ],
    ],
    [
      'the series goes on in steps of kilometres',
      ['01', '02', '03', '04', '05'].map((n) => [`BH${n}/13`, `4${n}000`, '300000']),
    ],
  ])('is drawn where %s', async (_, holes) => {
    const rows = holes.map((hole) => [...hole, 'OSGB'])
    const site = await importSite([GRID, ...rows], 'A74 road')
    expect([placed(site), doubts(site)]).toEqual([rows.length, []])
  })
})
