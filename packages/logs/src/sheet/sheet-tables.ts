import { LANE_TABLES, LOG_TABLES } from '../lanes.ts'
import { FOOT_TABLES } from './foot-table-definitions.ts'
import { IN_SITU_TABLES } from './in-situ-tests.ts'

/** Tables that only remarks of a printed log are made of: remarks by depth, and cones of AGS 4. */
const REMARK_TABLES = ['DREM', 'SCPG']

const OF_FOOT_AND_TESTS: readonly string[] = [
  ...FOOT_TABLES.flatMap(({ tables }) => tables),
  ...IN_SITU_TABLES,
]

/** Codes of all tables that a printed log is made of. */
export const SHEET_TABLES: readonly string[] = [
  ...new Set([...LOG_TABLES, ...OF_FOOT_AND_TESTS, ...REMARK_TABLES]),
]

/** Codes of those that are printed also where nothing of them could be drawn. */
export const UNDRAWN_SHEET_TABLES: readonly string[] = SHEET_TABLES.filter(
  (code) => OF_FOOT_AND_TESTS.includes(code) || !LANE_TABLES.includes(code),
)

/** Whether a table with a number of rows is too long to be printed at the foot of a log. */
export const isTooLongForSheet = (code: string, rows: number): boolean =>
  FOOT_TABLES.some(({ tables, maxRows = Infinity }) => tables.includes(code) && rows > maxRows)
