import type { AgsHandler } from '../ags.ts'

/** Values or rows of a block that are not stored. Plain data. */
export interface LeftOut {
  /** Line of the group line of the block. */
  readonly line: number
  /** Headings whose values are left out; null: the rows are left out. */
  readonly headings: readonly string[] | null
}

type LeftOutByLine = ReadonlyMap<number, LeftOut>

export const byLine = (leftOut: readonly LeftOut[]): LeftOutByLine =>
  new Map(leftOut.map((left) => [left.line, left]))

/** The rows of a block as stored: without the values of some headings, or null if no row is stored. */
export function rowsToStore(
  leftOut: LeftOut | undefined,
  headings: readonly string[],
): ((values: readonly string[]) => readonly string[]) | null {
  if (leftOut === undefined) return (values) => values
  if (leftOut.headings === null) return null
  const columns = new Set(leftOut.headings.map((heading) => headings.indexOf(heading)))
  return (values) => values.map((value, column) => (columns.has(column) ? '' : value))
}

/** Calls a handler with the rows of a file as an import stores them. */
export function storedRowsOnly(handler: AgsHandler, leftOut: LeftOutByLine): AgsHandler {
  let toStore: ReturnType<typeof rowsToStore> = null
  return {
    block(block) {
      toStore = rowsToStore(leftOut.get(block.line), block.headings)
      handler.block(block)
    },
    row(values, line) {
      if (toStore !== null) handler.row(toStore(values), line)
    },
    diagnostic: () => undefined,
  }
}
