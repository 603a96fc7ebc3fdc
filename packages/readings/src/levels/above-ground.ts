import { INSTALLATION_TABLES } from '../installation/installation-headings.ts'

/** Pipes and instruments, water, casing. */
const STANDING_OUT: ReadonlySet<string> = new Set([
  ...['PIPE', ...INSTALLATION_TABLES],
  ...['WSTG', 'WSTD', 'WSTK'],
  ...['HDIA', 'CDIA', 'CASG'],
])

/** Whether rows of a table may begin above the ground. */
export const mayStandOut = (table: string): boolean => STANDING_OUT.has(table)
