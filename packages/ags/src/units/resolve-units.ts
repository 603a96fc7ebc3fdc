import type { AgsBlock, Diagnostic } from '../ags.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { LeftOut } from './left-out.ts'
import { isSameUnit } from './same-unit.ts'

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
  readonly headings: readonly { readonly heading: string; readonly unit: string }[]
}

type Report = (diagnostic: Diagnostic & { readonly file: string }) => void

/** A block of an import. `isOlder`: the project has a newer delivery, whose units and types count. */
export interface DeliveredBlock extends AgsBlock {
  readonly isOlder: boolean
}

export interface ResolvedUnits<File> {
  /** Blocks of all files in order; a unit that contradicts the one that counts is blank. */
  readonly blocks: readonly DeliveredBlock[]
  readonly leftOut: ReadonlyMap<File, readonly LeftOut[]>
}

interface StatedUnit<File> {
  readonly unit: string
  /** The block that states it; null: a newer delivery that was imported before. */
  readonly block: { readonly file: File; readonly line: number } | null
}

interface UnitSources<File> {
  /** Files by age, oldest first. */
  readonly ages: readonly { readonly files: readonly File[] }[]
  /** Files of which the project has a newer delivery. */
  readonly olderFiles: ReadonlySet<File>
  /** Tables of the deliveries that are kept. */
  readonly tables: readonly KeptTable[]
}

interface UnitConflict<File> {
  readonly heading: string
  readonly first: StatedUnit<File>
  readonly unit: string
}

/**
 * The unit of each heading in the newest delivery counts, of deliveries of one age that of the first. Values
 * in another unit are left out, with an error; if a key heading has another unit, its rows are left out,
 * since they cannot be identified.
 */
export function resolveUnits<File extends FileWithUnits>(
  sources: UnitSources<File>,
  dictionary: Dictionary,
  report: Report,
): ResolvedUnits<File> {
  const stated = collectUnits(sources)
  const files = sources.ages.flatMap((age) => age.files)
  const leftOut = new Map<File, LeftOut[]>()
  const blocks = files.flatMap((file) =>
    file.blocks.map((block): DeliveredBlock => {
      const isOlder = sources.olderFiles.has(file)
      const conflicts = findConflicts(block, stated)
      const unstated = findUnstated(block, stated)
      if (conflicts.length === 0 && unstated.length === 0) return { ...block, isOlder }
      if (block.rows > 0 && conflicts.length > 0) {
        const left = decideLeftOut(block, conflicts, dictionary)
        const ofFile = leftOut.get(file) ?? []
        leftOut.set(file, ofFile)
        ofFile.push(left)
        for (const conflict of conflicts) reportConflict({ file, block, left, conflict }, report)
      }
      const blank = new Set([...conflicts.map(({ heading }) => heading), ...unstated])
      const units = block.units.map((unit, column) => (blank.has(block.headings[column] ?? '') ? '' : unit))
      return { ...block, units, isOlder }
    }),
  )
  return { blocks, leftOut }
}

/**
 * The unit of each heading that counts. Stored ones count for older files only: newer ones come before them.
 */
function collectUnits<File extends FileWithUnits>({
  ages,
  olderFiles,
  tables,
}: UnitSources<File>): ReadonlyMap<string, StatedUnit<File>> {
  const newestFirst = ages.toReversed().flatMap(({ files }) => files)
  const isOlder = (file: File) => olderFiles.has(file)
  const all = [
    ...unitsOf(newestFirst.filter((file) => !isOlder(file))),
    ...(olderFiles.size === 0 ? [] : storedUnits(tables)),
    ...unitsOf(newestFirst.filter(isOlder)),
  ]
  const stated = new Map<string, StatedUnit<File>>()
  for (const [name, unit] of all) if (!stated.has(name)) stated.set(name, unit)
  return stated
}

type NamedUnit<File> = readonly [name: string, unit: StatedUnit<File>]

const storedUnits = (tables: readonly KeptTable[]): NamedUnit<never>[] =>
  tables.flatMap(({ group, headings }) =>
    headings.flatMap(({ heading, unit }): NamedUnit<never>[] =>
      !isStated(unit) ? [] : [[`${group} ${heading}`, { unit, block: null }]],
    ),
  )

/** Blocks without rows have no values in a unit, so they are last. */
function unitsOf<File extends FileWithUnits>(files: readonly File[]): NamedUnit<File>[] {
  const all = files.flatMap((file) => file.blocks.map((block) => ({ file, block })))
  const inOrder = [
    ...all.filter(({ block }) => block.rows > 0),
    ...all.filter(({ block }) => block.rows === 0),
  ]
  return inOrder.flatMap(({ file, block: { code, headings, units, line } }) =>
    headings.flatMap((heading, column): NamedUnit<File>[] => {
      const unit = units[column] ?? ''
      return !isStated(unit) ? [] : [[`${code} ${heading}`, { unit, block: { file, line } }]]
    }),
  )
}

function findConflicts<File>(
  block: AgsBlock,
  stated: ReadonlyMap<string, StatedUnit<File>>,
): UnitConflict<File>[] {
  return block.headings.flatMap((heading, column) => {
    const unit = block.units[column] ?? ''
    const first = stated.get(`${block.code} ${heading}`)
    return !isStated(unit) || first === undefined || isSameUnit(first.unit, unit)
      ? []
      : [{ heading, first, unit }]
  })
}

/** Headings whose unit is `?` here and stated elsewhere. */
const findUnstated = (
  { code, headings, units }: AgsBlock,
  stated: ReadonlyMap<string, unknown>,
): readonly string[] =>
  headings.filter((heading, column) => {
    const unit = units[column] ?? ''
    return unit !== '' && !isStated(unit) && stated.has(`${code} ${heading}`)
  })

/** Programs write a question mark for a unit that nobody has stated. */
const isStated = (unit: string): boolean => !['', '?'].includes(unit.trim())

function decideLeftOut(
  { code, line }: AgsBlock,
  conflicts: readonly UnitConflict<unknown>[],
  dictionary: Dictionary,
): LeftOut {
  const keys = dictionary.group(code)?.keys ?? []
  const headings = conflicts.map(({ heading }) => heading)
  const hasKey = keys.length === 0 || headings.some((heading) => keys.includes(heading))
  return { line, headings: hasKey ? null : headings }
}

function reportConflict<File extends FileWithUnits>(
  found: { file: File; block: CountedBlock; left: LeftOut; conflict: UnitConflict<File> },
  report: Report,
): void {
  const { file, block, left, conflict } = found
  const { heading, first, unit } = conflict
  const count = block.rows === 1 ? 'the 1 row' : `the ${block.rows} rows`
  const lost = left.headings === null ? `${count} of this block` : `its values in ${count} of this block`
  const message = `The unit is ${unit} here and ${first.unit} ${placeOf(first, file)}; left out: ${lost}. Deliver them in one unit.`
  const { code: group, line } = block
  report({
    file: file.source.path,
    rule: 'contradicting-unit',
    severity: 'error',
    line,
    group,
    heading,
    message,
  })
}

function placeOf<File extends FileWithUnits>({ block }: StatedUnit<File>, file: File): string {
  if (block === null) return 'in a newer delivery of the project'
  return `at line ${block.line}${block.file === file ? '' : ` of ${block.file.source.path}`}`
}
