import type { AccessScope } from '../access-scope.ts'
import type { Box } from '../holes/cells.ts'
import type { Terms } from '../words/read-terms.ts'
import type { HoleValues } from './hole-values.ts'

/** Both ends included; null: no limit. */
export interface ValueRange {
  readonly min: number | null
  readonly max: number | null
}

/** The conditions that holes have to match; null: none. */
export interface HoleFilter {
  /** Any of these, as stated. */
  readonly types: readonly string[] | null
  /** Of projects: any of these. */
  readonly statuses: readonly string[] | null
  /** Metres. */
  readonly depth: ValueRange | null
  /** Days since 1970. */
  readonly day: ValueRange | null
  /** Codes of tables: rows in every one. */
  readonly tables: readonly string[] | null
  readonly words: Terms | null
}

/** Parts of a filter, as parameters name them. */
export type FilterPart = 'type' | 'status' | 'depth' | 'date' | 'hasData' | 'words'

export const NO_FILTER: HoleFilter = {
  types: null,
  statuses: null,
  depth: null,
  day: null,
  tables: null,
  words: null,
}

const PARTS: Readonly<Record<keyof HoleFilter, FilterPart>> = {
  types: 'type',
  statuses: 'status',
  depth: 'depth',
  day: 'date',
  tables: 'hasData',
  words: 'words',
}

/** The parts that leave holes out. */
export const partsOf = (filter: HoleFilter): FilterPart[] =>
  (Object.keys(PARTS) as (keyof HoleFilter)[]).flatMap((name) => (filter[name] === null ? [] : PARTS[name]))

export const isFiltering = (filter: HoleFilter): boolean => partsOf(filter).length > 0

/**
 * The statuses of a filter that has nothing else: it leaves whole projects, whose counts of cells are stored,
 * so that no hole is judged. Null: another filter.
 */
export const onlyStatuses = (filter: HoleFilter): readonly string[] | null =>
  partsOf(filter).length === 1 ? filter.statuses : null

/** The values of a project, and what of it is filtered by. */
export interface ProjectValues {
  readonly projectSeq: number
  readonly status: string
  readonly values: HoleValues
}

/** Which projects are read with the values of their holes. */
export interface RequestedProjects {
  readonly access: AccessScope
  readonly projectIds: readonly string[] | null
  /** Where the holes can be; null: anywhere. */
  readonly box: Box | null
  /** Sequence of the first project. */
  readonly from: number
}

/** A project with what its holes are filtered by, as stored. */
export interface StoredProjectValues {
  readonly projectSeq: number
  readonly status: string
  /** Null: not prepared. */
  readonly packed: Uint8Array | null
}

/** Rows with the words of a filter that are read, in creation order. */
export const MAX_ROWS_WITH_WORDS = 50_000

/** Sequences of the holes that have the words of a filter. */
export interface HolesWithWords {
  readonly holes: ReadonlySet<number>
  /** There are no further rows with the words. */
  readonly isWhole: boolean
}

/** In an answer to a filter with words: whether holes of all rows that have them are there. */
export interface WordsRead {
  readonly areWordsWhole?: boolean
}

export const wordsRead = (withWords: HolesWithWords | null): WordsRead =>
  withWords === null ? {} : { areWordsWhole: withWords.isWhole }

/** Whether the hole at an index passes. */
export interface FilterTest {
  readonly part: FilterPart
  readonly keeps: (hole: number) => boolean
}

/** The parts of a filter as tests of the holes of a project. */
export function testsOf(
  filter: HoleFilter,
  { status, values }: ProjectValues,
  withWords: HolesWithWords | null,
): FilterTest[] {
  const { types, statuses, depth, day, tables, words } = filter
  const tests: Record<FilterPart, FilterTest['keeps'] | null> = {
    type: types && isAmong(values.type, values.types, (type) => types.includes(type)),
    depth: depth && isBetween(values.depth, depth),
    date: day && isBetween(values.day, day),
    hasData: tables && isAmong(values.tableSet, values.tableSets, hasAll(values, tables)),
    status: statuses && (() => statuses.includes(status)),
    words: words && ((hole) => withWords?.holes.has(values.seq[hole] ?? -1) === true),
  }
  return (Object.keys(tests) as FilterPart[]).flatMap((part) => {
    const keeps = tests[part]
    return keeps === null ? [] : [{ part, keeps }]
  })
}

/** Judges each distinct value once. */
function isAmong<T>(indexes: Uint32Array, distinct: readonly T[], matches: (value: T) => boolean) {
  const requested = Uint8Array.from(distinct, (value) => Number(matches(value)))
  return (hole: number) => requested[indexes[hole] ?? -1] === 1
}

const hasAll =
  ({ tables }: HoleValues, requested: readonly string[]) =>
  (set: readonly number[]) =>
    requested.every((code) => set.some((table) => keyOf(tables[table]) === code))

/** The code of a table, or its name if it has none. */
const keyOf = (table: HoleValues['tables'][number] | undefined) => table?.code ?? table?.name

function isBetween(values: Float64Array, { min, max }: ValueRange) {
  const [from, to] = [min ?? -Infinity, max ?? Infinity]
  return (hole: number) => {
    const value = values[hole] ?? NaN
    return value >= from && value <= to
  }
}
