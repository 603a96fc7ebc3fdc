import type { Delivery } from '@groundsheet/contract'
import { smallSite, type Groups } from './ags-text.ts'
import type { Workspace } from './workspace.ts'

export const delivered = (issue: string, date: string, groups: Groups = {}) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_DESC', 'TRAN_RECV'],
      [issue, date, 'Driller Ltd', 'Final', '', 'Town Council'],
    ],
    ...groups,
  })

export const deliveries = (workspace: Workspace) =>
  workspace.read((connection) =>
    connection
      .prepare<[], { body: string }>('SELECT body FROM delivery ORDER BY seq')
      .all()
      .map(({ body }) => JSON.parse(`${body}}`) as Delivery),
  )

export const OTHER_GEOL = {
  GEOL: [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH1', '0.00', '0.30', 'Grass over TOPSOIL'],
    ['BH1', '4.00', '5.00', 'SAND'],
  ],
}
