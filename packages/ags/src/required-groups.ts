import { ownValue } from '@groundsheet/readings'

/** The groups that every file has, by rules 13, 14, 15 and 17, and the rows to add to an empty one. */
const REQUIRED: Readonly<Record<string, string>> = {
  PROJ: 'Add one row for the project',
  TRAN: 'Add one row for this issue of the file',
  UNIT: 'Add a row for each unit used',
  TYPE: 'Add a row for each data type used',
}

/** The advice on a group without rows: one that every file must have is not to be left out. */
export const adviceOnRows = (group: string | null): string =>
  ownValue(REQUIRED, group ?? '') ?? 'Add its rows, or leave the group out'

/** The same of a group without headings. */
export const adviceOnHeadings = (group: string | null): string =>
  ownValue(REQUIRED, group ?? '') === undefined
    ? 'Add the headings of the group, or leave the group out'
    : 'Add the headings of the group and its rows'
