import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { HEADINGS, importShifted, LATITUDE, messages, siteWith } from './stated-positions.ts'

describe('latitude and longitude that contradict the grid, and words of the file', () => {
  test.each([
    ['one hole', 1],
    ['all six holes', 6],
  ])('leave no position 500 m apart, if nothing shows which are right: %s', async (_, count) => {
    const { holes, found } = await importShifted('J1', count, '450500')
    expect(holes.every(({ latitude }) => latitude === null)).toBe(true)
    expect(found).toEqual([
      expect.stringContaining(
        '; neither is used, because no other hole and no place in the text of the project',
      ),
    ])
  })

  test('give way 500 m apart to a grid that the text supports, which is the reason', async () => {
    const { holes, found } = await importShifted('Leicester', 6, '450500')
    expect(holes.every(({ latitude }) => latitude !== null)).toBe(true)
    expect(found).toEqual([
      expect.stringMatching(
        /; the grid coordinates are used, because the text of the project names Leicester .* near/,
      ),
    ])
  })

  test('give way to a grid that the text supports', async () => {
    const { holes, found } = await importShifted('Ely, Cambridgeshire', 2, '554000', '280000')
    expect(holes.every(({ latitude }) => latitude !== null)).toBe(true)
    expect(found).toEqual([
      expect.stringContaining('; the grid coordinates are used, because the text of the project names Ely'),
    ])
  })
})

describe('latitude and longitude with wrong signs or swapped coordinates', () => {
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
})

describe('latitude and longitude beside another grid, or none', () => {
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

/** Where 301000 to 301002, 353700 is in TM75 / Irish Grid. */
const IRISH = [
  ['54.4218417', '-6.4447636'],
  ['54.4218415', '-6.4447482'],
  ['54.4218413', '-6.4447328'],
]
