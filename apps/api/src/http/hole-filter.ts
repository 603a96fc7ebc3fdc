import { DAY_MS } from '@groundsheet/readings'
import type { HoleFilterQuery } from '@groundsheet/contract'
import type { HoleFilter, ValueRange } from '../store/filter/hole-filter.ts'
import { readTerms } from '../store/words/read-terms.ts'
import { refused } from './problem.ts'
import { NO_TERMS } from './search-request.ts'

/** What a query leaves of holes. Throws `invalid_parameter`. */
export function holeFilter(query: HoleFilterQuery): HoleFilter {
  const { type = null, status = null, minDepth, maxDepth, minDate, maxDate, hasData = null } = query
  return {
    types: type,
    statuses: status,
    depth: rangeOf(minDepth, maxDepth),
    day: rangeOf(dayOf(minDate), dayOf(maxDate)),
    tables: hasData,
    words: wordsOf(query),
  }
}

const rangeOf = (min?: number, max?: number): ValueRange | null =>
  min === undefined && max === undefined ? null : { min: min ?? null, max: max ?? null }

const dayOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Date.parse(date) / DAY_MS

function wordsOf({ words = '' }: HoleFilterQuery): HoleFilter['words'] {
  if (words.trim() === '') return null
  const terms = readTerms(words)
  if (terms === null) throw refused('words', NO_TERMS)
  return terms
}
