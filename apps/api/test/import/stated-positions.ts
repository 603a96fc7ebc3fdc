import { smallSite } from './ags-text.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

export const messages = (
  report: { diagnostics: { items: readonly { rule: string; message: string }[] } },
  rule: string,
) => report.diagnostics.items.filter((item) => item.rule === rule).map(({ message }) => message)

export const HEADINGS = ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_LAT', 'LOCA_LON', 'LOCA_GREF']

/** Five holes in Leicestershire within 50 m, and others, in British National Grid unless said otherwise. */
export function siteWith(...others: string[][]): string {
  const near = [0, 1, 2, 3, 4].map((i) => [`BH${i}`, `4500${i}0`, '300000', '', ''])
  return smallSite({ LOCA: [HEADINGS, ...[...near, ...others].map((row) => [...row, 'OSGB'])], GEOL: [] })
}

/** 52.5955212, -1.2632785 is 450000, 300000 of the British National Grid. */
export const LATITUDE = '52.5955212'

/** Holes that all state Leicestershire by latitude and longitude, and another place by their grid. */
export async function importShifted(place: string, count: number, easting: string, northing = '300000') {
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

export function mean(workspace: Workspace): unknown {
  const found = workspace.read((c) =>
    c.prepare<[], { location: string }>('SELECT location FROM project').get(),
  )
  return JSON.parse(found?.location ?? '')
}
