import { smallSite, type Groups } from './ags-text.ts'
import type { Workspace } from './workspace.ts'

const OWN = ['LOCA_ID', 'XTST_DPTH', 'XTST_REM']

export const DICT = [
  ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DTYP', 'DICT_DESC', 'DICT_PGRP'],
  ['GROUP', 'XTST', '', '', '', 'Own tests', 'LOCA'],
  ['HEADING', 'XTST', 'LOCA_ID', 'KEY', 'ID', 'Hole', ''],
  ['HEADING', 'XTST', 'XTST_DPTH', 'KEY', '2DP', 'Depth', ''],
  ['HEADING', 'XTST', 'XTST_REM', 'OTHER', 'X', 'Remark', ''],
]

export const site = (rows: readonly (readonly string[])[], groups: Groups = {}) =>
  smallSite({ XTST: [OWN, ...rows], ...groups })

export const ids = (workspace: Workspace) => workspace.rows('XTST').map(({ id }) => id)
export const values = (workspace: Workspace) => workspace.rows('XTST').map(({ data }) => Object.values(data))

export const deletions = ({ read }: Workspace) =>
  read((connection) =>
    connection
      .prepare<[], { id: string; by: string }>(
        'SELECT lower(hex(id)) AS id, lower(hex(replaced_by)) AS "by" FROM deletion ' +
          "WHERE group_code = 'XTST' ORDER BY seq",
      )
      .all(),
  )
