import type { AgsBlock } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { DecidedUnit } from './decide-unit.ts'
import { decideUnits } from './decide-units.ts'
import { isSameUnit } from './same-unit.ts'
import type { LeftOut } from './stored-rows.ts'
import {
  collectUnits,
  columnsOf,
  isStated,
  tableUnits,
  type CountedBlock,
  type FileWithUnits,
  type KeptDelivery,
  type KeptTable,
  type Level,
  type UnitsOfLevel,
} from './stated-units.ts'
import { reportBlank, reportConflict, type Report, type UnitConflict } from './unit-findings.ts'

/** A block of an import. `isOlder`: the project has a newer delivery, whose units and types count. */
export interface DeliveredBlock extends AgsBlock {
  readonly isOlder: boolean
}

/** A heading whose stored values are in another unit than the project has now, or are left out. */
export interface StoredUnitChange<Kept> {
  readonly group: string
  readonly heading: string
  readonly from: string
  readonly to: string
  /** A unit in between; absent: none. */
  readonly via?: string
  /** Whether they can be converted; else they are left out. */
  readonly isExact: boolean
  /** Deliveries that are newer than the values to be left out; null: none are to be, if they are exact. */
  readonly keptBy: readonly Kept[] | null
  /** What states the unit that is not theirs: `issue 3 of 14 June 2024`. */
  readonly other: { readonly unit: string; readonly name: string }
}

export interface ResolvedUnits<File, Kept> {
  /** Blocks of all files in order, in the units of the project. */
  readonly blocks: readonly DeliveredBlock[]
  readonly leftOut: ReadonlyMap<File, readonly LeftOut[]>
  readonly stored: readonly StoredUnitChange<Kept>[]
  /** Units of headings that have several, by group and heading as `GEOL GEOL_TOP`. */
  readonly decided: ReadonlyMap<string, string>
  /**
   * Of headings with values in a stated unit, by group and heading. It is that of the newest, '' where
   * others, or that of the stored table, are not the same unit: linked keys may be stored converted.
   */
  readonly ofValues: ReadonlyMap<string, string>
  /** Of the files. */
  readonly lost: LostValues
}

/** Values that are not stored because of their unit, and rows, all of whose values are not. */
export interface LostValues {
  readonly values: number
  readonly rows: number
}

interface UnitSources<File, Kept> {
  /** Files and stored deliveries by age, oldest first. */
  readonly levels: readonly Level<File, Kept>[]
  /** Files of which the project has a newer delivery. */
  readonly olderFiles: ReadonlySet<File>
  /** Tables of the deliveries that are kept. */
  readonly tables: readonly KeptTable[]
}

type Decided<File> = ReadonlyMap<string, DecidedUnit<File>>

/**
 * A heading has one unit in a project, whatever the order of its imports. Values in units that can be
 * converted come into that of the dictionary or of their quantity (`targetUnit`), with a warning. Where they
 * cannot, the newest delivery's unit stands (`decideUnit`). Older values are left out then, with an error;
 * of a key heading their rows are, since they cannot be identified. Values without a unit are in that of the
 * dictionary where others are converted into it, with a warning. Keys that link rows of several groups have
 * one unit in all of them. `standard`: the dictionary of AGS.
 */
export function resolveUnits<File extends FileWithUnits, Kept extends KeptDelivery>(
  sources: UnitSources<File, Kept>,
  { dictionary, standard }: { readonly dictionary: Dictionary; readonly standard: Dictionary },
  report: Report,
): ResolvedUnits<File, Kept> {
  const { levels, tables, olderFiles } = sources
  const files = levels.flatMap((one, level) => (one.files ?? []).map((file) => ({ file, level })))
  const collected = collectUnits(levels, tables)
  const decided = decideUnits(collected, {
    files: files.map(({ file }) => file),
    tables,
    dictionary,
    standard,
  })
  const leftOut = new Map<File, LeftOut[]>()
  const lost = { values: 0, rows: 0 }
  const stating = namesWithUnits(files, collected.levels)
  const blocks = files.flatMap(({ file, level }) =>
    file.blocks.map((block): DeliveredBlock => {
      const conflicts = findConflicts(block, level, decided)
      if (conflicts.length > 0) {
        const left = decideLeftOut(block, conflicts, dictionary)
        leftOut.set(file, [...(leftOut.get(file) ?? []), left])
        countLost(block, left, lost)
        for (const conflict of conflicts)
          reportConflict({ file, block, left, conflict, levels: collected.levels }, report)
      }
      reportBlank(file, block, decided, report)
      return {
        ...block,
        units: unitsNow(block, { stating, levels: collected.levels }, decided),
        isOlder: olderFiles.has(file),
      }
    }),
  )
  const units = new Map(Array.from(decided, ([name, { unit }]) => [name, unit]))
  const stored = storedChanges(sources, collected.stored, decided)
  const shown = tableUnits(tables)
  const ofValues = new Map(
    Array.from(collected.levels, ([name, stated]) => [name, newestOfSame(stated, shown.get(name))]),
  )
  return { blocks, leftOut, stored, decided: units, ofValues, lost }
}

