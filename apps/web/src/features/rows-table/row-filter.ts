import type { TableRow } from '@groundsheet/contract'
import { readDate } from '@groundsheet/readings'
import type { Glossary } from '../../data/tables/glossary.ts'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { formatCell } from '../../ui/dates.ts'
import { isNumeric } from './column-facts.ts'

/** `stiff "very silty" ISPT_NVAL>=50 GEOL_LEG=201`: all words and conditions must match. */
export interface RowFilter {
  /** Lower case; searched in the values of the row, the name of its hole and the meanings of its codes. */
  readonly words: readonly string[]
  readonly conditions: readonly Condition[]
  /**
   * Parts that begin like a condition and are none, such as `ISPT_NVAL>>50` or `GEOL_LEG=`. No row matches
   * them.
   */
  readonly malformed: readonly string[]
}

interface Condition {
  readonly heading: string
  /** `unit` of the heading is the format of its dates. */
  readonly holds: (value: string, unit: string) => boolean
}

const FILTER_PART =
  /(?<![^\s"])([A-Za-z][A-Za-z0-9]*_\w+)(<=|>=|!=|=|<|>)(?![<>=!])("[^"]*"?|\S+)|"([^"]*)"?|[^\s"]\S*/g

/** A heading directly before a sign of comparison, where the part is not a whole condition. */
const BEGINS_LIKE_CONDITION = /^[A-Za-z][A-Za-z0-9]*_\w+[<>=!]/
/** A condition with spaces has its heading and its sign in two parts. */
const HEADING = /^[A-Za-z][A-Za-z0-9]*_\w+$/
const BEGINS_WITH_SIGN = /^(?:[<>=]|!=)/

export function parseRowFilter(text: string): RowFilter {
  const parts = [...text.matchAll(FILTER_PART)].map(([whole, heading, sign, value = '', phrase]) => ({
    heading: heading?.toUpperCase(),
    test: COMPARISONS[sign ?? ''],
    value: value.replaceAll('"', ''),
    whole,
    word: (phrase ?? whole).toLowerCase(),
  }))
  const texts = parts.filter(({ heading }) => heading === undefined)
  return {
    words: texts.filter(({ whole, word }) => word !== '' && !isMalformed(whole)).map(({ word }) => word),
    malformed: texts.flatMap(({ whole }, index) => {
      const before = texts[index - 1]?.whole ?? ''
      if (HEADING.test(before) && BEGINS_WITH_SIGN.test(whole)) return [`${before} ${whole}`]
      return isMalformed(whole) ? [whole] : []
    }),
    conditions: parts.flatMap(({ heading, test, value }) =>
      heading !== undefined && test
        ? [
            {
              heading,
              holds: (stated: string, unit: string) => test(compare(stated.trim(), value, unit), stated),
            },
          ]
        : [],
    ),
  }
}

const isMalformed = (part: string) => BEGINS_LIKE_CONDITION.test(part)

/** Headings in the conditions of a filter that no row has. */
export const unknownHeadings = (rows: readonly Pick<TableRow, 'data'>[], text: string): string[] =>
  parseRowFilter(text)
    .conditions.map(({ heading }) => heading)
    .filter((heading) => !rows.some(({ data }) => heading in data))

/** A blank value is neither less than, equal to, nor greater than another. */
const COMPARISONS: Readonly<Record<string, (order: number, stated: string) => boolean>> = {
  '=': (order, stated) => stated.trim() !== '' && order === 0,
  '!=': (order) => order !== 0,
  '<': (order, stated) => stated.trim() !== '' && order < 0,
  '<=': (order, stated) => stated.trim() !== '' && order <= 0,
  '>': (order, stated) => stated.trim() !== '' && order > 0,
  '>=': (order, stated) => stated.trim() !== '' && order >= 0,
}

/** As numbers if both are, as dates if both are, else in natural order ignoring case. */
function compare(a: string, b: string, unit: string): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b)
  const [first, second] = [readDate(a, { unit }), readDate(b, { unit })]
  if (first !== null && second !== null) return first - second
  return compareNaturally(a.toLowerCase(), b.toLowerCase())
}

type CodeNames = Pick<Glossary, 'meaning' | 'heading'>

/** Tests rows against a filter. Caches the text of each row, so that typing stays fast in long tables. */
export function createRowMatcher(codeNames: CodeNames) {
  const texts = new WeakMap<TableRow, string>()
  function textOf(row: TableRow): string {
    let text = texts.get(row)
    if (text === undefined) texts.set(row, (text = searchable(row, codeNames)))
    return text
  }
  return ({ words, conditions, malformed }: RowFilter, row: TableRow): boolean =>
    malformed.length === 0 &&
    conditions.every(({ heading, holds }) =>
      holds(row.data[heading] ?? '', codeNames.heading(row.table, heading)?.unit ?? ''),
    ) &&
    (words.length === 0 || words.every((word) => textOf(row).includes(word)))
}

/** Text of a row to search in; includes dates as delivered and as displayed. */
const searchable = ({ table, locationId, data }: TableRow, { meaning, heading }: CodeNames): string =>
  [
    locationId,
    ...Object.entries(data).flatMap(([code, value]) => {
      const shown = formatCell(value, heading(table, code)?.unit ?? '')
      return [value, meaning(code, value) ?? '', shown === value ? '' : shown]
    }),
  ]
    .join('\n')
    .toLowerCase()
