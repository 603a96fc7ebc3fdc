import { binAt, dayEdges, depthEdges, DAY_MS } from '@groundsheet/readings'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { LocationCounts } from '@groundsheet/contract'
import type { HolesArea } from '../holes/holes-request.ts'
import type { FilterPart, FilterTest, HoleFilter, HolesWithWords, ProjectValues } from './hole-filter.ts'
import { partsOf, testsOf } from './hole-filter.ts'
import type { HoleValues, NamedTable } from './hole-values.ts'
import { areaTest } from './in-area.ts'

/** Which holes are counted. */
export interface CountsRequest {
  readonly area: HolesArea
  /** Null: every project of the access scope. */
  readonly projectIds: readonly string[] | null
  readonly filter: HoleFilter
  /** The key may read the statuses of projects. */
  readonly withStatuses: boolean
}

/** Counts filtered holes, the same in every store. Projects are added in any order. */
export function createHoleCounter(request: CountsRequest, withWords: HolesWithWords | null) {
  const { area, filter, withStatuses } = request
  let [total, matching] = [0, 0]
  const missing = new Map<FilterPart, number>()
  const types = createTally<string>((type) => type)
  const statuses = createTally<string>((status) => status)
  const tables = createTally<NamedTable>(({ code, name }) => code ?? name)
  const depths = createRange()
  const days = createRange()

  function add(project: ProjectValues): void {
    const { values, status } = project
    const tests = testsOf(filter, project, withWords)
    const isInArea = areaTest(values, area)
    const ofProject = createProjectTally(values)
    for (let hole = 0; hole < values.count; hole++) {
      if (isInArea?.(hole) === false) continue
      total++
      depths.see(values.depth[hole] ?? NaN)
      days.see(values.day[hole] ?? NaN)
      const failed = judge(tests, hole)
      // Where the value of one part alone leaves the hole out, another value would bring it back.
      ofProject.add(hole, failed)
      if (failed === null) matching++
      else if (failed !== 'several') missing.set(failed, (missing.get(failed) ?? 0) + 1)
      if (failed === null || failed === 'depth') depths.count(values.depth[hole] ?? NaN)
      if (failed === null || failed === 'date') days.count(values.day[hole] ?? NaN)
    }
    ofProject.finish({ types, tables, statuses, status })
  }

  function finish(): LocationCounts {
    const depthBins = depths.finish((_, maxDepth) => depthEdges(Math.max(0, maxDepth)))
    const dayBins = days.finish(dayEdges)
    const parts = partsOf(filter)
    return {
      total,
      matching,
      types: types.finish((type, count) => ({ type, count })),
      ...(withStatuses ? { statuses: statuses.finish((status, count) => ({ status, count })) } : {}),
      depths: depthBins,
      dates: { ...dayBins, edges: dayBins.edges.map(dateOf) },
      tables: tables.finish(({ code, name }, count) => ({ code, name, count })),
      without: Object.fromEntries(parts.map((part) => [part, matching + (missing.get(part) ?? 0)])),
      areWordsWhole: withWords?.isWhole ?? true,
    }
  }
  return { add, finish }
}

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The one test that a hole fails; null: it passes all. */
function judge(tests: readonly FilterTest[], hole: number): FilterPart | 'several' | null {
  let failed: FilterPart | null = null
  for (const { part, keeps } of tests) {
    if (keeps(hole)) continue
    if (failed !== null) return 'several'
    failed = part
  }
  return failed
}

interface Tally<T> {
  readonly add: (value: T, count: number) => void
}

/** Counts of values; those that no hole left has are there with 0. */
function createTally<T>(keyOf: (value: T) => string) {
  const counts = new Map<string, { readonly value: T; count: number }>()
  return {
    add(value: T, count: number): void {
      const key = keyOf(value)
      const known = counts.get(key) ?? { value, count: 0 }
      known.count += count
      counts.set(key, known)
    },
    finish: <R>(toResult: (value: T, count: number) => R): R[] =>
      [...counts]
        .sort(([a], [b]) => compareNaturally(a, b))
        .map(([, { value, count }]) => toResult(value, count)),
  }
}

/** Counts by indexes of a project, and adds them to the counts of all. */
function createProjectTally(values: HoleValues) {
  const ofType = createIndexCounts(values.types.length)
  const ofSet = createIndexCounts(values.tableSets.length)
  let [ofStatus, met] = [0, 0]
  return {
    add(hole: number, failed: FilterPart | 'several' | null): void {
      met++
      ofType.add(values.type[hole] ?? 0, failed === null || failed === 'type')
      ofSet.add(values.tableSet[hole] ?? 0, failed === null)
      if (failed === null || failed === 'status') ofStatus++
    },
    finish(all: {
      readonly types: Tally<string>
      readonly tables: Tally<NamedTable>
      readonly statuses: Tally<string>
      readonly status: string
    }): void {
      ofType.each((type, count) => all.types.add(values.types[type] ?? '', count))
      ofSet.each((set, count) => {
        for (const table of values.tableSets[set] ?? []) {
          const named = values.tables[table]
          if (named) all.tables.add(named, count)
        }
      })
      if (met > 0) all.statuses.add(all.status, ofStatus)
    },
  }
}

/** Counts by index; indexes that were only met have 0. */
function createIndexCounts(length: number) {
  const counts = new Float64Array(length).fill(-1)
  return {
    add(index: number, isCounted: boolean): void {
      counts[index] = Math.max(0, counts[index] ?? 0) + Number(isCounted)
    },
    each(use: (index: number, count: number) => void): void {
      for (const [index, count] of counts.entries()) if (count >= 0) use(index, count)
    },
  }
}

/** Counts in bins whose edges are known once all values are seen. */
function createRange() {
  let [min, max] = [Infinity, -Infinity]
  const counted: number[] = []
  return {
    /** A value of a hole of the area, which the bins are to reach. */
    see(value: number): void {
      if (value < min) min = value
      if (value > max) max = value
    },
    count(value: number): void {
      if (!Number.isNaN(value)) counted.push(value)
    },
    finish(edgesOf: (min: number, max: number) => number[]) {
      const edges = min > max ? [] : edgesOf(min, max)
      const counts = Array.from({ length: Math.max(0, edges.length - 1) }, () => 0)
      for (const value of counted) {
        const bin = binAt(edges, value)
        counts[bin] = (counts[bin] ?? 0) + 1
      }
      return { edges, counts }
    },
  }
}
