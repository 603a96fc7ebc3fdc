import type { TableRow } from '@groundsheet/contract'
import type { Mark } from '@groundsheet/logs'
import { sampleBlows, sampleRecovery } from '@groundsheet/readings'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { groupByDepth, MAX_SAMPLES_NAMED_AT_DEPTH } from '../name-marks.ts'
import type { SampleTerms } from './log-source.ts'
import type { ColumnLayout } from './sheet-columns.ts'

const words = printStrings.log

/** Whether samples with the same top are printed as a count, and listed below the columns. */
export const isCounted = (group: readonly Mark[]): boolean => group.length > MAX_SAMPLES_NAMED_AT_DEPTH

/** Number of samples of each type, most frequent first; the type may be empty. */
export const countTypes = (group: readonly Mark[]): [type: string, count: number][] =>
  [...Map.groupBy(group, ({ series = '' }) => series)]
    .map(([type, marks]): [string, number] => [type, marks.length])
    .sort(([, a], [, b]) => b - a)

/** For each depth with a count in the columns, a text with the names of all samples. */
export function sampleLists({ columns }: ColumnLayout, terms: SampleTerms): string[] {
  const rows = columns.find(({ id }) => id === 'rows')
  if (!rows?.cells.some(({ id }) => id === 'sample' || id === 'stacked')) return []
  return groupByDepth(rows.lanes.flatMap(({ marks }) => marks))
    .filter(isCounted)
    .map((group) =>
      words.sampleList(
        group.length,
        group[0]?.top ?? 0,
        group.map((mark) => describeSample(mark, terms)),
      ),
    )
}

/** `U5 (2.00–2.45 m, 18 blows)`. */
function describeSample({ row, top, label, ...mark }: Mark, terms: SampleTerms): string {
  const base = mark.statedBase ?? mark.base
  const facts = [...(base > top ? [`${words.depths(top, base)} m`] : []), ...sampleFacts(row, terms)]
  const name = label === '' ? words.unnamedSample : label
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`
}

/** Blows and recovery of a sample, as printed; empty if neither is stated. */
export const sampleFacts = ({ data }: TableRow, { recoveryUnit, meaningOf }: SampleTerms): string[] =>
  words.sample(
    sampleBlows(data, meaningOf(data.SAMP_TYPE?.trim() ?? '') ?? ''),
    sampleRecovery(data, recoveryUnit),
  )
