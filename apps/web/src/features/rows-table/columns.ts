import type { TableRow } from '@groundsheet/contract'
import { onceFor } from '../../data/service/once-for.ts'

export interface ColumnFacts {
  readonly heading: string
  /** No row has a value. */
  readonly empty: boolean
  /** Every row has the same value, and there are several rows. */
  readonly constant: boolean
  /** Every value is a number, so it is aligned by its point. */
  readonly numeric: boolean
  /** Most digits that any number has after its point. */
  readonly decimals: number
  /** Characters of the longest value. */
  readonly longest: number
  /** The different values there are; empty where they are too many to be codes. */
  readonly values: readonly string[]
}

/** More different values than this are not a list of codes. */
const MAX_CODES = 60

/** A number as AGS files write them: sign, digits, one point, perhaps an exponent. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

export const isNumeric = (value: string): boolean => NUMBER.test(value.trim())

/** Digits after the point. */
export function decimalsOf(value: string): number {
  const point = value.indexOf('.')
  return point < 0 ? 0 : value.trimEnd().length - point - 1
}

/** What the values of each heading have in common: headings of `order` first, then others as they come. */
export function describeColumns(rows: readonly TableRow[], order: readonly string[] = []): ColumnFacts[] {
  const facts = factsOf(rows)
  return [...new Set([...order, ...facts.keys()])].flatMap((heading) => facts.get(heading) ?? [])
}

/** Every value is looked at, so for a long table once. */
const factsOf = onceFor((rows: readonly TableRow[]): ReadonlyMap<string, ColumnFacts> => {
  const tallies = new Map<string, Tally>()
  for (const { data } of rows) {
    for (const heading in data) {
      let tally = tallies.get(heading)
      if (!tally) tallies.set(heading, (tally = startTally(data[heading] ?? '')))
      addValue(tally, data[heading] ?? '')
    }
  }
  return new Map([...tallies].map(([heading, tally]) => [heading, conclude(heading, tally, rows.length)]))
})

interface Tally {
  readonly first: string
  rows: number
  same: boolean
  stated: number
  numeric: boolean
  decimals: number
  longest: number
  values: Set<string> | null
}

const startTally = (first: string): Tally => ({
  first,
  rows: 0,
  same: true,
  stated: 0,
  numeric: true,
  decimals: 0,
  longest: 0,
  values: new Set(),
})

function addValue(tally: Tally, value: string) {
  tally.rows += 1
  if (value !== tally.first) tally.same = false
  if (value.trim() === '') return
  tally.stated += 1
  if (value.length > tally.longest) tally.longest = value.length
  if (tally.values && tally.values.add(value).size > MAX_CODES) tally.values = null
  if (!tally.numeric) return
  if (isNumeric(value)) tally.decimals = Math.max(tally.decimals, decimalsOf(value))
  else tally.numeric = false
}

const conclude = (heading: string, tally: Tally, rows: number): ColumnFacts => ({
  heading,
  empty: tally.stated === 0,
  constant: tally.same && tally.rows === rows && rows > 1,
  numeric: tally.stated > 0 && tally.numeric,
  decimals: tally.numeric ? tally.decimals : 0,
  longest: tally.longest,
  values: [...(tally.values ?? [])],
})
