import type { LocationGroup } from '@groundsheet/contract'
import type { Hole } from './hole.ts'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { computeOnce } from './compute-once.ts'
import { binDays, binDepths, MAX_DEPTH_M, type ValueBins } from '@groundsheet/readings'

/**
 * Labels of each hole as indexes into `names`: those of hole `i` are `values[starts[i]]` to before `starts[i
 * + 1]`.
 */
export interface Labels {
  /** In natural order. */
  readonly names: readonly string[]
  readonly starts: Uint32Array
  readonly values: Uint32Array
}

/**
 * Holes prepared for repeated filtering: the compared values are looked up once, when a filter first needs
 * them.
 */
export interface HoleIndex {
  readonly holes: readonly Hole[]
  /** Metres; NaN where a hole states none. */
  readonly depths: Float64Array
  readonly depthBins: ValueBins
  /** Days since 1970 that work began; NaN where a hole states none. */
  readonly days: Float64Array
  readonly dayBins: ValueBins
  /** Codes of location types. */
  readonly types: Labels
  /** Tables with rows, as `tableKey` names them. */
  readonly tables: Labels
  /** Names of these tables, by `tableKey`. */
  readonly tableNames: ReadonlyMap<string, string>
  /** Ids of groups. */
  readonly groups: Labels
  /** Statuses of projects; empty among holes of one project. */
  readonly statuses: Labels
}

/** `statusOf`: status of the project of a hole, where holes of several projects are filtered. */
export function indexHoles<H extends Hole>(
  holes: readonly H[],
  groups: readonly LocationGroup[],
  statusOf: (hole: H) => string | undefined = () => undefined,
): HoleIndex {
  const depths = computeOnce(() => depthsOf(holes))
  const days = computeOnce(() => Float64Array.from(holes, ({ day }) => day ?? NaN))
  const depthBins = computeOnce(() => binDepths(depths()))
  const dayBins = computeOnce(() => binDays(days()))
  const types = computeOnce(() => labelHoles(holes, ({ style }) => [style.locationType]))
  const tables = computeOnce(() => labelHoles(holes, (hole) => hole.tables.map(tableKey)))
  const tableNames = computeOnce(
    () => new Map(holes.flatMap((hole) => hole.tables.map((table) => [tableKey(table), table.name]))),
  )
  const members = computeOnce(() => membership(groups))
  const ofGroups = computeOnce(() => labelHoles(holes, ({ id }) => members().get(id) ?? []))
  const statuses = computeOnce(() =>
    labelHoles(holes, (hole) => {
      const status = statusOf(hole)
      return status === undefined ? [] : [status]
    }),
  )
  return {
    holes,
    get depths() {
      return depths()
    },
    get depthBins() {
      return depthBins()
    },
    get days() {
      return days()
    },
    get dayBins() {
      return dayBins()
    },
    get types() {
      return types()
    },
    get tables() {
      return tables()
    },
    get tableNames() {
      return tableNames()
    },
    get groups() {
      return ofGroups()
    },
    get statuses() {
      return statuses()
    },
  }
}

/** One impossible depth would leave all others in the first bin. */
const depthsOf = (holes: readonly Hole[]) =>
  Float64Array.from(holes, ({ finalDepth }) =>
    finalDepth === null || finalDepth > MAX_DEPTH_M ? NaN : finalDepth,
  )

/** The AGS code of a table, or its name if it has none. */
const tableKey = ({ code, name }: Hole['tables'][number]): string => code ?? name

function membership(groups: readonly LocationGroup[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { id, locationIds } of groups)
    for (const hole of new Set(locationIds)) {
      const ids = found.get(hole)
      if (ids) ids.push(id)
      else found.set(hole, [id])
    }
  return found
}

function labelHoles<H extends Hole>(holes: readonly H[], wordsOf: (hole: H) => readonly string[]): Labels {
  const numbers = new Map<string, number>()
  const starts = new Uint32Array(holes.length + 1)
  const labelNumbers: number[] = []
  for (const [at, hole] of holes.entries()) {
    for (const word of wordsOf(hole)) {
      const number = numbers.get(word) ?? numbers.size
      if (number === numbers.size) numbers.set(word, number)
      labelNumbers.push(number)
    }
    starts[at + 1] = labelNumbers.length
  }
  const words = [...numbers.keys()]
  const names = words.toSorted(compareNaturally)
  const places = new Map(names.map((name, place) => [name, place]))
  const placeOf = words.map((word) => places.get(word) ?? 0)
  return { names, starts, values: Uint32Array.from(labelNumbers, (number) => placeOf[number] ?? 0) }
}
