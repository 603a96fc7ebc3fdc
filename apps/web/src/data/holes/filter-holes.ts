import { isUnplaced, type Hole } from './hole.ts'
import { testsOf, type Facet, type HoleFilter } from './hole-filter.ts'
import type { HoleIndex, Labels } from './hole-index.ts'
import { computeOnce } from './compute-once.ts'
import { binCount, type ValueBins } from '@groundsheet/readings'

/** How many holes would remain if a value were selected and the rest of the filter stayed the same. */
export interface FacetCounts {
  /** By code of location type. */
  readonly types: ReadonlyMap<string, number>
  /** By `tableKey`, together with the tables that are already selected. */
  readonly tables: ReadonlyMap<string, number>
  /** By id. */
  readonly groups: ReadonlyMap<string, number>
  readonly statuses: ReadonlyMap<string, number>
  /** By step of depth, and of the calendar, as in `ValueBins`. */
  readonly depths: readonly number[]
  readonly days: readonly number[]
  readonly unplaced: number
}

export interface FilteredHoles {
  /** In their given order; the same array if the filter is empty. */
  readonly holes: readonly Hole[]
  readonly counts: FacetCounts
  /** How many would remain without this part of the filter; only for parts that are set. */
  readonly without: ReadonlyMap<Facet, number>
}

/**
 * Results of `judge`: all tests passed, or several failed. Any other result is the index of the one failed
 * test.
 */
const ALL_PASSED = -1
const SEVERAL_FAILED = -2

/**
 * Filters holes and counts every facet in one pass. A hole that only one part of the filter excludes still
 * counts for the values of that part, since selecting another value would include it. Tables are different:
 * all selected tables must have rows.
 */
export function filterHoles(index: HoleIndex, filter: HoleFilter): FilteredHoles {
  const tests = testsOf(index, filter)
  if (tests.length === 0) return unfiltered(index)
  return filterByTests(index, tests)
}

/** All holes. The counts may never be read, so they are computed on request. */
function unfiltered(index: HoleIndex): FilteredHoles {
  const counts = computeOnce(() => filterByTests(index, []).counts)
  return {
    holes: index.holes,
    without: new Map(),
    get counts() {
      return counts()
    },
  }
}

function filterByTests(index: HoleIndex, tests: ReturnType<typeof testsOf>): FilteredHoles {
  const missing = tests.map(() => 0)
  const kept: Hole[] = []
  const types = tallyLabels(index.types)
  const groups = tallyLabels(index.groups)
  const statuses = tallyLabels(index.statuses)
  const tables = tallyLabels(index.tables)
  const depths = tallyBins(index.depthBins)
  const days = tallyBins(index.dayBins)
  const unplaced = tallyUnplaced(index.holes)
  const tallies = [types, groups, statuses, tables, depths, days, unplaced]
  const ofAny: Partial<Record<Facet, Tally<unknown>>> = {
    ...{ types, groups, statuses },
    depth: depths,
    date: days,
  }

  for (const [number, hole] of index.holes.entries()) {
    const verdict = judge(tests, number)
    if (verdict === ALL_PASSED) {
      kept.push(hole)
      for (const tally of tallies) tally.add(number)
    } else if (verdict !== SEVERAL_FAILED) {
      missing[verdict] = (missing[verdict] ?? 0) + 1
      const only = tests[verdict]?.facet
      if (only) ofAny[only]?.add(number)
    }
  }
  return {
    holes: kept.length === index.holes.length ? index.holes : kept,
    counts: {
      types: types.read(),
      groups: groups.read(),
      statuses: statuses.read(),
      tables: tables.read(),
      depths: depths.read(),
      days: days.read(),
      unplaced: unplaced.read(),
    },
    without: new Map(tests.map(({ facet }, at) => [facet, kept.length + (missing[at] ?? 0)])),
  }
}

function judge(tests: ReturnType<typeof testsOf>, hole: number): number {
  let verdict = ALL_PASSED
  for (let at = 0; at < tests.length; at++) {
    if (tests[at]?.keeps(hole)) continue
    if (verdict !== ALL_PASSED) return SEVERAL_FAILED
    verdict = at
  }
  return verdict
}

interface Tally<T> {
  readonly add: (hole: number) => void
  readonly read: () => T
}

function tallyLabels({ names, starts, values }: Labels): Tally<ReadonlyMap<string, number>> {
  const counts = new Uint32Array(names.length)
  return {
    add(hole) {
      const end = starts[hole + 1] ?? 0
      for (let at = starts[hole] ?? end; at < end; at++) increase(counts, values[at] ?? 0)
    },
    read: () => new Map(names.map((name, number) => [name, counts[number] ?? 0])),
  }
}

function tallyBins(bins: ValueBins): Tally<readonly number[]> {
  const { binOf } = bins
  const counts = new Uint32Array(binCount(bins))
  return {
    add(hole) {
      const bin = binOf[hole] ?? -1
      if (bin >= 0) increase(counts, bin)
    },
    read: () => [...counts],
  }
}

function tallyUnplaced(holes: readonly Hole[]): Tally<number> {
  let count = 0
  return {
    add(number) {
      const hole = holes[number]
      if (hole && isUnplaced(hole)) count++
    },
    read: () => count,
  }
}

const increase = (counts: Uint32Array, at: number) => (counts[at] = (counts[at] ?? 0) + 1)
