import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { importLines } from '../../src/cli/print-import.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const messages = (
  report: { diagnostics: { items: readonly { rule: string; message: string }[] } },
  rule: string,
) => report.diagnostics.items.filter((item) => item.rule === rule).map(({ message }) => message)

describe('positions', () => {
  test('come from the grid, to centimetres', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '624161.00', '308459.58', 'OSGB'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes()[0]).toMatchObject({ easting: 624161, northing: 308459.58 })
    expect(workspace.holes()[0]?.longitude).toBeCloseTo(1.3107334884, 7)
    expect(workspace.holes()[0]?.latitude).toBeCloseTo(52.6276035206, 7)
    expect(report.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'declared' })
  })

  test.each([
    ['ft', '2047772.31', '1012006.50', { easting: 624161.0001, northing: 308459.5812 }, []],
    ['links', '624161.00', '308459.58', { easting: null, northing: null, latitude: null }, ['BH1']],
  ])('are in metres of the grid by their unit, and null in an unknown one: %s', async (...row) => {
    const [unit, easting, northing, position, unplaced] = row
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', easting, northing, 'OSGB'],
    ]
    const text = smallSite({ LOCA }).replace(
      /("LOCA_ID".*\r\n)"UNIT","","",""/,
      `$1"UNIT","","${unit}","${unit}"`,
    )
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes()[0]).toMatchObject(position)
    expect(report.projects[0]?.locations.unplaced).toEqual(unplaced)
    expect(messages(report, 'length-unit')).toHaveLength(2)
  })

  test('are those in LOCA_LAT and LOCA_LON, if any, in degrees or in minutes and seconds', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON'],
      ['BH1', '52.5', '-1.25'],
      ['BH2', `52°30'00"N`, `1°15'00"W`],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes().map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      [52.5, -1.25],
      [52.5, -1.25],
    ])
  })

  test('beyond 90 or 180 degrees are said to be out of range', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON'],
      ['BH1', '91.5', '200'],
      ['BH2', 'north', '1'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(messages(report, 'not-a-number')).toEqual([
      '1 value is not read as a number: north',
      '1 value is out of range: 91.5',
      '1 value is out of range: 200',
    ])
  })

  test('are null without coordinates, and the holes are listed', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_FDEP'],
      ['BH1', '', '', 'OSGB', 'Null', '1,234.5'],
      ['BH2', '0.00', '0.00', 'OSGB', '-0.50', '1e1'],
      ['BH3', '450000', '300000', 'OSGB', 'n/a', '.5'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes()).toMatchObject([
      { easting: null, latitude: null, groundLevel: null, finalDepth: null },
      { easting: null, latitude: null, groundLevel: -0.5, finalDepth: 10, data: { LOCA_NATE: '0.00' } },
      { easting: 450000, groundLevel: null, finalDepth: 0.5 },
    ])
    expect(report.projects[0]?.locations).toMatchObject({
      total: 3,
      placed: 1,
      unplaced: ['BH1', 'BH2'],
      inDoubt: [],
    })
    expect(messages(report, 'not-a-number')).toEqual([expect.stringContaining('1,234.5')])
    const found = report.diagnostics.items.find(({ rule }) => rule === 'not-a-number')
    expect(found).toMatchObject({ file: null, project: 'J1' })
    expect(workspace.projectTables().J1).toBeDefined()
  })

  test('and ground level are null if all three are 0, and the stated values stay', async () => {
    const workspace = createWorkspace()
    const HOLE = [
      ['HOLE_ID', 'HOLE_TYPE', 'HOLE_NATE', 'HOLE_NATN', 'HOLE_GL', 'HOLE_FDEP'],
      ['CPT 07', 'SCP', '412327.00', '843274.00', '0.000', '10.000'],
      ['CPT 08', 'SCP', '0.00', '0.00', '0.000', '9.000'],
    ]
    const text = ags3({ PROJ: [['PROJ_ID'], ['J3']], HOLE })
    const report = await workspace.import(workspace.write('site.ags', text), { crs: '27700' })
    expect(workspace.holes()).toMatchObject([
      { easting: 412327, groundLevel: 0 },
      { easting: null, northing: null, groundLevel: null, finalDepth: 9, data: { HOLE_GL: '0.000' } },
    ])
    expect(report.projects[0]?.locations.unplaced).toEqual(['CPT 08'])
  })

  test('that are no numbers, or 0, are reported with that reason', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '430,000.00', '433,000.00'],
      ['BH2', '0,0', '0,0'],
      ['BH3', '0', '0.00'],
      ['BH4', '', ''],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ LOCA })), { crs: '27700' })
    expect(messages(report, 'position')).toEqual([
      'BH1, BH2: 2 holes have coordinates that cannot be read (LOCA_NATE, LOCA_NATN)',
      'BH3: 1 hole has the coordinates 0, 0, which are read as missing (LOCA_NATE, LOCA_NATN)',
      'BH4: 1 hole has no easting and no northing (LOCA_NATE, LOCA_NATN)',
    ])
  })

  test('are null if several grids are possible; --crs decides, also for later deliveries', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '250000.00', '250000.00'],
    ]
    const file = workspace.write('site.ags', smallSite({ LOCA, PROJ: [['PROJ_ID'], ['J1']] }))
    const undecided = await workspace.import(file)
    expect(undecided.projects[0]?.crs).toMatchObject({ code: null, source: 'none' })
    expect(undecided.projects[0]?.crs.candidates).toContain('EPSG:27700')
    expect(undecided.projects[0]?.locations.unplaced).toEqual(['BH1'])
    const given = await workspace.import(file, { crs: '27700' })
    expect(given.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    const before = workspace.dump()
    const later = await workspace.import(file)
    expect(later.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    expect(workspace.dump()).toEqual(before)
  })

  test('are in the CRS that a later delivery declares, with a warning if it replaces --crs', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '250000.00', '250000.00'],
    ]
    const first = workspace.write('first.ags', smallSite({ LOCA }))
    const declares = (gref: string) => [
      [...(LOCA[0] ?? []), 'LOCA_GREF'],
      ['BH1', '250000.00', '250000.00', gref],
    ]
    const second = workspace.write('second.ags', smallSite({ LOCA: declares('OSI') }))
    const lost = (report: Parameters<typeof messages>[0]) =>
      messages(report, 'crs').filter((message) => message.includes('no longer holds'))
    await workspace.import(first, { crs: 'EPSG:27700' })
    const agreed = await workspace.import(workspace.write('same.ags', smallSite({ LOCA: declares('OSGB') })))
    expect(lost(agreed)).toEqual([])
    await workspace.import(first, { crs: 'EPSG:27700' })
    const declared = await workspace.import(second)
    expect(declared.projects[0]?.crs).toMatchObject({ code: 'EPSG:29903', source: 'declared' })
    expect(lost(declared)).toEqual([
      'LOCA_GREF says "OSI", which is Irish Grid (EPSG:29903); an earlier import was given --crs ' +
        'EPSG:27700, which no longer holds. To keep it, import again with --crs EPSG:27700',
    ])
    expect(lost(await workspace.import(second))).toEqual([])
    const kept = await workspace.import(second, { crs: 'EPSG:27700' })
    expect(kept.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    expect(lost(kept)).toEqual([])
  })

  test('far from the site, but not hundreds of kilometres, give a warning', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(
      workspace.write('site.ags', siteWith(['FAR', '454100', '303100', '', ''])),
    )
    expect(messages(report, 'position')).toEqual([
      'FAR (5.1 km): far from the rest of the site; look for a typing error in the coordinates',
    ])
    expect(workspace.holes().at(-1)?.latitude).not.toBeNull()
  })
})

