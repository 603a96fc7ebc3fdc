import { FACETS, type Facet, type HoleFilter } from '../../data/hole-filter.ts'
import { strings } from '../../ui/strings.ts'
import type { DepthRange } from '../../url-state/depth-range.ts'

export interface FilterChip {
  readonly facet: Facet
  readonly text: string
}

const words = strings.filters.chips

/** What is asked, part by part, in words. `groupName`: the name of a group by its id. */
export function describeFilter(filter: HoleFilter, groupName: (id: string) => string): FilterChip[] {
  const { text, types, depth, tables, groups } = filter
  const texts: Record<Facet, string | undefined> = {
    text: text && words.text(text),
    types: types && words.types(list(types.map((code) => code || strings.holes.untyped))),
    depth: depth && describeDepth(depth),
    tables: tables && words.tables(list(tables)),
    groups: groups && words.groups(list(groups.map(groupName))),
    unplaced: filter.unplaced && words.unplaced,
    inside: filter.inside && words.inside,
    rows: filter.rows && words.rows,
  }
  return FACETS.flatMap((facet) => {
    const text = texts[facet]
    return text ? [{ facet, text }] : []
  })
}

const list = (parts: readonly string[]) => parts.join(', ')

function describeDepth({ least, most }: DepthRange): string | undefined {
  if (least !== null && most !== null) return words.between(least, most)
  if (least !== null) return words.atLeast(least)
  return most === null ? undefined : words.atMost(most)
}
