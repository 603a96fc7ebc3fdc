import type { AgsBlock, Dictionary } from '@groundsheet/ags'
import type { ScannedBlock, ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { LeftOut } from '../rows/left-out.ts'
import { isSameUnit } from './same-unit.ts'

export interface SettledUnits {
  /** Blocks of all files in order; a unit that contradicts an earlier one is blank. */
  readonly blocks: readonly AgsBlock[]
  readonly leftOut: ReadonlyMap<ScannedFile, readonly LeftOut[]>
}

interface StatedUnit {
  readonly unit: string
  readonly file: ScannedFile
  readonly line: number
}

interface UnitConflict {
  readonly heading: string
  readonly first: StatedUnit
  readonly unit: string
}

/**
 * The first unit of each heading in a delivery counts. Values in another unit are left out, with an error; if
 * a key heading has another unit, its rows are left out, since they cannot be identified.
 */
export function resolveUnits(
  files: readonly ScannedFile[],
  dictionary: Dictionary,
  diagnostics: DiagnosticList,
): SettledUnits {
  const stated = collectUnits(files)
  const leftOut = new Map<ScannedFile, LeftOut[]>()
  const blocks = files.flatMap((file) =>
    file.blocks.map((block) => {
      const conflicts = findConflicts(block, stated)
      if (conflicts.length === 0) return block
      if (block.rows > 0) {
        const left = decideLeftOut(block, conflicts, dictionary)
        const ofFile = leftOut.get(file) ?? []
        leftOut.set(file, ofFile)
        ofFile.push(left)
        for (const conflict of conflicts) reportConflict({ file, block, left, conflict }, diagnostics)
      }
      const blank = new Set(conflicts.map(({ heading }) => heading))
      const units = block.units.map((unit, column) => (blank.has(block.headings[column] ?? '') ? '' : unit))
      return { ...block, units }
    }),
  )
  return { blocks, leftOut }
}

/** The first unit of each heading. Blocks without rows have no values in a unit, so they are last. */
function collectUnits(files: readonly ScannedFile[]): ReadonlyMap<string, StatedUnit> {
  const stated = new Map<string, StatedUnit>()
  const all = files.flatMap((file) => file.blocks.map((block) => ({ file, block })))
  const inOrder = [
    ...all.filter(({ block }) => block.rows > 0),
    ...all.filter(({ block }) => block.rows === 0),
  ]
  for (const { file, block } of inOrder) {
    for (const [column, heading] of block.headings.entries()) {
      const unit = block.units[column] ?? ''
      const name = `${block.code} ${heading}`
      if (unit !== '' && !stated.has(name)) stated.set(name, { unit, file, line: block.line })
    }
  }
  return stated
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
  const where = `line ${first.line}${first.file === file ? '' : ` of ${first.file.source.path}`}`
  const count = block.rows === 1 ? 'the 1 row' : `the ${block.rows} rows`
  const lost = left.headings === null ? `${count} of this block` : `its values in ${count} of this block`
  const message = `The unit is ${unit} here and ${first.unit} at ${where}; left out: ${lost}. Deliver them in one unit.`
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