const HEADINGS = ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_LAT', 'LOCA_LON', 'LOCA_GREF']

/** Five holes in Leicestershire within 50 m, and others, in British National Grid unless said otherwise. */
function siteWith(...others: string[][]): string {
  const near = [0, 1, 2, 3, 4].map((i) => [`BH${i}`, `4500${i}0`, '300000', '', ''])
  return smallSite({ LOCA: [HEADINGS, ...[...near, ...others].map((row) => [...row, 'OSGB'])], GEOL: [] })
}

/** 52.5955212, -1.2632785 is 450000, 300000 of the British National Grid. */
const LATITUDE = '52.5955212'

describe('latitude and longitude that contradict the grid', () => {
  const GRID = ['450000', '300000'] as const
  test.each([
    [
      'a missing minus, in the North Sea',
      LATITUDE,
      '1.2632785',
      /Perhaps the sign of the longitude is wrong/,
    ],
    ['swapped, off Somalia', '-1.2632785', LATITUDE, /Perhaps latitude and longitude are swapped/],
    ['degrees and minutes as decimals', '52.357313', '-1.157967', /Perhaps degrees and minutes are written/],
    [
      'degrees, minutes and seconds as decimals',
      '52.354388',
      '-1.154780',
      /Perhaps degrees, minutes and sec/,
    ],
    ['of another datum, 90 m away', '52.5962', '-1.2622', /the rest of the site$/],
  ])('give way to it: %s', async (_, latitude, longitude, message) => {
    const workspace = createWorkspace()
    const report = await workspace.import(
      workspace.write('site.ags', siteWith(['TWO', ...GRID, latitude, longitude])),
    )
    const hole = workspace.holes().at(-1)
    expect(hole?.latitude).toBeCloseTo(52.5955212, 6)
    expect(hole?.longitude).toBeCloseTo(-1.2632785, 6)
    const [found, ...others] = messages(report, 'position')
    expect(others).toEqual([])
    expect(found).toMatch(/^TWO \(.*m\): latitude and longitude lie more than 10 m from the grid coordinates/)
    expect(found).toContain('; the grid coordinates are used, which lie with the rest of the site')
    expect(found).toMatch(message)
  })

  test('are used if they agree to 10 m', async () => {
    const workspace = createWorkspace()
    const text = siteWith(['TWO', ...GRID, '52.59555', '-1.26330'])
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes().at(-1)).toMatchObject({ latitude: 52.59555, longitude: -1.2633 })
    expect(messages(report, 'position')).toEqual([])
  })

  test('leave no position if the grid lies far from the rest of the site', async () => {
    const workspace = createWorkspace()
    const text = siteWith(['TYPO', '405000', '300000', LATITUDE, '-1.2632785'])
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes().at(-1)).toMatchObject({ latitude: null, longitude: null, easting: 405000 })
    const reason =
      'latitude and longitude lie more than 10 m from the grid coordinates; neither is used, because the ' +
      'grid coordinates lie far from the rest of the site, where latitude and longitude lie. Perhaps two ' +
      'digits of the easting are exchanged (450000 instead of 405000): corrected, they would agree'
    expect(report.projects[0]?.locations).toMatchObject({
      unplaced: [],
      inDoubt: [],
      contradictory: [{ locationId: 'TYPO', distance: expect.closeTo(44_900, -3) as number, reason }],
    })
    const printed = importLines(report, { command: () => '', json: '--json', allDiagnostics: '' }).join('\n')
    expect(printed).toContain('latitude and longitude contradict the grid coordinates (1 hole):')
    expect(printed).toContain(`TYPO: ${reason}`)
    expect(printed).not.toContain('without coordinates')
    expect(messages(report, 'position')).toEqual([`TYPO (44.9 km): ${reason}`])
  })

  test('of three decimals tell where the site is, so that a hole in Ireland is in doubt', async () => {
    const workspace = createWorkspace()
    const rounded = Array.from({ length: 5 }, (_, index) => [
      `R${index}`,
      `${450_000 + 40 * index}`,
      '300000',
      '52.596',
      '-1.263',
      'OSGB',
    ])
    const holes = [...rounded, ['TYPO', '45000', '300000', '', '', 'OSGB']]
    const text = smallSite({ LOCA: [HEADINGS, ...holes], GEOL: [] })
    const report = await workspace.import(workspace.write('site.ags', text))
    const placed = workspace.holes().filter(({ latitude }) => latitude !== null)
    expect(placed.map(({ locationId }) => locationId)).not.toContain('TYPO')
    expect(placed.length).toBe(workspace.holes().length - 1)
    expect(report.projects[0]?.locations).toMatchObject({ inDoubt: [{ locationId: 'TYPO' }] })
  })

  test.each([
    ['one hole', 1, '350000'],
    ['two holes', 2, '550000'],
    ['all six holes', 6, '550000'],
  ])('leave no position if the text speaks for them: %s in the wrong place', async (_, count, easting) => {
    const { holes, found } = await importShifted('Leicester', count, easting)
    expect(holes.every(({ latitude }) => latitude === null)).toBe(true)
    expect(found).toEqual([
      expect.stringMatching(
        /; neither is used, because the text of the project speaks for latitude and longitude \(Leicester \(England\)\)\. Perhaps a digit of the easting is wrong( \(450000 instead of \d50000\))?: corrected, they would agree$/,
      ),
    ])
  })

  test('leave no position if nothing tells which are right', async () => {
    const { holes, found } = await importShifted('J1', 6, '550000')
    expect(holes.every(({ latitude }) => latitude === null)).toBe(true)
    expect(found).toEqual([
      expect.stringContaining(
        '; neither is used, because no other hole and no place in the text of the project',
      ),
    ])
  })

  test.each([
    ['one hole', 1],
    ['all six holes', 6],
  ])('leave no position 500 m apart, if nothing tells which are right: %s', async (_, count) => {
    const { holes, found } = await importShifted('J1', count, '450500')
    expect(holes.every(({ latitude }) => latitude === null)).toBe(true)
    expect(found).toEqual([
      expect.stringContaining(
        '; neither is used, because no other hole and no place in the text of the project',
      ),
    ])
  })

  test('give way 500 m apart to a grid that the text speaks for, which is the reason', async () => {
    const { holes, found } = await importShifted('Leicester', 6, '450500')
    expect(holes.every(({ latitude }) => latitude !== null)).toBe(true)
    expect(found).toEqual([
      expect.stringMatching(
        /; the grid coordinates are used, because the text of the project names Leicester .* near/,
      ),
    ])
  })

  test.each([
    ['the sign of the longitude is wrong', [LATITUDE, '1.2632785']],
    ['latitude and longitude are swapped', ['-1.2632785', LATITUDE]],
  ] as const)('confirm the grid of a single hole where %s', async (error, stated) => {
    const workspace = createWorkspace()
    const row = ['ONE', '450000', '300000', ...stated, 'OSGB']
    const text = smallSite({ PROJ: [['PROJ_ID'], ['J1']], LOCA: [HEADINGS, row], GEOL: [] })
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes()[0]?.longitude).toBeCloseTo(-1.2632785, 6)
    expect(messages(report, 'position')).toEqual([
      expect.stringMatching(
        new RegExp(
          '; the grid coordinates are used, because they agree with latitude and longitude once ' +
            `corrected \\(${error}\\)$`,
        ),
      ),
    ])
  })

  test('give way to a grid that the text speaks for', async () => {
    const { holes, found } = await importShifted('Ely, Cambridgeshire', 2, '554000', '280000')
    expect(holes.every(({ latitude }) => latitude !== null)).toBe(true)
    expect(found).toEqual([
      expect.stringContaining('; the grid coordinates are used, because the text of the project names Ely'),
    ])
  })

  test('leave no position if easting and northing are swapped, which is named', async () => {
    const workspace = createWorkspace()
    const text = siteWith(['SWAP', '300000', '450000', LATITUDE, '-1.2632785'])
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes().at(-1)).toMatchObject({ latitude: null, longitude: null })
    expect(messages(report, 'position')).toEqual([
      expect.stringMatching(/Perhaps easting and northing are swapped: corrected, they would agree$/),
    ])
  })

  test('decide nothing in a whole file of missing minuses', async () => {
    const workspace = createWorkspace()
    const rows = [0, 1, 2].map((i) => [`BH${i}`, `4500${i}0`, '300000', LATITUDE, '1.2632785', ''])
    const text = smallSite({ LOCA: [HEADINGS, ...rows], GEOL: [], PROJ: [['PROJ_ID'], ['J1']] })
    const report = await workspace.import(workspace.write('site.ags', text), { crs: 'EPSG:27700' })
    expect(workspace.holes().every(({ longitude }) => (longitude ?? 1) < -1.25)).toBe(true)
    expect(report.projects[0]?.locations).toMatchObject({ total: 3, placed: 3 })
  })

  test('are right where the declared grid is another one: no position, and the CRS is named', async () => {
    const workspace = createWorkspace()
    // Portadown, in Irish Grid, declared as British.
    const rows = IRISH.map((stated, i) => [`BH${i}`, `30100${i}`, '353700', ...stated, 'OSGB'])
    const text = smallSite({ LOCA: [HEADINGS, ...rows], GEOL: [] })
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes().map(({ latitude }) => latitude)).toEqual([null, null, null])
    expect(messages(report, 'position')).toEqual([
      expect.stringMatching(/because they agree in EPSG:29903, not in EPSG:27700; .* --crs EPSG:29903$/),
    ])
  })

  test('decide between possible grids where none is declared', async () => {
    const workspace = createWorkspace()
    const rows = IRISH.map((stated, i) => [`BH${i}`, `30100${i}`, '353700', ...stated, ''])
    const text = smallSite({ PROJ: [['PROJ_ID'], ['J1']], LOCA: [HEADINGS, ...rows], GEOL: [] })
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(report.projects[0]?.crs).toMatchObject({ code: 'EPSG:29903', source: 'guessed' })
    expect(report.projects[0]?.crs.reason).toContain('agree with latitude and longitude (3 of 3 holes)')
    expect(messages(report, 'position')).toEqual([])
  })

  test('of a CRS that is only assumed leave no position, unless other holes confirm it', async () => {
    const workspace = createWorkspace()
    const row = (name: string, latitude: string) => [name, '450000', '300000', latitude, '-1.2632785', '']
    const PROJ = [
      ['PROJ_ID', 'PROJ_LOC'],
      ['J1', 'Leicester'],
    ]
    const alone = smallSite({ PROJ, LOCA: [HEADINGS, row('A', '52.7')], GEOL: [] })
    const report = await workspace.import(workspace.write('alone.ags', alone))
    expect(report.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'guessed' })
    expect(workspace.holes()).toMatchObject([{ locationId: 'A', latitude: null }])
    expect(messages(report, 'position')).toEqual([expect.stringContaining('EPSG:27700 is only assumed')])
    const both = smallSite({ PROJ, LOCA: [HEADINGS, row('A', '52.7'), row('B', LATITUDE)], GEOL: [] })
    await workspace.import(workspace.write('both.ags', both))
    expect(workspace.holes()[0]?.latitude).toBeCloseTo(52.596, 3)
  })
})

