import type { Diagnostic } from '../ags.ts'
import type { DecidedUnit } from './decide-unit.ts'
import type { UnitConversion } from './convert-value.ts'
import type { LeftOut } from './stored-rows.ts'
import { isSameUnit } from './same-unit.ts'
import {
  isStated,
  type CountedBlock,
  type FileWithUnits,
  type StatedUnit,
  type UnitsOfLevel,
} from './stated-units.ts'

export type Report = (diagnostic: Diagnostic & { readonly file: string }) => void

/** A heading of a block whose values are converted or left out. */
export interface UnitConflict<File> {
  readonly heading: string
  readonly unit: string
  /** Number of values. */
  readonly values: number
  readonly decided: DecidedUnit<File>
  /** Null: they are left out. */
  readonly path: Omit<UnitConversion, 'heading'> | null
  /** They are left out for a newer delivery. */
  readonly isOlder: boolean
}

export function reportConflict<File extends FileWithUnits>(
  found: {
    readonly file: File
    readonly block: CountedBlock
    readonly left: LeftOut
    readonly conflict: UnitConflict<File>
    readonly levels: ReadonlyMap<string, readonly UnitsOfLevel<File>[]>
  },
  report: Report,
): void {
  const { file, block, left, conflict, levels } = found
  const { heading, unit, decided, path, isOlder, values } = conflict
  if (values === 0 && left.headings !== null) return
  const count = block.rows === 1 ? 'the 1 row' : `the ${block.rows} rows`
  const { code: group, line } = block
  const about = { file: file.source.path, line, group, heading }
  const all = levels.get(`${group} ${heading}`)?.flatMap(({ units }) => units) ?? []
  const other = all.find((one) => !isSameUnit(one.unit, unit))
  const linked = decided.linked.find((one) => one.group !== group && !isSameUnit(one.unit, unit))
  const linkText = linked && `${linked.unit} in ${linked.group}, whose rows are linked by this key`
  const elsewhere =
    other === undefined ? (linkText ?? 'not stated elsewhere') : `${other.unit} ${placeOf(other, file)}`
  const place = `The unit is ${unit} here and ${elsewhere}`
  if (path !== null && left.headings !== null) {
    const message =
      `${place}; converted to ${decided.unit} without rounding: ` + `the values in ${count} of this block`
    const advice = `State the heading in ${decided.unit} in every group and delivery`
    report({ ...about, rule: 'unit-converted', severity: 'warning', message, advice })
    return
  }
  const valuesText =
    values === block.rows ? 'its values' : values === 1 ? 'its 1 value' : `its ${values} values`
  const lost = left.headings === null ? `${count} of this block` : `${valuesText} in ${count} of this block`
  const message = isOlder
    ? `${newerText(conflict, file)}. Left out: ${lost}. The newer values stay`
    : `${place}; left out: ${lost}`
  const advice = isOlder
    ? `Where these are right and not the newer ones, state them in ${decided.unit} in a new issue`
    : `Deliver them in ${decided.unit}`
  report({ ...about, rule: 'contradicting-unit', severity: 'error', message, advice })
}

/** What is newer than the values of a block, and states a unit that they cannot be converted into. */
function newerText<File extends FileWithUnits>(
  { unit, decided: { newest, cut, path } }: UnitConflict<File>,
  file: File,
): string {
  const own = isStated(unit) ? unit : 'not stated'
  const canBeRead = !isStated(unit) || path(unit) !== null
  const stated = canBeRead ? (cut?.stated ?? newest) : newest
  return (
    `The unit is ${own} here and ${stated.unit} ${nameOf(stated, file)}, which is newer, ` +
    'and there is no exact conversion'
  )
}

const nameOf = <File extends FileWithUnits>(stated: StatedUnit<File>, file: File): string =>
  stated.name === null ? placeOf(stated, file) : `in ${stated.name}`

/** Says in which unit values without one are read, where the project has other values. */
export function reportBlank(
  { source }: FileWithUnits,
  { code: group, headings, units, values, line }: CountedBlock,
  decided: ReadonlyMap<string, { readonly unit: string }>,
  report: Report,
): void {
  for (const [column, heading] of headings.entries()) {
    const unit = decided.get(`${group} ${heading}`)?.unit
    if (unit === undefined || values[column] === 0 || isStated(units[column] ?? '')) continue
    const message = `No unit is stated here, and others elsewhere; read in ${unit}`
    const about = { severity: 'warning', file: source.path, line, group, heading } as const
    report({ ...about, rule: 'unit-assumed', message, advice: 'State the unit' })
  }
}

function placeOf<File extends FileWithUnits>({ block }: StatedUnit<File>, file: File): string {
  if (block === null) return 'in an earlier import of the project'
  return `at line ${block.line}${block.file === file ? '' : ` of ${block.file.source.path}`}`
}
