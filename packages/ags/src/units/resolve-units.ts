import type { AgsBlock, Diagnostic } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { LeftOut } from './left-out.ts'
import { isExact, type UnitConversion } from './convert-value.ts'
import { isSameUnit } from './same-unit.ts'
import { targetUnit } from './target-unit.ts'

/** A block and its number of rows. */
export interface CountedBlock extends AgsBlock {
  readonly rows: number
}

/** What units are resolved of. */
interface FileWithUnits {
  readonly source: { readonly path: string }
  readonly blocks: readonly CountedBlock[]
}

/** A table of the deliveries that are kept. */
interface KeptTable {
  readonly group: string
  /** Number of rows; units of a table without rows are those of no value. */
  readonly rows: number
  readonly headings: readonly { readonly heading: string; readonly unit: string }[]
}

type Report = (diagnostic: Diagnostic & { readonly file: string }) => void

/** A block of an import. `isOlder`: the project has a newer delivery, whose units and types count. */
export interface DeliveredBlock extends AgsBlock {
  readonly isOlder: boolean
}

/** A heading whose stored values are in another unit than the project has now. */
export interface StoredUnitChange {
  readonly group: string
  readonly heading: string
  readonly from: string
  readonly to: string
  /** Whether they can be converted; else they are left out. */
  readonly isExact: boolean
}

export interface ResolvedUnits<File> {
  /** Blocks of all files in order, in the units of the project. */
  readonly blocks: readonly DeliveredBlock[]
  readonly leftOut: ReadonlyMap<File, readonly LeftOut[]>
  readonly stored: readonly StoredUnitChange[]
  /** Units of headings that have several, by group and heading as `GEOL GEOL_TOP`. */
  readonly decided: ReadonlyMap<string, string>
}

interface UnitSources<File> {
  /** Files by age, oldest first. */
  readonly ages: readonly { readonly files: readonly File[] }[]
  /** Files of which the project has a newer delivery. */
  readonly olderFiles: ReadonlySet<File>
  /** Tables of the deliveries that are kept. */
  readonly tables: readonly KeptTable[]
}

/** Where a unit is stated; null: in an earlier delivery. */
interface StatedUnit<File> {
  readonly unit: string
  readonly block: { readonly file: File; readonly line: number } | null
}

interface UnitConflict<File> {
  readonly heading: string
  readonly unit: string
  readonly target: string
  /** A place that states another unit; null: another place states none. */
  readonly other: StatedUnit<File> | null
}

/**
 * A heading has one unit in a project. Where deliveries state several, it is one that does not depend on
 * their order: see `targetUnit`. Values in another unit are converted if that is exact, with a warning; else
 * they are left out, with an error, and if it is a key heading their rows, since they cannot be identified.
 * Values without a unit are in that of the dictionary where others are converted into it, with a warning.
 * `standard`: the dictionary of AGS.
 */
export function resolveUnits<File extends FileWithUnits>(
  sources: UnitSources<File>,
  { dictionary, standard }: { readonly dictionary: Dictionary; readonly standard: Dictionary },
  report: Report,
): ResolvedUnits<File> {
  const { stated, blank } = collectUnits(sources)
  const decided = decideUnits(stated, blank, standard)
  const files = sources.ages.flatMap((age) => age.files)
  const leftOut = new Map<File, LeftOut[]>()
  const blocks = files.flatMap((file) =>
    file.blocks.map((block): DeliveredBlock => {
      const isOlder = sources.olderFiles.has(file)
      const conflicts = findConflicts(block, stated, decided)
      if (block.rows > 0 && conflicts.length > 0) {
        const left = decideLeftOut(block, conflicts, dictionary)
        const ofFile = leftOut.get(file) ?? []
        leftOut.set(file, ofFile)
        ofFile.push(left)
        for (const conflict of conflicts) reportConflict({ file, block, left, conflict }, report)
      }
      if (block.rows > 0) reportBlank(file, block, decided, report)
      return { ...block, units: unitsNow(block, stated, decided), isOlder }
    }),
  )
  return { blocks, leftOut, stored: storedChanges(sources.tables, decided), decided }
}

