import type { Client } from '@groundsheet/client'
import type { HoleFilterQuery, LocationCounts } from '@groundsheet/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { formatDay, parseDay } from '../../url-state/date-range.ts'
import type { Area } from './area-around.ts'
import type { FacetCounts } from './filter-holes.ts'
import type { Facet, HoleFilter } from './hole-filter.ts'

/** What was counted is requested again after as long; an unchanged answer is a 304. */
const FRESH_MS = 60_000

/** How many holes of all projects a filter leaves in an area; null: anywhere. */
export const holeCountsQuery = (client: Client, area: Area | null, filter: HoleFilter) => {
  const query = filterQueryOf(filter)
  return queryOptions({
    queryKey: ['hole-counts', area, query],
    queryFn: ({ signal }) =>
      client.locationCounts({ ...query, ...(area === null ? {} : { bbox: [...area] }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}

/** Every style that holes have, for the markers of types. */
export const holeStylesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['hole-styles'],
    queryFn: ({ signal }) => client.tileStyles({ signal }),
    staleTime: FRESH_MS,
  })

/** A filter as the service takes it. */
export function filterQueryOf({ types, statuses, depth, date, tables, words }: HoleFilter): HoleFilterQuery {
  const given = <K extends keyof HoleFilterQuery>(
    name: K,
    value: HoleFilterQuery[K] | null,
  ): HoleFilterQuery => (value === undefined || value === null ? {} : { [name]: value })
  return {
    ...given('type', types && [...types]),
    ...given('status', statuses && [...statuses]),
    ...given('minDepth', depth?.min),
    ...given('maxDepth', depth?.max),
    ...given('minDate', dayText(date?.min)),
    ...given('maxDate', dayText(date?.max)),
    ...given('hasData', tables && [...tables]),
    ...given('words', words?.text),
  }
}

const dayText = (day: number | null | undefined) =>
  day === null || day === undefined ? undefined : formatDay(day)

/** Counts of the service as those of holes that were read. */
export function facetsOf(counts: LocationCounts) {
  const { types, statuses = [], tables, depths, dates, without } = counts
  const keyOf = ({ code, name }: LocationCounts['tables'][number]) => code ?? name
  const facetCounts: FacetCounts = {
    types: new Map(types.map(({ type, count }) => [type, count])),
    statuses: new Map(statuses.map(({ status, count }) => [status, count])),
    tables: new Map(tables.map((table) => [keyOf(table), table.count])),
    groups: new Map(),
    depths: depths.counts,
    days: dates.counts,
    unplaced: 0,
  }
  return {
    index: {
      holes: [],
      depthBins: { edges: depths.edges },
      dayBins: { edges: dates.edges.map((text) => parseDay(text) ?? NaN) },
      tables: { names: tables.map(keyOf) },
      tableNames: new Map(tables.map((table) => [keyOf(table), table.name])),
      statuses: { names: statuses.map(({ status }) => status) },
    },
    counts: facetCounts,
    without: new Map(
      FACETS.flatMap(([facet, part]) => (part in without ? [[facet, without[part] ?? 0]] : [])),
    ),
  }
}

/** Parts of a filter with the names that the service has for them. */
const FACETS: readonly (readonly [Facet, string])[] = [
  ['types', 'type'],
  ['statuses', 'status'],
  ['depth', 'depth'],
  ['date', 'date'],
  ['tables', 'hasData'],
  ['words', 'words'],
]
