import type { BoundaryGeometry } from '@groundsheet/contract'

/** Longitude and latitude in degrees, WGS 84. */
export type Coordinate = readonly [number, number]

/** GeoJSON (RFC 7946). */
export type Geometry = { readonly type: 'Point'; readonly coordinates: Coordinate } | BoundaryGeometry

export type Value = string | number | boolean | null

/** `localTime`: date and time of a clock on site, without a time zone. `moment`: a time in UTC. */
export type PropertyType = 'text' | 'number' | 'boolean' | 'date' | 'localTime' | 'moment'

export interface Property {
  readonly name: string
  readonly type: PropertyType
  readonly title: string
  /** Empty: none, or not known. */
  readonly unit: string
}

/** Every feature of a collection has every property of the collection; null: no value. */
export interface Feature {
  readonly id: string
  readonly geometry: Geometry | null
  /**
   * Easting and northing of a surveyed point, as the file states them; null: none, or the geometry is no such
   * point.
   */
  readonly stated: Coordinate | null
  readonly properties: Readonly<Record<string, Value>>
}

/** A property, and where its value is in what a feature is made of. */
export interface Column<Item> extends Property {
  readonly read: (item: Item) => Value
}

export const readColumns = <Item>(
  columns: readonly Column<Item>[],
  item: Item,
): Readonly<Record<string, Value>> => Object.fromEntries(columns.map(({ name, read }) => [name, read(item)]))

/** Of columns of one name, the first. */
export function withoutRepeated<Item>(columns: readonly Column<Item>[]): Column<Item>[] {
  const named = new Map<string, Column<Item>>()
  for (const column of columns) if (!named.has(column.name)) named.set(column.name, column)
  return [...named.values()]
}
