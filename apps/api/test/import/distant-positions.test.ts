import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { LATITUDE, mean, messages, siteWith } from './stated-positions.ts'

const FAR = ['FAR', '450000', '622000', '', '']

describe('a position hundreds of kilometres from its site', () => {
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
      `FAR: position in doubt, not on the map: ${reason}; it is not drawn until whoever imports ` +
        'it confirms the position (--trust-positions)',
    ])
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
})

describe('a position far from its site that is drawn', () => {
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
    const together =
      /^BH1, BH2: position in doubt, .*; they are not drawn until whoever imports them confirms /
    expect(messages(report, 'position')).toEqual([expect.stringMatching(together)])
    const trusted = createWorkspace()
    const drawn = await trusted.import(file, { trustPositions: true })
    expect(drawn.projects[0]?.locations).toMatchObject({ placed: 2, inDoubt: [] })
    const said = messages(drawn, 'position').map((message) => message.slice('BH1, BH2: '.length))
    expect(said).toEqual([expect.stringMatching(reason)])
  })

  const importAt = (place: string, options: { crs?: string; trustPositions?: boolean } = {}) => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '530000', '180000', 'OSGB'],
    ]
    const PROJ = [
      ['PROJ_ID', 'PROJ_NAME', 'PROJ_LOC'],
      ['J1', 'J1', place],
    ]
    return workspace.import(workspace.write('site.ags', smallSite({ PROJ, LOCA })), options)
  }
  const away = /the text of the project names Leeds \(England\), 27\d km from the holes; British .* near /

  test.each([{}, { crs: 'EPSG:27700' }])(
    'are in doubt where it clearly names another, with %o',
    async (options) => {
      const report = await importAt('Leeds', options)
      expect(report.projects[0]?.locations).toMatchObject({
        placed: 0,
        inDoubt: [{ locationId: 'BH1', reason: expect.stringMatching(away) as string }],
      })
      expect(messages(report, 'position')).toEqual([
        expect.stringMatching(/^BH1: position in doubt, not on the map: .*--trust-positions\)$/),
      ])
      const trusted = await importAt('Leeds', { ...options, trustPositions: true })
      expect(trusted.projects[0]?.locations).toMatchObject({ placed: 1, inDoubt: [] })
      expect(messages(trusted, 'position')).toEqual([expect.stringMatching(away)])
    },
  )

  test('are drawn, with the distance, where it may mean something else', async () => {
    const report = await importAt('Leeds Castle Estate')
    expect(report.projects[0]?.locations).toMatchObject({ placed: 1 })
    expect(messages(report, 'position')).toEqual([expect.stringMatching(away)])
  })

  test('are drawn without a finding beside a place that it names', async () => {
    expect(messages(await importAt('Westminster, London'), 'position')).toEqual([])
  })
})
