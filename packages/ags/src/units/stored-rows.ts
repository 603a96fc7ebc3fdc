import type { AgsHandler } from '../ags.ts'
import { converterOf, withOwnUnit, type UnitConversion } from './convert-value.ts'

/** Values or rows of a block that are not stored as they are. Plain data. */
export interface LeftOut {
  /** Line of the group line of the block. */
  readonly line: number
  /** Headings whose values are left out; null: the rows are left out. */
  readonly headings: readonly string[] | null
  /** Headings whose values are stored in another unit. */
  readonly conversions: readonly UnitConversion[]
}

type LeftOutByLine = ReadonlyMap<number, LeftOut>

export const byLine = (leftOut: readonly LeftOut[]): LeftOutByLine =>
  new Map(leftOut.map((left) => [left.line, left]))

/** A row as it is stored. */
type RowToStore = (values: readonly string[]) => readonly string[]

/**
 * The rows of a block as stored: without the values of some headings, and with those of others in another
 * unit. Null if no row is stored. `onKept` is called with each value that cannot be converted, which is
 * stored with its unit.
 */
export function rowsToStore(
  leftOut: LeftOut | undefined,
  headings: readonly string[],
  onKept: (conversion: UnitConversion, value: string) => void = () => undefined,
): RowToStore | null {
  if (leftOut === undefined) return (values) => values
  if (leftOut.headings === null) return null
  const blank = new Set(leftOut.headings.map((heading) => headings.indexOf(heading)))
  const converted = leftOut.conversions.map((conversion) => ({
    conversion,
    column: headings.indexOf(conversion.heading),
    convert: converterOf(conversion) ?? (() => null),
  }))
  return (values) => {
    const row = values.map((value, column) => (blank.has(column) ? '' : value))
    for (const { conversion, column, convert } of converted) {
      const value = row[column] ?? ''
      const now = convert(value)
      row[column] = now ?? withOwnUnit(value, conversion.from)
      if (now === null) onKept(conversion, row[column])
    }
    return row
  }
}

/** The columns of a block that are stored: a value that is left out is not stated, rather than empty. */
export function columnsToStore(
  leftOut: LeftOut | undefined,
  headings: readonly string[],
): { readonly headings: readonly string[]; readonly of: (row: readonly string[]) => readonly string[] } {
  const blank = leftOut?.headings ?? []
  if (blank.length === 0) return { headings, of: (row) => row }
  const kept = [...headings.keys()].filter((column) => !blank.includes(headings[column] ?? ''))
  const of = (row: readonly string[]) => kept.map((column) => row[column] ?? '')
  return { headings: of(headings), of }
}

/** Calls a handler with the rows of a file as an import stores them. */
export function storedRowsOnly(handler: AgsHandler, leftOut: LeftOutByLine): AgsHandler {
  let toStore: ReturnType<typeof rowsToStore> = null
  return {
    block(block) {
      const left = leftOut.get(block.line)
      toStore = rowsToStore(left, block.headings)
      const units = new Map(left?.conversions.map(({ heading, to }) => [heading, to]))
      const unitOf = (unit: string, column: number) => units.get(block.headings[column] ?? '') ?? unit
      handler.block(units.size === 0 ? block : { ...block, units: block.units.map(unitOf) })
    },
    row(values, line) {
      if (toStore !== null) handler.row(toStore(values), line)
    },
    diagnostic: () => undefined,
  }
}
