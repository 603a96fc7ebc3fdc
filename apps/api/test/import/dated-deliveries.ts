import type { ImportReport } from '../../src/import/index.ts'
import { smallSite, type Groups } from './ags-text.ts'
import type { Workspace } from './workspace.ts'

export const GEOL = ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG']

const tran = (issue: string, date: string) => [
  ['TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_AGS', 'TRAN_RECV'],
  [issue, date, 'Driller Ltd', 'Final', '4.1.1', 'Town Council'],
]

/** One stratum, described as given, of a delivery of that issue and date. */
export const site = (issue: string, date: string, description: string, legend = '', groups: Groups = {}) =>
  smallSite({
    TRAN: tran(issue, date),
    GEOL: [GEOL, ['BH1', '0.00', '1.00', description, legend]],
    ...groups,
  })

export const stratum = (workspace: Workspace) => {
  const [row] = workspace.rows('GEOL')
  return [row?.data.GEOL_DESC, row?.data.GEOL_LEG]
}

export const warnings = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ rule }) => rule === 'older-delivery').map(({ message }) => message)

export const errors = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ severity }) => severity === 'error').map(({ message }) => message)
