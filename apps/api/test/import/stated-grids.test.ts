import { expect, test } from 'vitest'
import { smallSite, type Groups } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const GRID = ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF']

async function importSite(rows: string[][], groups: Groups = {}) {
  const workspace = createWorkspace()
  const text = smallSite({ LOCA: [GRID, ...rows], GEOL: [], ...groups })
  const report = await workspace.import(workspace.write('site.ags', text))
  const found = report.diagnostics.items.filter(({ rule }) => rule === 'crs').map(({ message }) => message)
  return { holes: workspace.holes(), crs: report.projects[0]?.crs, found }
}

/** Portadown in Irish Grid, Leicestershire in the British one. */
const IRISH = ['301000', '353700'] as const
const BRITISH = ['450000', '300000'] as const

test('a hole that states another grid than the others is placed in that grid, and reported', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => [`BH${i}`, `3010${i + 10}`, '353700', 'OSI'])
  const { holes, found } = await importSite([...rows, ['UTM', '665900', '6033900', 'UTM29N']])
  expect(holes.at(-1)?.latitude).toBeCloseTo(54.426, 2)
  expect(holes.at(-1)?.longitude).toBeCloseTo(-6.444, 1)
  expect(found).toContain(
    'UTM: LOCA_GREF says "UTM29N", unlike other holes; placed in WGS 84 / UTM zone 29N (EPSG:32629)',
  )
})

test('a hole with an unknown grid among British ones has no position', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => [`BH${i}`, `4500${i + 10}`, '300000', 'OSGB'])
  const { holes, found } = await importSite([...rows, ['X', ...BRITISH, 'Sector 7']])
  expect(holes.at(-1)).toMatchObject({ latitude: null, easting: 450000 })
  expect(found).toEqual(['X: LOCA_GREF says "Sector 7", unlike other holes; not placed by grid coordinates'])
})

test('holes of several grids are placed each in its own', async () => {
  const { holes, crs } = await importSite([
    ['A', ...IRISH, 'OSI'],
    ['B', '701000', '853700', 'ITM'],
    ['C', ...IRISH, ''],
  ])
  expect(crs).toMatchObject({ code: null, source: 'none' })
  expect(holes[0]?.latitude).toBeCloseTo(54.422, 2)
  expect(holes[1]?.latitude).toBeCloseTo(54.42, 1)
  expect(holes[2]?.latitude).toBeNull()
})

test('a code is read by its meaning in ABBR, and the grid of all holes in PROJ', async () => {
  const ABBR = [
    ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
    ['LOCA_GREF', 'XG', 'Irish Grid'],
  ]
  const byMeaning = await importSite([['A', ...IRISH, 'XG']], { ABBR })
  expect(byMeaning.crs).toMatchObject({ code: 'EPSG:29903', source: 'declared' })
  const PROJ = [
    ['PROJ_ID', 'PROJ_GRID'],
    ['J1', 'Irish Grid'],
  ]
  const byProject = await importSite([['A', ...IRISH, '']], { PROJ })
  expect(byProject.crs).toMatchObject({ code: 'EPSG:29903', source: 'declared' })
  expect(byProject.crs?.reason).toBe('PROJ_GRID says "Irish Grid", which is Irish Grid (EPSG:29903)')
})

test.each([[[0, 1]], [[1, 0]], [[[0, 1]]]])(
  'the grid of a file that a newer one supersedes is not that of the project, in the order %j',
  async (order) => {
    const issue = (number: number, rows: string[][]) =>
      smallSite({
        TRAN: [
          ['TRAN_ISNO', 'TRAN_DATE'],
          [`${number}`, `2024-0${number}-01`],
        ],
        LOCA: [GRID, ...rows],
        GEOL: [],
      })
    const workspace = createWorkspace()
    const files = [
      issue(1, [['A', '430000', '433500', 'OSGB']]),
      issue(2, [
        ['A', '333000', '374000', ''],
        ['B', '333010', '374000', ''],
      ]),
    ].map((text, index) => workspace.write(`${index}.ags`, text))
    const imports = order.map((given) => [given].flat().flatMap((index) => files[index] ?? []))
    const reports = []
    for (const paths of imports) reports.push(await workspace.import(paths))
    expect(workspace.holes()).toMatchObject([
      { easting: 333_000, latitude: null },
      { easting: 333_010, latitude: null },
    ])
    expect(reports.at(-1)?.projects[0]?.crs).toMatchObject({ code: null, source: 'none' })
  },
)
