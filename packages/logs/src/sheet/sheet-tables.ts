import { LOG_TABLES } from '../lanes.ts'
import { FOOT_TABLES } from './foot-tables.ts'
import { IN_SITU_TABLES } from './in-situ-tests.ts'

/** Tables that only remarks of a printed log are made of: remarks by depth, and cones of AGS 4. */
const REMARK_TABLES = ['DREM', 'SCPG']

/** Codes of all tables that a printed log is made of. */
export const SHEET_TABLES: readonly string[] = [
  ...new Set([
    ...LOG_TABLES,
    ...FOOT_TABLES.flatMap(({ tables }) => tables),
    ...IN_SITU_TABLES,
    ...REMARK_TABLES,
  ]),
]
