import type { DateRange } from '../../url-state/date-range.ts'
import type { DepthRange } from '../../url-state/depth-range.ts'
import type { Ring } from '../../url-state/ring.ts'
import { isUnplaced, type Hole } from './hole.ts'
import { isInside } from './inside-ring.ts'
import type { HoleIndex, Labels } from './hole-index.ts'

/** The filter of a list of holes. An absent member does not filter. */
export interface HoleFilter {
  /** Part of the name, the type or its name. */
  readonly text?: string | undefined
  /** Any of these location types. */
  readonly types?: readonly string[] | undefined
  /** Holes that state no final depth are outside every range. */
  readonly depth?: DepthRange | undefined
  /** Holes begun on these days; those that state no date are outside every range. */
  readonly date?: DateRange | undefined
  /** Rows in every one of these tables. */
  readonly tables?: readonly string[] | undefined
  /** Member of any of these groups, by id. */
  readonly groups?: readonly string[] | undefined
  /** Of a project of any of these statuses. */
  readonly statuses?: readonly string[] | undefined
  readonly inside?: Ring | undefined
  /** Only holes that have no position. */
  readonly unplaced?: true | undefined
  /** Only holes with these words in their descriptions, by id; null: not read yet, all are kept. */
  readonly words?: { readonly text: string; readonly holes: ReadonlySet<string> | null } | undefined
  /** Only these LOCA_IDs: the holes of rows that match in a table. */
  readonly rows?: ReadonlySet<string> | undefined
}

export type Facet = keyof HoleFilter

/** Whether the hole at this index passes. */
type Test = (hole: number) => boolean

/** The set parts of a filter as tests, cheap ones first. */
export function testsOf(
  index: HoleIndex,
  filter: HoleFilter,
): readonly { readonly facet: Facet; readonly keeps: Test }[] {
  const { holes } = index
  const { depth, date, inside, rows } = filter
  const withWords = filter.words?.holes ?? undefined
  const text = filter.text?.trim().toLowerCase()
  const tests: Record<Facet, Test | undefined | false | ''> = {
    types: filter.types && hasAny(index.types, filter.types),
    depth: depth && isBetween(index.depths, depth),
    date: date && isBetween(index.days, date),
    tables: filter.tables && hasAll(index.tables, filter.tables),
    groups: filter.groups && hasAny(index.groups, filter.groups),
    statuses: filter.statuses && hasAny(index.statuses, filter.statuses),
    unplaced: filter.unplaced && ((hole) => isUnplacedAt(holes, hole)),
    rows: rows && ((hole) => rows.has(holes[hole]?.name ?? '')),
    words: withWords && ((hole) => withWords.has(holes[hole]?.id ?? '')),
    text: text && mentions(holes, text),
    inside: inside && isWithin(holes, inside),
  }
  return FACETS.flatMap((facet) => {
    const keeps = tests[facet]
    return keeps ? [{ facet, keeps }] : []
  })
}

function isUnplacedAt(holes: readonly Hole[], at: number): boolean {
  const hole = holes[at]
  return hole !== undefined && isUnplaced(hole)
}

/** In the order in which they are tested and shown. */
export const FACETS = [
  'types',
  'depth',
  'date',
  'tables',
  'groups',
  'statuses',
  'unplaced',
  'rows',
  'words',
  'text',
  'inside',
] as const satisfies readonly Facet[]

/** Whether any part of a filter is set. */
export const isFiltering = (filter: HoleFilter): boolean =>
  FACETS.some((facet) => filter[facet] !== undefined)

const numbersOf = ({ names }: Labels, requested: readonly string[]) =>
  requested.map((name) => names.indexOf(name))

function hasAny(labels: Labels, requested: readonly string[]): Test {
  const tests = numbersOf(labels, requested).map((number) => hasOne(labels, number))
  return (hole) => tests.some((test) => test(hole))
}

function hasAll(labels: Labels, requested: readonly string[]): Test {
  const tests = numbersOf(labels, requested).map((number) => hasOne(labels, number))
  return (hole) => tests.every((test) => test(hole))
}

function hasOne({ starts, values }: Labels, requested: number): Test {
  return (hole) => {
    const end = starts[hole + 1] ?? 0
    for (let at = starts[hole] ?? end; at < end; at++) if (values[at] === requested) return true
    return false
  }
}

const mentions = (holes: readonly Hole[], text: string): Test => {
  return (number) => {
    const hole = holes[number]
    return hole !== undefined && isMentioned(hole, text)
  }
}

/** Whether name, type or name of type contains a text given in lower case. */
export function isMentioned({ name, style }: Hole, text: string): boolean {
  const has = (word: string) => word.toLowerCase().includes(text)
  return has(name) || has(style.locationType) || has(style.locationTypeName)
}

function isBetween(values: Float64Array, { min, max }: DepthRange | DateRange): Test {
  const [from, to] = [min ?? -Infinity, max ?? Infinity]
  return (hole) => {
    const value = values[hole] ?? NaN
    return value >= from && value <= to
  }
}

/** The ring's bounding box excludes most holes cheaply; the rest are tested against the ring. */
function isWithin(holes: readonly Hole[], ring: Ring): Test {
  const longitudes = ring.map(([longitude]) => longitude)
  const latitudes = ring.map(([, latitude]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  return (hole) => {
    const position = holes[hole]?.position
    if (!position) return false
    const { longitude, latitude } = position
    const near = longitude >= west && longitude <= east && latitude >= south && latitude <= north
    return near && isInside(position, ring)
  }
}
