/**
 * Groups that describe the codes and headings of all others. They are not sent where the company publishes
 * some headings or tables without a code, since they would describe those.
 */
export const DESCRIBING_GROUPS = ['ABBR', 'DICT'] as const

/** The same as a list of SQL. */
export const DESCRIBING_GROUPS_SQL = DESCRIBING_GROUPS.map((group) => `'${group}'`).join(', ')
