import type { ImportReport } from '../../src/import/index.ts'
import { smallSite } from './ags-text.ts'
import type { Workspace } from './workspace.ts'

export const COUNTS = ['ISPT_NVAL', 'ISPT_REP', 'ISPT_INC1', 'ISPT_REM']

export const site = (issue: string, date: string, headings: readonly string[], values: readonly string[]) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      [issue, date],
    ],
    ISPT: [
      ['LOCA_ID', 'ISPT_TOP', ...headings],
      ['BH1', '2.00', ...values],
    ],
  })

export const first = site('1', '2024-01-01', COUNTS, ['50', 'N=50', '12', 'casing wet'])

export const test2m = (workspace: Workspace) => {
  const [row] = workspace.rows('ISPT')
  return COUNTS.map((heading) => row?.data[heading] ?? '')
}

export const notes = ({ diagnostics }: ImportReport) =>
  diagnostics.items.filter(({ rule }) => rule === 'whole-reading').map(({ message }) => message)