function newestOfSame(levels: readonly UnitsOfLevel<unknown>[], shown: string | undefined): string {
  const all = [...levels.flatMap(({ units }) => units.map(({ unit }) => unit)), ...(shown ? [shown] : [])]
  const newest = levels.at(-1)?.units[0]?.unit ?? ''
  return all.every((unit) => isSameUnit(unit, newest)) ? newest : ''
}

type Files = readonly { readonly file: FileWithUnits }[]

/** Headings for which a unit is stated somewhere, if only by a block without values. */
const namesWithUnits = (files: Files, collected: ReadonlyMap<string, unknown>): ReadonlySet<string> =>
  new Set([
    ...collected.keys(),
    ...files
      .flatMap(({ file }) => columnsOf(file))
      .flatMap(({ name, unit }) => (isStated(unit) ? [name] : [])),
  ])

function findConflicts<File>(
  block: CountedBlock,
  level: number,
  decided: Decided<File>,
): UnitConflict<File>[] {
  return block.headings.flatMap((heading, column): UnitConflict<File>[] => {
    const unit = block.units[column] ?? ''
    const one = decided.get(`${block.code} ${heading}`)
    const values = block.values[column] ?? 0
    if (one === undefined || block.rows === 0) return []
    const conflict = { heading, unit, values, decided: one }
    if (one.cut !== null && level <= one.cut.level) return [{ ...conflict, path: null, isOlder: true }]
    if (values === 0) return []
    const path = isStated(unit) ? one.path(unit) : 'same'
    return path === 'same' ? [] : [{ ...conflict, path, isOlder: false }]
  })
}

/** A unit that nobody has stated, or that other places state of values, is blank. */
const unitsNow = (
  { code, headings, units, values }: CountedBlock,
  {
    stating,
    levels,
  }: { readonly stating: ReadonlySet<string>; readonly levels: ReadonlyMap<string, unknown> },
  decided: Decided<unknown>,
): readonly string[] =>
  units.map((unit, column) => {
    const name = `${code} ${headings[column] ?? ''}`
    const isOfNoValue = values[column] === 0 && levels.has(name)
    if (isStated(unit) && !isOfNoValue) return decided.get(name)?.unit ?? unit
    return stating.has(name) ? '' : unit
  })

function storedChanges<File extends FileWithUnits, Kept extends KeptDelivery>(
  { levels }: UnitSources<File, Kept>,
  stored: ReadonlyMap<string, string>,
  decided: Decided<File>,
): StoredUnitChange<Kept>[] {
  return Array.from(stored).flatMap(([name, from]): StoredUnitChange<Kept>[] => {
    const one = decided.get(name)
    if (one === undefined) return []
    const path = one.path(from)
    if (path === 'same' && one.cut === null) return []
    const [group = '', heading = ''] = name.split(' ')
    const newer = one.cut === null ? null : levels.slice(one.cut.level + 1)
    const stated = one.cut === null || path === null ? one.newest : one.cut.stated
    return [
      {
        ...{ group, heading, from, to: one.unit, isExact: path !== null },
        ...(path === 'same' || path?.via === undefined ? {} : { via: path.via }),
        keptBy: newer?.flatMap(({ delivery }) => delivery ?? []) ?? null,
        other: { unit: stated.unit, name: stated.block?.file.source.path ?? stated.name ?? '' },
      },
    ]
  })
}

function decideLeftOut(
  { code, line }: AgsBlock,
  conflicts: readonly UnitConflict<unknown>[],
  dictionary: Dictionary,
): LeftOut {
  const keys = dictionary.group(code)?.keys ?? []
  const headings = conflicts.filter(({ path }) => path === null).map(({ heading }) => heading)
  const hasKey = headings.length > 0 && keys.length === 0
  const conversions = conflicts.flatMap(({ heading, path }) => (path === null ? [] : [{ heading, ...path }]))
  const isLeftOut = hasKey || headings.some((heading) => keys.includes(heading))
  return { line, headings: isLeftOut ? null : headings, conversions }
}

function countLost(
  { rows, headings, values }: CountedBlock,
  left: LeftOut,
  lost: { values: number; rows: number },
): void {
  if (left.headings === null) lost.rows += rows
  for (const heading of left.headings ?? []) lost.values += values[headings.indexOf(heading)] ?? 0
}
