import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { mean, messages } from './stated-positions.ts'

describe('the project of one file, or of several', () => {
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

describe('the project of a file without a PROJ_ID of its own', () => {
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
})

describe('two sites that state one PROJ_ID', () => {
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
        new RegExp(
          '^This may be another site .* “Old Quay” for “Port Ltd”, there “Mill Lane” for “Town ' +
            String.raw`Council”, and BH1 lies 25\.3 km`,
        ),
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
})
