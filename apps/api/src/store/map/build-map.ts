import {
  DIRECTION_WORDS,
  MAP_HEADINGS,
  type Location,
  type LocationStyle,
  type MapColumns,
  type TableSummary,
} from '@groundsheet/contract'
import type { JsonObject } from '../read-store.ts'
import { createSharedColumn } from './shared-column.ts'

/** Prepared texts of a location, as they are stored. */
export interface MapRow {
  /** JSON without its closing brace. */
  readonly body: string
  /** JSON. */
  readonly tables: string
  /** JSON. */
  readonly style: string
}

/** Prepared texts of boundaries and groups, in creation order, without their closing braces. */
export interface MapShapes {
  readonly boundaries: readonly string[]
  readonly groups: readonly string[]
}

/** Makes the map of a project, the same in every store. Locations are added in creation order. */
export interface MapBuilder {
  add(rows: readonly MapRow[]): void
  finish(): JsonObject
}

type Numbers = Pick<
  Location,
  'easting' | 'northing' | 'latitude' | 'longitude' | 'groundLevel' | 'finalDepth'
>

const NUMBERS = [
  'easting',
  'northing',
  'latitude',
  'longitude',
  'groundLevel',
  'finalDepth',
] as const satisfies (keyof Numbers)[]

const REMARKS: ReadonlySet<string> = new Set(['LOCA_REM', 'HOLE_REM'])

/**
 * `tables`: JSON of the tables of the project, whose order the answer has. `shapes` null: without styles and
 * shapes.
 */
export function createMapBuilder(tables: string, shapes: MapShapes | null): MapBuilder {
  const [ids, names]: [string[], string[]] = [[], []]
  const numbers = NUMBERS.map((name) => ({ name, values: [] as (number | null)[] }))
  const placements: MapColumns['mapPlacement'] = []
  const doubts: MapColumns['positionInDoubt'] = []
  const headings = MAP_HEADINGS.map((name) => ({ name, column: createSharedColumn<string>() }))
  const moments = createSharedColumn<string>()
  const styles = createSharedColumn<string>()
  const counts = createTableCounts()
  let table: string | null = null

  function add({ body, tables, style }: MapRow): void {
    const location = JSON.parse(`${body}}`) as Location
    const { mapPlacement, positionInDoubt, data } = location
    const place = ids.length
    table ??= location.table
    ids.push(location.id)
    names.push(location.locationId)
    for (const { name, values } of numbers) values.push(location[name])
    if (mapPlacement) placements.push({ place, ...mapPlacement })
    if (positionInDoubt) doubts.push({ place, ...positionInDoubt })
    moments.add(location.updatedAt)
    for (const { name, column } of headings) {
      const value = data[name]
      const isSent = value !== undefined && (!REMARKS.has(name) || DIRECTION_WORDS.test(value))
      column.add(isSent ? value : null)
    }
    styles.add(style)
    counts.add(tables)
  }

  return {
    add: (rows) => rows.forEach(add),
    finish() {
      const columns = {
        count: ids.length,
        id: ids,
        locationId: names,
        ...Object.fromEntries(numbers.map(({ name, values }) => [name, values])),
        mapPlacement: placements,
        positionInDoubt: doubts,
        updatedAt: moments.finish(),
        headings: Object.fromEntries(
          headings
            .map(({ name, column }) => [name, column.finish()] as const)
            .filter(([, { values }]) => values.length > 0),
        ),
        tables: counts.finish(JSON.parse(tables) as TableSummary[]),
        ...(shapes === null ? {} : { style: parsedStyles(styles.finish()) }),
      }
      const text = JSON.stringify({ table, locations: columns })
      return Buffer.from(shapes === null ? text : `${text.slice(0, -1)},${shapesText(shapes)}}`)
    },
  }
}

const parsedStyles = ({
  values,
  indexes,
}: ReturnType<ReturnType<typeof createSharedColumn<string>>['finish']>) => ({
  values: values.map((text) => JSON.parse(text) as LocationStyle),
  indexes,
})

const shapesText = ({ boundaries, groups }: MapShapes): string =>
  `"boundaries":[${itemsText(boundaries)}],"groups":[${itemsText(groups)}]`

const itemsText = (bodies: readonly string[]): string => bodies.map((body) => `${body}}`).join(',')

/** Rows of each location by table. */
function createTableCounts() {
  const columns = new Map<string, { readonly code: string | null; readonly name: string; rows: number[] }>()
  const parse = createTableParser()
  let added = 0
  return {
    add(text: string) {
      for (const { key, code, name, rows } of parse(text)) {
        const column = columns.get(key) ?? { code, name, rows: [] }
        columns.set(key, column)
        while (column.rows.length < added) column.rows.push(0)
        column.rows.push(rows)
      }
      added += 1
    },
    finish(order: readonly TableSummary[]) {
      const places = new Map(order.map((table, place) => [keyOf(table), place]))
      for (const { rows } of columns.values()) while (rows.length < added) rows.push(0)
      const placeOf = (key: string) => places.get(key) ?? places.size
      return [...columns].sort(([a], [b]) => placeOf(a) - placeOf(b)).map(([, column]) => column)
    },
  }
}

const keyOf = ({ code, name }: Pick<TableSummary, 'code' | 'name'>): string => JSON.stringify([code, name])

/** Locations often have equal lists, mostly the next one. */
function createTableParser(): (text: string) => readonly (TableSummary & { readonly key: string })[] {
  let [last, parsed]: [string, readonly (TableSummary & { readonly key: string })[]] = ['[]', []]
  return (text) => {
    if (text === last) return parsed
    parsed = (JSON.parse(text) as TableSummary[]).map((table) => ({ ...table, key: keyOf(table) }))
    last = text
    return parsed
  }
}
