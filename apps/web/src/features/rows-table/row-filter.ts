import type { TableRow } from '@groundsheet/contract'
import { compareNaturally } from '../../data/natural-order.ts'
import { isNumeric } from './columns.ts'

/** `stiff "very silty" ISPT_NVAL>=50 GEOL_LEG=201`: every word and every condition must hold. */
export interface RowFilter {
  /** Lower case; looked for anywhere in the row, in its hole's name and in the meanings of its codes. */
  readonly words: readonly string[]
  readonly conditions: readonly Condition[]
}

interface Condition {
  readonly heading: string
  readonly holds: (value: string) => boolean
}

const PART = /\b([A-Za-z][A-Za-z0-9]*_\w+)(<=|>=|!=|=|<|>)("[^"]*"?|\S+)|"([^"]*)"?|\S+/g

export function parseRowFilter(text: string): RowFilter {
  const parts = [...text.matchAll(PART)].map(([whole, heading, sign, value = '', phrase]) => ({
    heading: heading?.toUpperCase(),
    test: TESTS[sign ?? ''],
    value: value.replaceAll('"', ''),
    word: (phrase ?? whole).toLowerCase(),
  }))
  return {
    words: parts.filter(({ heading, word }) => heading === undefined && word !== '').map(({ word }) => word),
    conditions: parts.flatMap(({ heading, test, value }) =>
      heading !== undefined && test
        ? [{ heading, holds: (stated: string) => test(stated.trim(), value) }]
        : [],
    ),
  }
}

/** A blank value is neither more nor less than another, nor equal to it. */
const TESTS: Readonly<Record<string, (stated: string, asked: string) => boolean>> = {
  '=': (stated, asked) => stated !== '' && compare(stated, asked) === 0,
  '!=': (stated, asked) => compare(stated, asked) !== 0,
  '<': (stated, asked) => stated !== '' && compare(stated, asked) < 0,
  '<=': (stated, asked) => stated !== '' && compare(stated, asked) <= 0,
  '>': (stated, asked) => stated !== '' && compare(stated, asked) > 0,
  '>=': (stated, asked) => stated !== '' && compare(stated, asked) >= 0,
}

/** By number where both are numbers, else naturally and without regard to case. */
const compare = (a: string, b: string): number =>
  isNumeric(a) && isNumeric(b) ? Number(a) - Number(b) : compareNaturally(a.toLowerCase(), b.toLowerCase())

type Meaning = (heading: string, value: string) => string | null

/** A test of rows that remembers the text of each, so that typing in a long table stays smooth. */
export function createRowMatcher(meaning: Meaning) {
  const texts = new WeakMap<TableRow, string>()
  function textOf(row: TableRow): string {
    let text = texts.get(row)
    if (text === undefined) texts.set(row, (text = searchable(row, meaning)))
    return text
  }
  return ({ words, conditions }: RowFilter, row: TableRow): boolean =>
    conditions.every(({ heading, holds }) => holds(row.data[heading] ?? '')) &&
    (words.length === 0 || words.every((word) => textOf(row).includes(word)))
}

const searchable = ({ locationId, data }: TableRow, meaning: Meaning): string =>
  [locationId, ...Object.entries(data).flatMap(([heading, value]) => [value, meaning(heading, value) ?? ''])]
    .join('\n')
    .toLowerCase()
