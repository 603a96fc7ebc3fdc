import type { Feature, Property } from '../feature.ts'
import type { ReferenceSystem } from '../reference-system.ts'
import { compileFilter } from './compile-filter.ts'
import { FilterProblem } from './filter-problem.ts'
import { parseFilterText } from './parse-filter-text.ts'

export const FILTER_LANGUAGES = ['cql2-text', 'cql2-json'] as const

export type FilterLanguage = (typeof FILTER_LANGUAGES)[number]

/**
 * The value of `filter` (OGC 19-079r2, Part 3) as a test of features. `system`: of the geometries in it.
 * Throws `FilterProblem`.
 */
export const readFilter = (
  text: string,
  language: FilterLanguage,
  queryables: readonly Property[],
  system: ReferenceSystem,
): ((feature: Feature) => boolean) =>
  compileFilter(language === 'cql2-json' ? parseJson(text) : parseFilterText(text), queryables, system)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FilterProblem('is not JSON; for text leave out filter-lang or set it to cql2-text')
  }
}
