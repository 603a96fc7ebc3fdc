import { number, sheetsNeeded } from '../text-format.ts'

/** Texts of printed tables. */
export const printTableStrings = {
  of: (table: string, project: string) => `${table}, ${project}`,
  rows: (shown: number, all: number) =>
    shown === all ? number.format(all) : `${number.format(shown)} of ${number.format(all)}`,
  all: 'All rows',
  defaultOrder: 'By hole and depth',
  orderedBy: (column: string, descending: boolean) => `By ${column}${descending ? ', descending' : ''}`,
  none: 'There is no table to print. Go back, open one below the map, and print again.',
  noRows: 'No rows match the filter, so there is nothing to print.',
  tooMany: (n: number) =>
    `This table needs ${number.format(n)} sheets. Filter its rows, select fewer columns or use A3.`,
} as const

/** Texts of printed plots. */
export const printPlotStrings = {
  tooManySheets: (n: number) =>
    `The legend of this plot needs ${sheetsNeeded(n)} sheets. Select fewer holes or larger paper.`,
  of: (plot: string, project: string) => `${plot}, ${project}`,
  values: 'Values',
  notes: 'Notes',
  nothing: 'There is no such plot. Go back, select one from the list, and print again.',
  part: 'Only the part of the plot seen on the screen is printed.',
} as const

/** Texts of printed comparisons of logs. */
export const printCompareStrings = {
  of: (project: string) => `Comparison of logs of ${project}`,
  few: 'Fewer than two holes are selected. Go back, select two or more, and print again.',
  holes: (here: number, all: number) =>
    here === all ? number.format(all) : `${number.format(here)} of ${number.format(all)}`,
  shortened:
    'Descriptions with “…” are shortened, and thin strata may have none: print the logs for the full text',
  omitted: (columns: readonly string[]) =>
    `This paper is too narrow for ${columns.join(', ')}. Select fewer columns, landscape or A3.`,
} as const
