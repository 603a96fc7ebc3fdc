import type { TableRow } from '@groundsheet/contract'
import { memoizeByObject } from '../../data/service/memoize-by-object.ts'

export interface ColumnFacts {
  readonly heading: string
  /** No row has a value. */
  readonly empty: boolean
  /** Every row has the same value, and there are several rows. */
  readonly constant: boolean
  /** Every value is a number: aligned at the decimal point. */
  readonly numeric: boolean
  /** Maximum number of decimals of its numbers. */
  readonly decimals: number
  /** Length of the longest value in characters. */
  readonly maxLength: number
  /** Distinct values; empty if there are too many to be codes. */
  readonly values: readonly string[]
}

/** A column with more distinct values is not a list of codes. */
const MAX_DISTINCT_CODES = 60

/** A number as AGS files write it: sign, digits, decimal point, exponent. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

export const isNumeric = (value: string): boolean => NUMBER.test(value.trim())

/** Number of decimals. */
export function decimalsOf(value: string): number {
  const point = value.indexOf('.')
  return point < 0 ? 0 : value.trimEnd().length - point - 1
}

/** What the values of each heading have in common: headings of `order` first, then in order of appearance. */
export function describeColumns(rows: readonly TableRow[], order: readonly string[] = []): ColumnFacts[] {
  const facts = factsOf(rows)
  return [...new Set([...order, ...facts.keys()])].flatMap((heading) => facts.get(heading) ?? [])
}

/** Reads every value, so the result is cached by rows. */
const factsOf = memoizeByObject((rows: readonly TableRow[]): ReadonlyMap<string, ColumnFacts> => {
  const tallies = new Map<string, Tally>()
  for (const { data } of rows) {
    for (const heading in data) {
      let tally = tallies.get(heading)
      if (!tally) tallies.set(heading, (tally = startTally(data[heading] ?? '')))
      addValue(tally, data[heading] ?? '')
    }
  }
  return new Map([...tallies].map(([heading, tally]) => [heading, toFacts(heading, tally, rows.length)]))
})

interface Tally {
  readonly first: string
  rows: number
  same: boolean
  statedCount: number
  numeric: boolean
  decimals: number
  maxLength: number
  values: Set<string> | null
}

const startTally = (first: string): Tally => ({
  first,
  rows: 0,
  same: true,
  statedCount: 0,
  numeric: true,
  decimals: 0,
  maxLength: 0,
  values: new Set(),
})

function addValue(tally: Tally, value: string) {
  tally.rows += 1
  if (value !== tally.first) tally.same = false
  if (value.trim() === '') return
  tally.statedCount += 1
  if (value.length > tally.maxLength) tally.maxLength = value.length
  if (tally.values && tally.values.add(value).size > MAX_DISTINCT_CODES) tally.values = null
  if (!tally.numeric) return
  if (isNumeric(value)) tally.decimals = Math.max(tally.decimals, decimalsOf(value))
  else tally.numeric = false
}

const toFacts = (heading: string, tally: Tally, rows: number): ColumnFacts => ({
  heading,
  empty: tally.statedCount === 0,
  constant: tally.same && tally.rows === rows && rows > 1,
  numeric: tally.statedCount > 0 && tally.numeric,
  decimals: tally.numeric ? tally.decimals : 0,
  maxLength: tally.maxLength,
  values: [...(tally.values ?? [])],
})
