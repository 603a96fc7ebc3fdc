import { LOG_TABLES } from '../lanes.ts'
import { FOOT_TABLES } from './foot-tables.ts'
import { IN_SITU_TABLES } from './in-situ-tests.ts'

/** Codes of all tables that a printed log is made of. */
export const SHEET_TABLES: readonly string[] = [
  ...new Set([...LOG_TABLES, ...FOOT_TABLES.flatMap(({ tables }) => tables), ...IN_SITU_TABLES, 'DREM']),
]
