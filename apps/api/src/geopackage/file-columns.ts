import type { Property, PropertyType, Value } from '@groundsheet/ogc-features'

/** A column of a table of the file. */
export interface FileColumn {
  readonly name: string
  /** Data type of GeoPackage, OGC 12-128r17, table 1. */
  readonly type: string
  /** What it means, with its unit. */
  readonly title: string
  /** The property whose value it has; null: the writer gives it. */
  readonly property: Property | null
}

/** A local time has no time zone, and a DATETIME is one in UTC, so it stays text. */
const TYPES: Record<PropertyType, string> = {
  text: 'TEXT',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  localTime: 'TEXT',
  moment: 'DATETIME',
}

/**
 * The columns of properties; names that SQLite takes for the same as another, as for `taken`, are
 * numbered.
 */
export function fileColumns(properties: readonly Property[], taken: readonly string[]): FileColumn[] {
  const nameOf = createNames(taken)
  return properties.map((property) => {
    const { name, type, title, unit } = property
    return {
      name: nameOf(name),
      type: TYPES[type],
      title: unit === '' ? title : `${title} (${unit})`,
      property,
    }
  })
}

export const textColumn = (name: string, title: string): FileColumn => ({
  name,
  type: 'TEXT',
  title,
  property: null,
})

/** SQLite folds ASCII letters only. */
const fold = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Gives names that differ from each other and from `taken` by more than the case of their letters. */
export function createNames(taken: readonly string[]): (preferred: string) => string {
  const given = new Set(taken.map(fold))
  return (preferred) => {
    let name = preferred
    for (let number = 2; given.has(fold(name)); number++) name = `${preferred}_${number}`
    given.add(fold(name))
    return name
  }
}

/** A value as SQLite takes it. */
export type Stored = string | number | Buffer | null

export const storedValue = (value: Value | undefined): Stored =>
  typeof value === 'boolean' ? Number(value) : (value ?? null)
