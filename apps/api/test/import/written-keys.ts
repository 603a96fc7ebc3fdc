import type { Groups } from './ags-text.ts'
import type { Workspace } from './workspace.ts'

export const strata = (...rows: string[][]): Groups => ({
  GEOL: [['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'], ...rows],
})

/** An issue of the first day of a month. */
export const tran = (month: number): Groups => ({
  TRAN: [
    ['TRAN_ISNO', 'TRAN_DATE'],
    [`${month}`, `2024-0${month}-01`],
  ],
})

export const dataOf = (workspace: Workspace, group: string) => workspace.rows(group).map(({ data }) => data)
