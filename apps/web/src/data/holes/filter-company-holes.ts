import type { CompanyHole } from './company-holes.ts'
import { filterHoles, type FilteredHoles } from './filter-holes.ts'
import type { HoleFilter } from './hole-filter.ts'
import { indexHoles, type HoleIndex } from './hole-index.ts'

/** Status of a project by its id; undefined: not known. */
export type StatusOf = (projectId: string) => string | undefined

/** Holes of several projects that a filter leaves, and what its counts are made of. */
export interface FilteredCompanyHoles {
  readonly index: HoleIndex
  readonly filtered: FilteredHoles
  /** All holes, and those that are left, in their given order. */
  readonly all: readonly CompanyHole[]
  readonly left: readonly CompanyHole[]
}

/** Filters holes of several projects. The same array is left if nothing is excluded. */
export function filterCompanyHoles(
  all: readonly CompanyHole[],
  filter: HoleFilter,
  statusOf: StatusOf,
): FilteredCompanyHoles {
  const index = indexHoles(all, [], ({ project }) => statusOf(project.id))
  const filtered = filterHoles(index, filter)
  if (filtered.holes.length === all.length) return { index, filtered, all, left: all }
  const ids = new Set(filtered.holes.map(({ id }) => id))
  return { index, filtered, all, left: all.filter(({ id }) => ids.has(id)) }
}