/** Holes that all state Leicestershire by latitude and longitude, and another place by their grid. */
async function importShifted(place: string, count: number, easting: string, northing = '300000') {
  const workspace = createWorkspace()
  const rows = Array.from({ length: count }, (_, i) => [`BH${i}`, easting, northing, LATITUDE, '-1.2632785'])
  const PROJ = [
    ['PROJ_ID', 'PROJ_NAME', 'PROJ_LOC'],
    ['J1', 'J1', place],
  ]
  const LOCA = [HEADINGS, ...rows.map((row) => [...row, 'OSGB'])]
  const report = await workspace.import(workspace.write('site.ags', smallSite({ PROJ, LOCA, GEOL: [] })))
  return { holes: workspace.holes(), found: messages(report, 'position') }
}

/** Where 301000 to 301002, 353700 is in TM75 / Irish Grid. */
const IRISH = [
  ['54.4218417', '-6.4447636'],
  ['54.4218415', '-6.4447482'],
  ['54.4218413', '-6.4447328'],
]

test('holes with grid coordinates in no known grid are not among those without coordinates', async () => {
  const workspace = createWorkspace()
  const text = smallSite({
    LOCA: [HEADINGS, ['LOCAL', '100', '200', '', '', 'Site grid'], ['NONE', '', '', '', '', '']],
    GEOL: [],
  })
  const report = await workspace.import(workspace.write('site.ags', text))
  expect(report.projects[0]?.locations).toMatchObject({
    unplaced: ['LOCAL', 'NONE'],
    withoutGrid: ['LOCAL'],
    contradictory: [],
  })
  const printed = importLines(report, { command: () => '', json: '--json', allDiagnostics: '' })
  expect(printed).toContain('          without coordinates: NONE')
  expect(printed).toContain('          grid coordinates without a known grid, or outside it: LOCAL')
})

