import type { Mark } from '@groundsheet/logs'
import { sampleRecovery } from '@groundsheet/readings'
import { printStrings } from '../../../ui/print-strings.ts'
import { groupByDepth, MAX_NAMED_AT_DEPTH } from '../name-marks.ts'
import type { LaidColumns } from './sheet-columns.ts'

const words = printStrings.log

/** Whether samples that begin at one depth are printed as a count, with their list below the columns. */
export const isCounted = (group: readonly Mark[]): boolean => group.length > MAX_NAMED_AT_DEPTH

/** How many samples of each type there are, most first; the type may be empty. */
export const countTypes = (group: readonly Mark[]): [type: string, count: number][] =>
  [...Map.groupBy(group, ({ series = '' }) => series)]
    .map(([type, marks]): [string, number] => [type, marks.length])
    .sort(([, a], [, b]) => b - a)

/** For each depth with a count in the columns, a text that names all its samples. */
export function sampleLists({ columns }: LaidColumns, recoveryUnit: string): string[] {
  const rows = columns.find(({ id }) => id === 'rows')
  if (!rows?.cells.some(({ id }) => id === 'sample')) return []
  return groupByDepth(rows.lanes.flatMap(({ marks }) => marks))
    .filter(isCounted)
    .map((group) =>
      words.sampleList(
        group.length,
        group[0]?.top ?? 0,
        group.map((mark) => describeSample(mark, recoveryUnit)),
      ),
    )
}

/** `U5 (2.00–2.45 m, 18 blows)`. */
function describeSample({ row, top, base, label }: Mark, unit: string): string {
  const facts = [
    ...(base > top ? [`${words.depths(top, base)} m`] : []),
    ...words.sample(row.data.SAMP_UBLO?.trim() ?? '', sampleRecovery(row.data, unit)),
  ]
  const name = label === '' ? words.unnamedSample : label
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`
}
