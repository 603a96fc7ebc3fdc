import type { TableRow } from '@groundsheet/contract'

export interface ColumnFacts {
  readonly heading: string
  /** No row has a value. */
  readonly empty: boolean
  /** Every value is a number, so it is set to the right. */
  readonly numeric: boolean
  /** Characters the column is wide at least; longer text wraps. */
  readonly width: number
  /** Holds text so long that it takes what room there is. */
  readonly wide: boolean
}

const NARROWEST = 5
const WIDEST = 26

/** A number as AGS files write them: sign, digits, one point, perhaps an exponent. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/

/** What the values of each heading have in common, in the order the headings come; `without` are left out. */
export function describeColumns(rows: readonly TableRow[], without: readonly string[] = []): ColumnFacts[] {
  const values = new Map<string, string[]>()
  for (const { data } of rows) {
    for (const [heading, value] of Object.entries(data)) {
      const column = values.get(heading)
      if (column) column.push(value)
      else values.set(heading, [value])
    }
  }
  for (const heading of without) values.delete(heading)
  return [...values].map(([heading, column]) => describeColumn(heading, column))
}

function describeColumn(heading: string, values: readonly string[]): ColumnFacts {
  const stated = values.filter((value) => value.trim() !== '')
  // Headings are set smaller than values.
  const longest = stated.reduce((most, value) => Math.max(most, value.length), heading.length * 0.9)
  return {
    heading,
    empty: stated.length === 0,
    numeric: stated.length > 0 && stated.every(isNumeric),
    width: Math.max(NARROWEST, Math.min(WIDEST, longest + 1)),
    wide: longest > WIDEST,
  }
}

export const isNumeric = (value: string): boolean => NUMBER.test(value.trim())
