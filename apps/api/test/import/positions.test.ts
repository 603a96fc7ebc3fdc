import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

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

  test('are those stated in LOCA_LAT and LOCA_LON, if any, in degrees or in minutes and seconds', async () => {
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
    expect(report.projects[0]?.locations).toEqual({ total: 3, placed: 1, unplaced: ['BH1', 'BH2'] })
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
      'LOCA_GREF says "OSI", which is Irish Grid (EPSG:29903); an earlier import was given --crs EPSG:27700, which no longer holds. To keep it, import again with --crs EPSG:27700',
    ])
    expect(lost(await workspace.import(second))).toEqual([])
    const kept = await workspace.import(second, { crs: 'EPSG:27700' })
    expect(kept.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    expect(lost(kept)).toEqual([])
  })

  test('that contradict each other, or lie far from the site, give a warning', async () => {
    const workspace = createWorkspace()
    const at = (name: string, easting: string, ...more: string[]) => [
      name,
      easting,
      '300000',
      'OSGB',
      ...more,
    ]
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_LAT', 'LOCA_LON'],
      ...['BH1', 'BH2', 'BH3', 'BH4', 'BH5'].map((name, i) => at(name, `4500${i}0`, '', '')),
      at('FAR', '540000', '', ''),
      at('TWO', '450000', '52.6', '-1.25'),
    ]
    const warnings = messages(
      await workspace.import(workspace.write('site.ags', smallSite({ LOCA }))),
      'position',
    )
    expect(warnings).toContainEqual(expect.stringMatching(/^TWO: latitude and longitude/))
    expect(warnings).toContainEqual(expect.stringMatching(/FAR \(89\.\d km\)/))
  })
})

describe('the project', () => {
  test('has the mean of the surveyed positions', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_LAT', 'LOCA_LON'],
      ['A', '50', '-1'],
      ['B', '52', '1'],
      ['C', '', ''],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    const found = workspace.read((c) =>
      c.prepare<[], { location: string }>('SELECT location FROM project').get(),
    )
    expect(JSON.parse(found?.location ?? '')).toEqual({ longitude: 0, latitude: 51, count: 2 })
  })

  test('is named after its file if PROJ has no name', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(
      workspace.write('Old Mill.v2.AGS', smallSite({ PROJ: [['PROJ_ID'], [' ']] })),
    )
    expect(report.projects).toMatchObject([{ projectId: 'Old Mill.v2', projectName: 'Old Mill.v2' }])
    expect(messages(report, 'project-without-id')).toHaveLength(1)
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
