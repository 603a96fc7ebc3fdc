import { levelDatum, statedDay, statedDirection } from '@groundsheet/readings'
import type { MapColumns, ProjectMap, TableSummary } from '@groundsheet/contract'
import { doubtfulPositionOf, finalDepthOf, positionOf, typeOf, plainStyle, type Hole } from './hole.ts'
import type { ListedHole } from './listed-holes.ts'

const NO_TABLES: readonly TableSummary[] = []

/** The holes of the map of a project. What several have in common is one object. */
export function holesOfMap({ table, locations }: ProjectMap): ListedHole[] {
  const columns = locations
  const placements = new Map(columns.mapPlacement.map((one) => [one.place, one]))
  const doubts = new Map(columns.positionInDoubt.map((one) => [one.place, one]))
  const tablesOf = tablesByPlace(columns)
  const rowOf = sharedRows(columns)
  const holeAt = (id: string, place: number): ListedHole => {
    const at = <T>(values: readonly (T | null)[]): T | null => values[place] ?? null
    const mapPlacement = placements.get(place) ?? null
    const positionInDoubt = doubts.get(place)
    const doubtful = positionInDoubt && doubtfulPositionOf({ positionInDoubt, mapPlacement })
    const [easting, northing] = [at(columns.easting), at(columns.northing)]
    const { data, datum, day, direction, style } = rowOf(place)
    const tables = tablesOf(place)
    return {
      id,
      name: at(columns.locationId) ?? '',
      position: positionOf({
        latitude: at(columns.latitude),
        longitude: at(columns.longitude),
        mapPlacement: mapPlacement && { latitude: mapPlacement.latitude, longitude: mapPlacement.longitude },
      }),
      ...(doubtful ? { doubtful } : {}),
      ...(easting === null || northing === null ? {} : { grid: { easting, northing } }),
      groundLevel: at(columns.groundLevel),
      finalDepth: finalDepthOf({ finalDepth: at(columns.finalDepth), data, tables: [...tables] }),
      day,
      direction,
      ...(datum === null ? {} : { datum }),
      style,
      tables,
      table: table ?? '',
      updatedAt: columns.updatedAt.values[columns.updatedAt.indexes[place] ?? 0] ?? '',
    }
  }
  return columns.id.map(holeAt)
}

/** What a hole has in common with those of equal headings and style. */
interface SharedRow extends Pick<Hole, 'day' | 'direction' | 'style'> {
  readonly data: Readonly<Record<string, string>>
  readonly datum: string | null
}

/** Reads the headings of a location; equal ones are read once. */
function sharedRows({ headings, style }: MapColumns): (place: number) => SharedRow {
  const columns = Object.entries(headings)
  const known = new Map<string, SharedRow>()
  const plain = new Map<string, Hole['style']>()
  const plainOf = (type: string) => {
    const made = plain.get(type) ?? plainStyle(type)
    plain.set(type, made)
    return made
  }
  function read(place: number): SharedRow {
    const data: Record<string, string> = {}
    for (const [heading, { values, indexes }] of columns) {
      const value = values[indexes[place] ?? -1]
      if (value !== undefined) data[heading] = value
    }
    const stated = style?.values[style.indexes[place] ?? -1]
    return {
      data,
      datum: levelDatum(data),
      day: statedDay(data),
      direction: statedDirection(data, stated?.locationTypeName),
      style: stated ?? plainOf(typeOf({ data })),
    }
  }
  return (place) => {
    let key = String(style?.indexes[place])
    for (const [, { indexes }] of columns) key += ` ${indexes[place] ?? ''}`
    const row = known.get(key) ?? read(place)
    known.set(key, row)
    return row
  }
}

/** The tables with rows of a location; equal lists are one. */
function tablesByPlace({ tables }: MapColumns): (place: number) => readonly TableSummary[] {
  const lists = new Map<string, readonly TableSummary[]>()
  const summaries = tables.map(() => new Map<number, TableSummary>())
  const summaryOf = ({ code, name }: MapColumns['tables'][number], rows: number, column: number) => {
    const found = summaries[column]?.get(rows) ?? { code, name, rows }
    summaries[column]?.set(rows, found)
    return found
  }
  return (place) => {
    if (tables.length === 0) return NO_TABLES
    let key = ''
    for (const { rows } of tables) key += `${rows[place] ?? 0} `
    const found =
      lists.get(key) ??
      tables.flatMap((table, column) => {
        const rows = table.rows[place] ?? 0
        return rows === 0 ? [] : [summaryOf(table, rows, column)]
      })
    lists.set(key, found)
    return found
  }
}
