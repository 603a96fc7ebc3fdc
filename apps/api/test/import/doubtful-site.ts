import type { ImportReport } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

export const GRID = ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF']

export const importSite = async (rows: string[][], name = '', options: { trustPositions?: boolean } = {}) => {
  const workspace = createWorkspace()
  const PROJ = [
    ['PROJ_ID', 'PROJ_NAME'],
    ['J1', name],
  ]
  const text = smallSite({ PROJ, LOCA: rows, GEOL: [] })
  const report = await workspace.import(workspace.write('site.ags', text), options)
  return { report, workspace }
}

export const doubts = ({ report }: { report: ImportReport }) =>
  report.projects[0]?.locations.inDoubt.map(({ locationId, reason }) => `${locationId}: ${reason}`)

export const placed = ({ report }: { report: ImportReport }) => report.projects[0]?.locations.placed