describe('a position hundreds of kilometres from its site', () => {
  const FAR = ['FAR', '450000', '622000', '', '']

  test('is held back: in doubt, not on the map and not in the mean of the project', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(workspace.write('site.ags', siteWith(FAR)))
    const reason =
      '322 km from the rest of the site, in the sea, 24 km from land; look for a ' +
      'typing error in the coordinates'
    expect(workspace.holes().at(-1)).toMatchObject({
      latitude: null,
      longitude: null,
      easting: 450000,
      positionInDoubt: { longitude: expect.closeTo(-1.2, 0) as number, reason },
    })
    expect(workspace.holes().at(-1)?.positionInDoubt?.latitude).toBeCloseTo(55.49, 1)
    expect(workspace.holes()[0]).not.toHaveProperty('positionInDoubt')
    expect(mean(workspace)).toMatchObject({ count: 5, latitude: expect.closeTo(52.596, 3) as number })
    expect(report.projects[0]?.locations).toMatchObject({
      total: 6,
      placed: 5,
      unplaced: [],
      inDoubt: [{ locationId: 'FAR', distance: expect.closeTo(321_800, -3) as number, reason }],
    })
    expect(messages(report, 'position')).toEqual([
      `FAR: position in doubt, not on the map: ${reason}; it is drawn once whoever imports it confirms ` +
        'the position (--trust-positions)',
    ])
  })

  test('is drawn with trustPositions, also by later deliveries, until one replaces the project', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', siteWith(FAR))
    const trusted = await workspace.import(file, { trustPositions: true })
    expect(trusted.projects[0]?.locations).toMatchObject({ placed: 6, inDoubt: [] })
    expect(workspace.holes().at(-1)).not.toHaveProperty('positionInDoubt')
    expect(mean(workspace)).toMatchObject({ count: 6 })
    expect(messages(trusted, 'position')).toEqual([expect.stringMatching(/^FAR \(32\d km\): far from/)])
    const later = workspace.write(
      'later.ags',
      smallSite({
        LOCA: [
          ['LOCA_ID', 'LOCA_GL'],
          ['BH0', '3'],
        ],
      }),
    )
    expect((await workspace.import(later)).projects[0]?.locations).toMatchObject({ placed: 6 })
    expect((await workspace.import(file, { replace: true })).projects[0]?.locations).toMatchObject({
      placed: 5,
      inDoubt: [{ locationId: 'FAR' }],
    })
  })

  test('has the error named that explains it', async () => {
    const workspace = createWorkspace()
    const text = siteWith(['SIGN', '', '', LATITUDE, '1.2632785'], ['SWAP', '300000', '450000', '', ''])
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(report.projects[0]?.locations.inDoubt.map(({ reason }) => reason)).toEqual([
      '171 km from the rest of the site; perhaps the sign of the longitude is wrong',
      '212 km from the rest of the site, in the sea, 27 km from land; perhaps ' +
        'easting and northing are swapped',
    ])
  })

  test('is drawn where enough holes lie together to be a second site, on land', async () => {
    const secondSite = (easting: string, northing: string) =>
      [0, 1, 2].map((i) => [`S${i}`, `${easting}${i}0`, northing, '', ''])
    const onLand = createWorkspace()
    const report = await onLand.import(onLand.write('site.ags', siteWith(...secondSite('4300', '433500'))))
    expect(report.projects[0]?.locations).toMatchObject({ placed: 8, inDoubt: [] })
    const atSea = createWorkspace()
    const report2 = await atSea.import(atSea.write('site.ags', siteWith(...secondSite('6400', '433500'))))
    expect(report2.projects[0]?.locations).toMatchObject({ placed: 5 })
    expect(report2.projects[0]?.locations.inDoubt).toHaveLength(3)
  })

  test('that is pinned by hand is on the map there', async () => {
    const workspace = createWorkspace()
    const folder = workspace.write('p/project.json', '{}').replace(/\/project\.json$/, '')
    workspace.write('p/site.ags', siteWith(FAR))
    workspace.write('p/placements.json', '{"FAR":{"latitude":52.6,"longitude":-1.26}}')
    const report = await workspace.import(folder)
    expect(report.projects[0]?.locations).toMatchObject({ placed: 6, inDoubt: [] })
    expect(workspace.holes().at(-1)).toMatchObject({ latitude: null, mapPlacement: { latitude: 52.6 } })
  })
})

