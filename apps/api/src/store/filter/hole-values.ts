import { MAX_DEPTH_M, statedDay, statedFinalDepth } from '@groundsheet/readings'
import type { Location, TableSummary } from '@groundsheet/contract'
import type { Box } from '../holes/cells.ts'
import { StoreUnavailable } from '../store-unavailable.ts'

/** What holes of a project are filtered by, in creation order: one array for each value. */
export interface HoleValues {
  readonly count: number
  readonly seq: Float64Array
  /** NaN: the hole is not on the map. */
  readonly cell: Float64Array
  readonly longitude: Float64Array
  readonly latitude: Float64Array
  /** Metres; NaN: not stated. */
  readonly depth: Float64Array
  /** Days since 1970; NaN: not stated. */
  readonly day: Float64Array
  /** Index into `types`. */
  readonly type: Uint32Array
  /** Index into `tableSets`. */
  readonly tableSet: Uint32Array
  readonly types: readonly string[]
  readonly tables: readonly NamedTable[]
  /** Tables with rows of a hole, as indexes into `tables`. */
  readonly tableSets: readonly (readonly number[])[]
}

export interface NamedTable {
  readonly code: string | null
  readonly name: string
}

/** A location as it is stored. */
export interface ValuesRow {
  readonly seq: number
  /** JSON without its closing brace. */
  readonly body: string
  /** JSON. */
  readonly tables: string
  readonly cell: number | null
  readonly longitude: number | null
  readonly latitude: number | null
}

const NUMBER_COLUMNS = ['seq', 'cell', 'longitude', 'latitude', 'depth', 'day'] as const
const INDEX_COLUMNS = ['type', 'tableSet'] as const
const NUMBER_BYTES = Float64Array.BYTES_PER_ELEMENT
const INDEX_BYTES = Uint32Array.BYTES_PER_ELEMENT

/** Values of a project packed for the store, and the box around its holes on the map; null: none are. */
interface PackedValues {
  readonly holes: number
  readonly box: Box | null
  readonly packed: Uint8Array
}

/** Packs the values of all locations of a project, which are added in creation order. */
export function createValuesPacker() {
  const types = createNumbering<string>((type) => type)
  const tables = createNumbering<NamedTable>(({ code, name }) => JSON.stringify([code, name]))
  const tableSets = createNumbering<readonly number[]>((set) => set.join(' '))
  const values: Values[] = []
  let box: Box | null = null
  return {
    add(row: ValuesRow): void {
      // Copied values of an older version may lack members.
      const { data = {}, finalDepth = null } = JSON.parse(`${row.body}}`) as Partial<Location>
      const held = JSON.parse(row.tables) as TableSummary[]
      const type = data.LOCA_TYPE ?? data.HOLE_TYPE ?? ''
      box = boxWith(box, row)
      values.push({
        seq: row.seq,
        cell: row.cell ?? NaN,
        longitude: row.longitude ?? NaN,
        latitude: row.latitude ?? NaN,
        depth: depthOf(finalDepth, type, held),
        day: statedDay(data) ?? NaN,
        type: types.numberOf(type),
        tableSet: tableSets.numberOf(held.map(({ code, name }) => tables.numberOf({ code, name }))),
      })
    },
    finish(): PackedValues {
      const lists = { types: types.all(), tables: tables.all(), tableSets: tableSets.all() }
      return { holes: values.length, box, packed: pack(values, lists) }
    },
  }
}

/** One impossible depth would leave all others in the first bin of a histogram. */
function depthOf(finalDepth: number | null, type: string, tables: readonly TableSummary[]): number {
  const depth = statedFinalDepth({ finalDepth, type, tables })
  return depth === null || depth > MAX_DEPTH_M ? NaN : depth
}

function boxWith(box: Box | null, { longitude, latitude }: ValuesRow): Box | null {
  if (longitude === null || latitude === null) return box
  const [west, south, east, north] = box ?? [longitude, latitude, longitude, latitude]
  return [
    Math.min(west, longitude),
    Math.min(south, latitude),
    Math.max(east, longitude),
    Math.max(north, latitude),
  ]
}

type Lists = Pick<HoleValues, 'types' | 'tables' | 'tableSets'>
type Values = Record<(typeof NUMBER_COLUMNS)[number] | (typeof INDEX_COLUMNS)[number], number>

/** Bytes of the head, the head as JSON filled up to whole numbers, then column by column. Little-endian. */
function pack(values: readonly Values[], lists: Lists): Uint8Array {
  const text = Buffer.from(JSON.stringify({ count: values.length, ...lists }))
  const headBytes = Math.ceil(text.length / NUMBER_BYTES) * NUMBER_BYTES
  const head = Buffer.alloc(NUMBER_BYTES + headBytes, ' ')
  head.writeDoubleLE(headBytes)
  text.copy(head, NUMBER_BYTES)
  const numbers = NUMBER_COLUMNS.map((name) => bytesOf(Float64Array.from(values, (value) => value[name])))
  const indexes = INDEX_COLUMNS.map((name) => bytesOf(Uint32Array.from(values, (value) => value[name])))
  return Buffer.concat([head, ...numbers, ...indexes])
}

const bytesOf = ({ buffer }: Float64Array | Uint32Array) => new Uint8Array(buffer)

/**
 * Values as stored. `packed`: null where the values of the company were derived by an older version, which
 * has none. To leave its holes out would count them as missing. Throws StoreUnavailable.
 */
export function preparedValues(packed: Uint8Array | null): HoleValues {
  if (packed !== null) return unpackValues(packed)
  throw new StoreUnavailable('filters of holes are not prepared: run groundsheet migrate')
}

function unpackValues(packed: Uint8Array): HoleValues {
  // Arrays of numbers begin at multiples of their size.
  const bytes = packed.byteOffset % NUMBER_BYTES === 0 ? packed : Uint8Array.from(packed)
  const { buffer, byteOffset } = bytes
  const headBytes = new DataView(buffer, byteOffset).getFloat64(0, true)
  let start = byteOffset + NUMBER_BYTES
  const text = Buffer.from(buffer, start, headBytes).toString()
  const { count, ...lists } = JSON.parse(text) as Lists & { count: number }
  start += headBytes
  const numbers = () =>
    new Float64Array(buffer, (start += count * NUMBER_BYTES) - count * NUMBER_BYTES, count)
  const indexes = () => new Uint32Array(buffer, (start += count * INDEX_BYTES) - count * INDEX_BYTES, count)
  return {
    count,
    seq: numbers(),
    cell: numbers(),
    longitude: numbers(),
    latitude: numbers(),
    depth: numbers(),
    day: numbers(),
    type: indexes(),
    tableSet: indexes(),
    ...lists,
  }
}

/** Gives equal things one number, from 0 in order of appearance. */
function createNumbering<T>(keyOf: (thing: T) => string) {
  const numbers = new Map<string, number>()
  const things: T[] = []
  return {
    numberOf(thing: T): number {
      const key = keyOf(thing)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, things.length)
      return things.push(thing) - 1
    },
    all: (): readonly T[] => things,
  }
}
