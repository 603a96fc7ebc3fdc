import type { AgsBlock, Dictionary } from '@groundsheet/ags'
import type { StoredTable } from '../../store/stored-table.ts'
import type { ScannedBlock, ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { FilesOfAge } from '../deliveries/group-by-age.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { LeftOut } from '../rows/left-out.ts'
import { isSameUnit } from './same-unit.ts'

/** A block of an import. `isOlder`: the project has a newer delivery, whose units and types count. */
export interface DeliveredBlock extends AgsBlock {
  readonly isOlder: boolean
}

export interface ResolvedUnits {
  /** Blocks of all files in order; a unit that contradicts the one that counts is blank. */
  readonly blocks: readonly DeliveredBlock[]
  readonly leftOut: ReadonlyMap<ScannedFile, readonly LeftOut[]>
}

interface StatedUnit {
  readonly unit: string
  /** The block that states it; null: a newer delivery that was imported before. */
  readonly block: { readonly file: ScannedFile; readonly line: number } | null
}

interface UnitSources {
  /** Files by age, oldest first. */
  readonly ages: readonly Pick<FilesOfAge, 'files'>[]
  /** Files of which the project has a newer delivery. */
  readonly olderFiles: ReadonlySet<ScannedFile>
  /** Tables of the deliveries that are kept. */
  readonly tables: readonly StoredTable[]
}

interface UnitConflict {
  readonly heading: string
  readonly first: StatedUnit
  readonly unit: string
}

/**
 * The unit of each heading in the newest delivery counts, of deliveries of one age that of the first. Values in another unit
 * are left out, with an error; if a key heading has another unit, its rows are left out, since they cannot be identified.
 */
export function resolveUnits(
  sources: UnitSources,
  dictionary: Dictionary,
  diagnostics: DiagnosticList,
): ResolvedUnits {
  const stated = collectUnits(sources)
  const files = sources.ages.flatMap((age) => age.files)
  const leftOut = new Map<ScannedFile, LeftOut[]>()
  const blocks = files.flatMap((file) =>
    file.blocks.map((block): DeliveredBlock => {
      const isOlder = sources.olderFiles.has(file)
      const conflicts = findConflicts(block, stated)
      if (conflicts.length === 0) return { ...block, isOlder }
      if (block.rows > 0) {
        const left = decideLeftOut(block, conflicts, dictionary)
        const ofFile = leftOut.get(file) ?? []
        leftOut.set(file, ofFile)
        ofFile.push(left)
        for (const conflict of conflicts) reportConflict({ file, block, left, conflict }, diagnostics)
      }
      const blank = new Set(conflicts.map(({ heading }) => heading))
      const units = block.units.map((unit, column) => (blank.has(block.headings[column] ?? '') ? '' : unit))
      return { ...block, units, isOlder }
    }),
  )
  return { blocks, leftOut }
}

/** The unit of each heading that counts. Stored ones count for older files only: newer ones come before them. */
function collectUnits({ ages, olderFiles, tables }: UnitSources): ReadonlyMap<string, StatedUnit> {
  const newestFirst = ages.toReversed().flatMap(({ files }) => files)
  const isOlder = (file: ScannedFile) => olderFiles.has(file)
  const all = [
    ...unitsOf(newestFirst.filter((file) => !isOlder(file))),
    ...(olderFiles.size === 0 ? [] : storedUnits(tables)),
    ...unitsOf(newestFirst.filter(isOlder)),
  ]
  const stated = new Map<string, StatedUnit>()
  for (const [name, unit] of all) if (!stated.has(name)) stated.set(name, unit)
  return stated
}

type NamedUnit = readonly [name: string, unit: StatedUnit]

const storedUnits = (tables: readonly StoredTable[]): NamedUnit[] =>
  tables.flatMap(({ group, headings }) =>
    headings.flatMap(({ heading, unit }): NamedUnit[] =>
      unit === '' ? [] : [[`${group} ${heading}`, { unit, block: null }]],
    ),
  )

/** Blocks without rows have no values in a unit, so they are last. */
function unitsOf(files: readonly ScannedFile[]): NamedUnit[] {
  const all = files.flatMap((file) => file.blocks.map((block) => ({ file, block })))
  const inOrder = [
    ...all.filter(({ block }) => block.rows > 0),
    ...all.filter(({ block }) => block.rows === 0),
  ]
  return inOrder.flatMap(({ file, block: { code, headings, units, line } }) =>
    headings.flatMap((heading, column): NamedUnit[] => {
      const unit = units[column] ?? ''
      return unit === '' ? [] : [[`${code} ${heading}`, { unit, block: { file, line } }]]
    }),
  )
}

function findConflicts(block: AgsBlock, stated: ReadonlyMap<string, StatedUnit>): UnitConflict[] {
  return block.headings.flatMap((heading, column) => {
    const unit = block.units[column] ?? ''
    const first = stated.get(`${block.code} ${heading}`)
    return unit === '' || first === undefined || isSameUnit(first.unit, unit)
      ? []
      : [{ heading, first, unit }]
  })
}

function decideLeftOut(
  { code, line }: AgsBlock,
  conflicts: readonly UnitConflict[],
  dictionary: Dictionary,
): LeftOut {
  const keys = dictionary.group(code)?.keys ?? []
  const headings = conflicts.map(({ heading }) => heading)
  const hasKey = keys.length === 0 || headings.some((heading) => keys.includes(heading))
  return { line, headings: hasKey ? null : headings }
}

function reportConflict(
  found: { file: ScannedFile; block: ScannedBlock; left: LeftOut; conflict: UnitConflict },
  diagnostics: DiagnosticList,
): void {
  const { file, block, left, conflict } = found
  const { heading, first, unit } = conflict
  const count = block.rows === 1 ? 'the 1 row' : `the ${block.rows} rows`
  const lost = left.headings === null ? `${count} of this block` : `its values in ${count} of this block`
  const message = `The unit is ${unit} here and ${first.unit} ${placeOf(first, file)}; left out: ${lost}. Deliver them in one unit.`
  const { code: group, line } = block
  diagnostics.add({
    file: file.source.path,
    rule: 'contradicting-unit',
    severity: 'error',
    line,
    group,
    heading,
    message,
  })
}

function placeOf({ block }: StatedUnit, file: ScannedFile): string {
  if (block === null) return 'in a newer delivery of the project'
  return `at line ${block.line}${block.file === file ? '' : ` of ${block.file.source.path}`}`
}
