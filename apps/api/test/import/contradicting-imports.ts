import type { ImportReport } from '../../src/import/index.ts'
import type { Workspace } from './workspace.ts'

export const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC']
export const STRATUM = ['BH1', '1.00', '2.00']
export const CLAY = 'Soft CLAY with asbestos fragments'
export const GRAVEL = 'Dense GRAVEL'

export const clay = [GEOL, [...STRATUM, CLAY]]
export const gravel = [GEOL, [...STRATUM, GRAVEL]]

export const errorsOf = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ severity }) => severity === 'error')

export const strataOf = (workspace: Workspace) => workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)