function mean(workspace: Workspace): unknown {
  const found = workspace.read((c) =>
    c.prepare<[], { location: string }>('SELECT location FROM project').get(),
  )
  return JSON.parse(found?.location ?? '')
}

describe('the project', () => {
  test('has the mean of the surveyed positions', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON'],
      ['A', '52', '-1'],
      ['B', '52.2', '-0.8'],
      ['C', '', ''],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(mean(workspace)).toEqual({ longitude: -0.9, latitude: 52.1, count: 2 })
  })

  test('is named after its file if PROJ has no name', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(
      workspace.write('Old Mill.v2.AGS', smallSite({ PROJ: [['PROJ_ID'], [' ']] })),
    )
    expect(report.projects).toMatchObject([{ projectId: 'Old Mill.v2', projectName: 'Old Mill.v2' }])
    expect(messages(report, 'project-without-id')).toHaveLength(1)
  })

  test.each([
    'N/A',
    '-',
    'NOT SPECIFIED',
    'TBC',
    'tba.',
    'Unknown',
    'None',
    '.',
    '0000',
    'Not known',
    '???',
    'xxx',
  ])('is named after its file if PROJ_ID is “%s”, so that two sites stay two projects', async (id) => {
    const workspace = createWorkspace()
    const files = ['Mill Lane', 'Old Quay'].map((name) =>
      workspace.write(
        `${name}.ags`,
        smallSite({
          PROJ: [
            ['PROJ_ID', 'PROJ_NAME'],
            [id, name],
          ],
        }),
      ),
    )
    const report = await workspace.import(files)
    expect(report.projects.map(({ projectId }) => projectId)).toEqual(['Mill Lane', 'Old Quay'])
    expect(messages(report, 'project-without-id')).toEqual(
      ['Mill Lane', 'Old Quay'].map(
        (name) =>
          `PROJ_ID says “${id}”, which names no project; the name of the file is the project's: ${name}`,
      ),
    )
    expect(workspace.rows('PROJ')[0]?.data.PROJ_ID).toBe(id)
  })

  test.each(['0001', 'NA12', 'X1', 'Fulham Gas Works', 'T.B.C. Ltd', 'None such', '№1', '試'])(
    'is %s if PROJ_ID says so',
    async (id) => {
      const workspace = createWorkspace()
      const site = smallSite({ PROJ: [['PROJ_ID'], ['TBC'], [id]] })
      const report = await workspace.import(workspace.write('site.ags', site))
      expect(report.projects).toMatchObject([{ projectId: id }])
      expect(messages(report, 'project-without-id')).toEqual([])
      expect(messages(report, 'several-projects')).toEqual([])
    },
  )

  describe('of two sites that state one PROJ_ID', () => {
    const site = (name: string, client: string, east: string) =>
      smallSite({
        PROJ: [
          ['PROJ_ID', 'PROJ_NAME', 'PROJ_CLNT'],
          ['J1', name, client],
        ],
        LOCA: [
          ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
          ['BH1', east, '300000.00'],
        ],
      })
    const MILL = site('Mill Lane', 'Town Council', '450000.00')
    const QUAY = site('Old Quay', 'Port Ltd', '475300.00')
    const SAYS = [
      expect.stringMatching(
        /^This may be another site .* “Old Quay” for “Port Ltd”, there “Mill Lane” for “Town Council”, and BH1 lies 25\.3 km/,
      ),
    ]

    test.each([
      ['together', true],
      ['one after the other', false],
    ])('is reported where they are imported %s', async (_, isTogether) => {
      const workspace = createWorkspace()
      const files = [workspace.write('mill.ags', MILL), workspace.write('quay.ags', QUAY)]
      if (!isTogether) await workspace.import(files.slice(0, 1))
      const report = await workspace.import(isTogether ? files : files.slice(1))
      expect(messages(report, 'other-site')).toEqual(SAYS)
    })

    test('is reported where a client is not stated, too', async () => {
      const workspace = createWorkspace()
      await workspace.import(workspace.write('mill.ags', MILL))
      const report = await workspace.import(workspace.write('quay.ags', site('Old Quay', 'N/A', '475300.00')))
      expect(messages(report, 'other-site')).toEqual([
        expect.stringContaining('the project is “Old Quay”, there “Mill Lane” for “Town Council”, and BH1'),
      ])
    })

    test.each([
      ['the client is the same', site('Old Quay', 'TOWN COUNCIL.', '475300.00')],
      ['the name is the same', site('Mill Lane', 'Port Ltd', '475300.00')],
      ['the hole is near', site('Old Quay', 'Port Ltd', '450900.00')],
    ])('is not assumed where %s', async (_, second) => {
      const workspace = createWorkspace()
      await workspace.import(workspace.write('mill.ags', MILL))
      const report = await workspace.import(workspace.write('quay.ags', second))
      expect(messages(report, 'other-site')).toEqual([])
    })
  })

  test('is the same for several files of one PROJ_ID, ignoring blanks', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_FDEP'],
      ['BH10', '1.00'],
    ]
    const folder = workspace.write(
      'a/part 10.ags',
      smallSite({ LOCA, GEOL: [], PROJ: [['PROJ_ID'], ['J1 ']] }),
    )
    workspace.write('a/part 2.ags', smallSite())
    const report = await workspace.import(folder.replace(/\/part 10\.ags$/, ''))
    expect(report.files.map(({ path }) => path.split('/').at(-1))).toEqual(['part 2.ags', 'part 10.ags'])
    expect(report.projects).toMatchObject([{ projectId: 'J1', locations: { total: 3 } }])
    expect(workspace.holes().map(({ locationId }) => locationId)).toEqual(['BH1', 'BH2', 'BH10'])
  })
})