type AllUnits<File> = ReadonlyMap<string, readonly StatedUnit<File>[]>

interface CollectedUnits<File> {
  /** The units of each heading of which there are values; where there are none, those that are stated. */
  readonly stated: AllUnits<File>
  /** Headings of which there are values without a unit. */
  readonly blank: ReadonlySet<string>
}

function collectUnits<File extends FileWithUnits>({ ages, tables }: UnitSources<File>): CollectedUnits<File> {
  const files = ages.flatMap((age) => age.files)
  const all = files.flatMap((file) => file.blocks.map((block) => ({ file, block })))
  const withValues = [
    ...storedUnits(tables.filter(({ rows }) => rows > 0)),
    ...unitsOf(all.filter(({ block }) => block.rows > 0)),
  ]
  const stated = Map.groupBy(withValues.filter(hasUnit), ([name]) => name)
  const others = unitsOf(all.filter(({ block }) => block.rows === 0)).filter(hasUnit)
  for (const one of others) if (!stated.has(one[0])) stated.set(one[0], [one])
  return {
    stated: new Map(Array.from(stated, ([name, units]) => [name, units.map(([, unit]) => unit)])),
    blank: new Set(withValues.filter((one) => !hasUnit(one)).map(([name]) => name)),
  }
}

type NamedUnit<File> = readonly [name: string, unit: StatedUnit<File>]

const hasUnit = ([, { unit }]: NamedUnit<unknown>): boolean => isStated(unit)

const storedUnits = (tables: readonly KeptTable[]): NamedUnit<never>[] =>
  tables.flatMap(({ group, headings }) =>
    headings.map(({ heading, unit }): NamedUnit<never> => [`${group} ${heading}`, { unit, block: null }]),
  )

const unitsOf = <File extends FileWithUnits>(
  all: readonly { readonly file: File; readonly block: CountedBlock }[],
): NamedUnit<File>[] =>
  all.flatMap(({ file, block: { code, headings, units, line } }) =>
    headings.map((heading, column): NamedUnit<File> => [
      `${code} ${heading}`,
      { unit: units[column] ?? '', block: { file, line } },
    ]),
  )

/** The unit of each heading that has several, or that some places state and others do not. */
function decideUnits(
  stated: AllUnits<unknown>,
  blank: ReadonlySet<string>,
  standard: Dictionary,
): ReadonlyMap<string, string> {
  const decided = new Map<string, string>()
  for (const [name, all] of stated) {
    const [first, ...others] = all
    if (first === undefined) continue
    const [group = '', heading = ''] = name.split(' ')
    const standardUnit = standard.headings(group).find((one) => one.heading === heading)?.unit ?? ''
    const units = all.map(({ unit }) => unit)
    if (!others.every(({ unit }) => isSameUnit(first.unit, unit)))
      decided.set(name, targetUnit(standardUnit, units))
    // Otherwise values without a unit would be read in one that is a thousand times larger or smaller.
    else if (blank.has(name) && !isSameUnit(first.unit, standardUnit) && isExact(first.unit, standardUnit))
      decided.set(name, standardUnit)
  }
  return decided
}

function findConflicts<File>(
  block: AgsBlock,
  stated: AllUnits<File>,
  decided: ReadonlyMap<string, string>,
): UnitConflict<File>[] {
  return block.headings.flatMap((heading, column) => {
    const unit = block.units[column] ?? ''
    const name = `${block.code} ${heading}`
    const target = decided.get(name)
    if (!isStated(unit) || target === undefined || isSameUnit(target, unit)) return []
    const other = stated.get(name)?.find((one) => !isSameUnit(one.unit, unit)) ?? null
    return [{ heading, unit, target, other }]
  })
}

