import type { AgsBlock } from '../ags.ts'

/** A block with its numbers of rows and, by column, of values that are not blank. */
export interface CountedBlock extends AgsBlock {
  readonly rows: number
  readonly values: readonly number[]
}

/** What units are resolved of. */
export interface FileWithUnits {
  readonly source: { readonly path: string }
  readonly blocks: readonly CountedBlock[]
}

/** A delivery that is stored. */
export interface KeptDelivery {
  /** As findings name it. */
  readonly name: string
  /**
   * Units of its values, by group and heading as `GEOL GEOL_TOP`; none of a heading without values. Null: it
   * was stored before units were kept. Then they are those of the tables.
   */
  readonly units: Readonly<Record<string, readonly string[]>> | null
}

/** Unit and data type of a heading, '' where none is stated. */
export interface StatedHeading {
  readonly unit: string
  readonly type: string
}

/** A table of the deliveries that are kept. */
export interface KeptTable {
  readonly group: string
  /** Number of rows; units of a table without rows are those of no value. */
  readonly rows: number
  readonly headings: readonly { readonly heading: string; readonly unit: string }[]
}

/** Files of one age, or one stored delivery. */
export type Level<File, Kept> =
  | { readonly files: readonly File[]; readonly delivery?: never }
  | { readonly delivery: Kept; readonly files?: never }

/** Where a unit is stated; `block` null: in a stored delivery; `name` is that of this. */
export interface StatedUnit<File> {
  readonly unit: string
  readonly block: { readonly file: File; readonly line: number } | null
  readonly name: string | null
}

/** The units of one heading at one level, of which there are values. */
export interface UnitsOfLevel<File> {
  /** Place of the level from the oldest, 0; -1: stored values of which no stored delivery is known. */
  readonly level: number
  readonly units: readonly StatedUnit<File>[]
}

/** Programs write a question mark for a unit that nobody has stated. */
export const isStated = (unit: string): boolean => !['', '?'].includes(unit.trim())

/** A column of a block, by group and heading. */
interface StatedColumn {
  readonly name: string
  /** As written, perhaps none. */
  readonly unit: string
  /** Number of values that are not blank. */
  readonly values: number
  /** Of its block. */
  readonly line: number
}

/** The columns of all blocks of a file. */
export const columnsOf = ({ blocks }: FileWithUnits): StatedColumn[] =>
  blocks.flatMap(({ code, headings, units, values, line }) =>
    headings.map((heading, column) => ({
      name: `${code} ${heading}`,
      unit: units[column] ?? '',
      values: values[column] ?? 0,
      line,
    })),
  )

export interface CollectedUnits<File> {
  /** Units of headings with values, oldest first, by group and heading; none of values without one. */
  readonly levels: ReadonlyMap<string, readonly UnitsOfLevel<File>[]>
  /** Units of stored values. */
  readonly stored: ReadonlyMap<string, string>
}

export function collectUnits<File extends FileWithUnits, Kept extends KeptDelivery>(
  all: readonly Level<File, Kept>[],
  tables: readonly KeptTable[],
): CollectedUnits<File> {
  const stored = new Map(tableUnits(tables.filter(({ rows }) => rows > 0)))
  const levels = new Map<string, UnitsOfLevel<File>[]>()
  const add = (name: string, level: UnitsOfLevel<File>) =>
    levels.set(name, [...(levels.get(name) ?? []), level])
  const kept = new Set<string>()
  const empty = new Set<string>()
  for (const [level, one] of all.entries()) {
    const units = unitsOfLevel(one, stored)
    for (const [name, stated] of units) {
      if (one.delivery !== undefined) (stated.length === 0 ? empty : kept).add(name)
      if (stated.length > 0) add(name, { level, units: stated })
    }
  }
  for (const [name, unit] of stored) {
    if (kept.has(name)) continue
    if (empty.has(name)) stored.delete(name)
    else
      levels.set(name, [
        { level: -1, units: [{ unit, block: null, name: null }] },
        ...(levels.get(name) ?? []),
      ])
  }
  return { levels, stored }
}

/** The units that tables state, by group and heading. */
export const tableUnits = (tables: readonly KeptTable[]): ReadonlyMap<string, string> =>
  new Map(
    tables
      .flatMap(({ group, headings }) =>
        headings.map(({ heading, unit }) => [`${group} ${heading}`, unit] as const),
      )
      .filter(([, unit]) => isStated(unit)),
  )

function unitsOfLevel<File extends FileWithUnits>(
  { files, delivery }: Level<File, KeptDelivery>,
  stored: ReadonlyMap<string, string>,
): Iterable<readonly [string, readonly StatedUnit<File>[]]> {
  return delivery === undefined ? unitsOfFiles(files) : unitsOfDelivery(delivery, stored)
}

function unitsOfDelivery(
  { name: delivery, units }: KeptDelivery,
  stored: ReadonlyMap<string, string>,
): Iterable<readonly [string, readonly StatedUnit<never>[]]> {
  const all = units ?? Object.fromEntries(Array.from(stored, ([name, unit]) => [name, [unit]]))
  return Object.entries(all).map(([name, stated]) => [
    name,
    stated.map((unit) => ({ unit, block: null, name: delivery })),
  ])
}

function unitsOfFiles<File extends FileWithUnits>(
  files: readonly File[],
): ReadonlyMap<string, readonly StatedUnit<File>[]> {
  const all = new Map<string, StatedUnit<File>[]>()
  for (const file of files)
    for (const { name, unit, values, line } of columnsOf(file)) {
      if (!isStated(unit) || values === 0) continue
      const known = all.get(name) ?? []
      all.set(name, known)
      known.push({ unit, block: { file, line }, name: null })
    }
  return all
}

/** The units of the values of a file, as a `KeptDelivery` has them. */
export function unitsWithValues(file: FileWithUnits): Record<string, readonly string[]> {
  const none = columnsOf(file).flatMap(({ name, unit }) => (isStated(unit) ? [[name, []] as const] : []))
  const units = Array.from(
    unitsOfFiles([file]),
    ([name, all]) => [name, [...new Set(all.map(({ unit }) => unit))]] as const,
  )
  return Object.fromEntries([...none, ...units])
}

/**
 * Unit and data type of each heading of a file, by group and heading. Of several blocks the last that states
 * one counts.
 */
export function headingsOfFile({ blocks }: FileWithUnits): Record<string, StatedHeading> {
  const all = new Map<string, StatedHeading>()
  for (const { code, headings, units, types } of blocks)
    for (const [column, heading] of headings.entries()) {
      const name = `${code} ${heading}`
      all.set(name, newerOf(all.get(name), { unit: units[column] ?? '', type: types[column] ?? '' }))
    }
  return Object.fromEntries(all)
}

/** What the newer of two deliveries states of a heading, or else the older one. */
export const newerOf = (older: StatedHeading | undefined, newer: StatedHeading): StatedHeading => ({
  unit: isStated(newer.unit) ? newer.unit : (older?.unit ?? ''),
  type: newer.type || (older?.type ?? ''),
})
