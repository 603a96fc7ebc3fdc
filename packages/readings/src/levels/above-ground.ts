import { INSTALLATION_TABLES } from '../installation/installation-headings.ts'

/** Pipes and instruments, water, casing. */
const ABOVE_GROUND: ReadonlySet<string> = new Set([
  ...['PIPE', ...INSTALLATION_TABLES],
  ...['WSTG', 'WSTD', 'WSTK'],
  ...['HDIA', 'CDIA', 'CASG'],
])

/** Whether rows of a table may begin above the ground. */
export const mayBeginAboveGround = (table: string): boolean => ABOVE_GROUND.has(table)