/** A unit that nobody has stated is blank where another place states it. */
const unitsNow = (
  { code, headings, units }: AgsBlock,
  stated: ReadonlyMap<string, unknown>,
  decided: ReadonlyMap<string, string>,
): readonly string[] =>
  units.map((unit, column) => {
    const name = `${code} ${headings[column] ?? ''}`
    return isStated(unit) ? (decided.get(name) ?? unit) : stated.has(name) ? '' : unit
  })

const storedChanges = (
  tables: readonly KeptTable[],
  decided: ReadonlyMap<string, string>,
): StoredUnitChange[] =>
  tables.flatMap(({ group, rows, headings }) =>
    headings.flatMap(({ heading, unit: from }): StoredUnitChange[] => {
      const to = decided.get(`${group} ${heading}`)
      if (rows === 0 || !isStated(from) || to === undefined || isSameUnit(from, to)) return []
      return [{ group, heading, from, to, isExact: isExact(from, to) }]
    }),
  )

/** Programs write a question mark for a unit that nobody has stated. */
const isStated = (unit: string): boolean => !['', '?'].includes(unit.trim())

function decideLeftOut(
  { code, line }: AgsBlock,
  conflicts: readonly UnitConflict<unknown>[],
  dictionary: Dictionary,
): LeftOut {
  const keys = dictionary.group(code)?.keys ?? []
  const [converted, other] = [conflicts.filter(isConverted), conflicts.filter((one) => !isConverted(one))]
  const headings = other.map(({ heading }) => heading)
  const hasKey = headings.length > 0 && keys.length === 0
  const conversions = converted.map(({ heading, unit: from, target: to }): UnitConversion => ({
    heading,
    from,
    to,
  }))
  const isLeftOut = hasKey || headings.some((heading) => keys.includes(heading))
  return { line, headings: isLeftOut ? null : headings, conversions, keys }
}

const isConverted = ({ unit, target }: UnitConflict<unknown>): boolean => isExact(unit, target)

function reportConflict<File extends FileWithUnits>(
  found: { file: File; block: CountedBlock; left: LeftOut; conflict: UnitConflict<File> },
  report: Report,
): void {
  const { file, block, left, conflict } = found
  const { heading, unit, other, target } = conflict
  const count = block.rows === 1 ? 'the 1 row' : `the ${block.rows} rows`
  const lost = left.headings === null ? `${count} of this block` : `its values in ${count} of this block`
  const elsewhere = other === null ? 'not stated elsewhere' : `${other.unit} ${placeOf(other, file)}`
  const place = `The unit is ${unit} here and ${elsewhere}`
  const { code: group, line } = block
  const about = { file: file.source.path, line, group, heading }
  if (isConverted(conflict) && left.headings !== null) {
    const message = `${place}; converted to ${target} without rounding: the values in ${count} of this block`
    report({ ...about, rule: 'unit-converted', severity: 'warning', message })
    return
  }
  const message = `${place}; left out: ${lost}. Deliver them in ${target}.`
  report({ ...about, rule: 'contradicting-unit', severity: 'error', message })
}

/** Says in which unit values without one are read, where the project has other values. */
function reportBlank(
  { source }: FileWithUnits,
  { code: group, headings, units, line }: CountedBlock,
  decided: ReadonlyMap<string, string>,
  report: Report,
): void {
  for (const [column, heading] of headings.entries()) {
    const unit = decided.get(`${group} ${heading}`)
    if (unit === undefined || isStated(units[column] ?? '')) continue
    const message = `No unit is stated here, and others elsewhere; read in ${unit}. State the unit.`
    report({ rule: 'unit-assumed', severity: 'warning', file: source.path, line, group, heading, message })
  }
}

function placeOf<File extends FileWithUnits>({ block }: StatedUnit<File>, file: File): string {
  if (block === null) return 'in an earlier import of the project'
  return `at line ${block.line}${block.file === file ? '' : ` of ${block.file.source.path}`}`
}