describe('all holes, far from the place that the text names,', () => {
  test.each([
    ['London', '179000', '530000', /^495 km .*London .*; easting and northing look swapped$/],
    ['Belfast', '333500', '374000', /^243 km .*Belfast .*perhaps they are in Irish Grid \(EPSG:29903\)$/],
  ])('are in doubt where the text names %s and another reading is there', async (place, ...row) => {
    const [easting, northing, reason] = row
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', easting, northing, 'OSGB'],
      ['BH2', `${easting}.50`, northing, 'OSGB'],
    ]
    const PROJ = [
      ['PROJ_ID', 'PROJ_NAME', 'PROJ_LOC'],
      ['J1', 'J1', place],
    ]
    const file = workspace.write('site.ags', smallSite({ PROJ, LOCA }))
    const report = await workspace.import(file)
    const [project] = report.projects
    expect(project?.locations).toMatchObject({ placed: 0 })
    for (const { reason: found } of project?.locations.inDoubt ?? []) expect(found).toMatch(reason)
    expect(project?.locations.inDoubt).toHaveLength(2)
    const trusted = createWorkspace()
    const drawn = await trusted.import(file, { trustPositions: true })
    expect(drawn.projects[0]?.locations).toMatchObject({ placed: 2, inDoubt: [] })
    const said = messages(drawn, 'position').map((message) => message.slice('BH1, BH2: '.length))
    expect(said).toEqual([expect.stringMatching(reason)])
  })

  test('are drawn, with the distance, where only the text names another place', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '530000', '180000', 'OSGB'],
    ]
    const importAt = (place: string) => {
      const PROJ = [
        ['PROJ_ID', 'PROJ_NAME', 'PROJ_LOC'],
        ['J1', 'J1', place],
      ]
      return workspace.import(workspace.write('site.ags', smallSite({ PROJ, LOCA })))
    }
    const report = await importAt('Leeds')
    expect(report.projects[0]?.locations).toMatchObject({ placed: 1 })
    expect(messages(report, 'position')).toEqual([
      expect.stringMatching(/^the text of the project names Leeds \(England\), 27\d km from the holes; /),
    ])
    expect(messages(await importAt('Westminster, London'), 'position')).toEqual([])
  })
})
