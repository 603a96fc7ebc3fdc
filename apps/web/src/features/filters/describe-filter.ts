import { FACETS, type Facet, type HoleFilter } from '../../data/holes/hole-filter.ts'
import { displayText } from '@groundsheet/readings/display-text'
import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { DateRange } from '../../url-state/date-range.ts'
import type { DepthRange } from '../../url-state/depth-range.ts'

export interface FilterChip {
  readonly facet: Facet
  readonly text: string
}

const words = filterStrings.chips

/** Unknown statuses are shown as delivered. */
export const statusName = (status: string): string => strings.project.statuses[status] ?? status

/** Names of ids, codes and tables in a filter. */
export interface FilterNames {
  readonly group: (id: string) => string
  readonly type: (code: string) => string
  readonly hasRows: (table: string) => string
  /** Table whose rows must match. */
  readonly table: string
}

/** Describes each part of a filter, with the code points of characters that cannot be seen. */
export function describeFilter(filter: HoleFilter, names: FilterNames): FilterChip[] {
  const { text, types, depth, date, tables, groups, statuses } = filter
  const texts: Record<Facet, string | undefined> = {
    text: text && words.text(text),
    types: types && words.types(list(types.map(names.type))),
    depth: depth && describeDepth(depth),
    date: date && describeDates(date),
    tables: tables && words.tables(list(tables.map(names.hasRows))),
    groups: groups && words.groups(list(groups.map(names.group))),
    statuses: statuses && words.statuses(list(statuses.map(statusName))),
    unplaced: filter.unplaced && words.unplaced,
    inside: filter.inside && words.inside,
    rows: filter.rows && words.rows(names.table),
    words: filter.words && words.words(filter.words.text),
  }
  return FACETS.flatMap((facet) => {
    const text = texts[facet]
    return text ? [{ facet, text: displayText(text) }] : []
  })
}

const list = (parts: readonly string[]) => parts.join(', ')

const describeDepth = (range: DepthRange) => describeRange(range, words)
const describeDates = (range: DateRange) => describeRange(range, words.date)

interface RangeWords {
  readonly between: (min: number, max: number) => string
  readonly atLeast: (min: number) => string
  readonly atMost: (max: number) => string
}

function describeRange({ min, max }: DepthRange | DateRange, words: RangeWords): string | undefined {
  if (min !== null && max !== null) return words.between(min, max)
  if (min !== null) return words.atLeast(min)
  return max === null ? undefined : words.atMost(max)
}
