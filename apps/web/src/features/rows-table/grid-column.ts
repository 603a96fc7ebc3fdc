import type { TableRow } from '@groundsheet/contract'
import { readDate } from '@groundsheet/readings'
import { displayName } from '../../data/text/display-name.ts'
import { codedName, nameAndCode } from '../../data/text/coded-name.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { memoizeByObject } from '../../data/service/memoize-by-object.ts'
import { formatCell, isDateUnit } from '../../ui/dates.ts'
import { strings } from '../../ui/strings/strings.ts'
import { describeColumns, type ColumnFacts } from './column-facts.ts'
import { describeParent, parentOrder } from './describe-parent.ts'

/** A column of the grid. */
export interface GridColumn {
  readonly id: string
  readonly kind: 'value' | 'hole' | 'parent'
  /** Heading, or table code of the ancestor. */
  readonly code: string
  /** Short description; empty: not known. */
  readonly name: string
  /** Empty for dates: their unit is the format in the file, not the displayed one. */
  readonly unit: string
  readonly numeric: boolean
  readonly decimals: number
  /** Minimum width in characters. */
  readonly width: number
  /** Has long text, and takes the remaining width. */
  readonly wide: boolean
  /** Shown unless the user hides it. */
  readonly shownByDefault: boolean
  /** Value as delivered; used for copies and exports. */
  readonly read: (row: TableRow) => string
  /** Displayed text of a value: dates as `9 Mar 2021`. */
  readonly show: (value: string) => string
  /** Value to sort by; undefined sorts last. */
  readonly order: (row: TableRow) => number | string | undefined
  /** Meaning of a code; null: not a code, not known, or codes only are shown. */
  readonly meaning: (value: string) => string | null
}

const MIN_WIDTH_CH = 5
const MAX_WIDTH_CH = 24
/** Long text wraps, so that a description is beside its depths in a narrow panel. */
const WRAPPED_WIDTH_CH = 20
/** Most names of holes are short; one long name does not widen the column. */
const MAX_NAME_WIDTH_CH = 13
/** Up to this width, a column is wide enough for its heading on three lines. */
const MAX_TITLE_WIDTH_CH = 14
const TITLE_LINES = 3
/** Characters left unused on a line, because words are not broken. */
const TITLE_SLACK_CH = 4
/** Width of a letter of a heading relative to one of a value: headings have a smaller font. */
const TITLE_LETTER_RATIO = 0.8
const HOLE_ID = /^(LOCA|HOLE)_ID$/
const HOLE_COLUMN = '@hole'
const parentColumnId = (table: string) => `@${table}`

const noMeaning = () => null

interface Context {
  readonly table: string
  readonly glossary: Glossary
  /** Rows of several holes: each states its hole. */
  readonly hasSeveralHoles: boolean
  /** Show values as in the file, without the names of codes. */
  readonly codesOnly: boolean
}

/**
 * The hole, the ancestors, then headings in dictionary order. Headings that repeat these are hidden by
 * default.
 */
export function gridColumns(rows: readonly TableRow[], context: Context): GridColumn[] {
  const { table, glossary, hasSeveralHoles } = context
  const known = glossary.table(table)
  const order = known?.headings.map(({ heading }) => heading)
  const facts = describeColumns(rows, order)
  const { parents, maxNameLength } = traitsOf(rows)
  const parentKeys = new Set(parents.flatMap(({ keys }) => Object.keys(keys)))
  const keys = new Set(known?.keys)
  const isShownByDefault = ({ heading, empty, constant }: ColumnFacts) =>
    !empty && !HOLE_ID.test(heading) && !parentKeys.has(heading) && !(constant && keys.has(heading))
  return [
    ...(hasSeveralHoles ? [holeColumn(maxNameLength)] : []),
    ...parents.map((parent) => parentColumn(parent.table)),
    ...facts.map((column) => valueColumn(column, context, isShownByDefault(column))),
  ]
}

/** Possible column ids of a table across a project. */
export const columnIds = (rows: readonly TableRow[]): string[] => [
  HOLE_COLUMN,
  ...traitsOf(rows).parents.map(({ table }) => parentColumnId(table)),
  ...describeColumns(rows).map(({ heading }) => heading),
]

/** Traits that need a search of all rows. */
const traitsOf = memoizeByObject((rows: readonly TableRow[]) => ({
  parents: rows.find(({ parents }) => parents.length > 0)?.parents ?? [],
  maxNameLength: rows.reduce((max, { locationId }) => Math.max(max, locationId.length), 0),
}))

const holeColumn = (maxNameLength: number): GridColumn => ({
  ...DEFAULTS,
  id: HOLE_COLUMN,
  kind: 'hole',
  code: strings.rows.hole,
  width: Math.max(MIN_WIDTH_CH, Math.min(MAX_NAME_WIDTH_CH, maxNameLength + 2)),
  read: ({ locationId }) => locationId,
  show: displayName,
  order: ({ locationId }) => locationId,
})

const parentColumn = (table: string): GridColumn => ({
  ...DEFAULTS,
  id: parentColumnId(table),
  kind: 'parent',
  code: table,
  name: strings.rows.parent(table),
  width: 14,
  read: (row) => describeParent(row, table),
  order: (row) => parentOrder(row, table),
})

function valueColumn(facts: ColumnFacts, context: Context, shownByDefault: boolean): GridColumn {
  const { table, glossary, codesOnly } = context
  const { heading, values } = facts
  const { name, unit = '' } = glossary.heading(table, heading) ?? {}
  const shownUnit = isDateUnit(unit) ? '' : unit
  // A displayed date is one character longer than an ISO date: `23 Mar 2021`, `2021-03-23`.
  const maxLength = facts.maxLength + Number(isDateUnit(unit))
  const meaning = codesOnly ? noMeaning : (value: string) => glossary.meaning(heading, value)
  const hasNames = values.some((value) => meaning(value) !== null)
  const maxShownLength = hasNames
    ? Math.max(...values.map((value) => nameAndCode(codedName(value, meaning(value))).length))
    : maxLength
  const numeric = facts.numeric && !hasNames
  // Headings have a smaller font, and need space for the sort arrow.
  const minWidth = Math.max(
    maxShownLength,
    heading.length * 0.9 + 1.2,
    Math.min(MAX_TITLE_WIDTH_CH, titleWidth(`${name ?? ''} (${shownUnit})`)),
  )
  return {
    ...DEFAULTS,
    id: heading,
    code: heading,
    name: name ?? '',
    unit: shownUnit,
    numeric,
    decimals: facts.decimals,
    width: maxLength > MAX_WIDTH_CH ? WRAPPED_WIDTH_CH : clampWidth(minWidth),
    wide: maxLength > MAX_WIDTH_CH,
    shownByDefault,
    read: ({ data }) => data[heading] ?? '',
    show: (value) => formatCell(value, unit),
    order: ({ data }) => meaning(data[heading] ?? '') ?? orderOf(data[heading], numeric, unit),
    meaning,
  }
}

const titleWidth = (title: string): number =>
  Math.max(title.length / TITLE_LINES + TITLE_SLACK_CH, ...title.split(' ').map(({ length }) => length)) *
    TITLE_LETTER_RATIO +
  2

function orderOf(value: string | undefined, numeric: boolean, unit: string): number | string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  if (numeric) return Number(value)
  const time = isDateUnit(unit) ? readDate(value, { unit }) : null
  return time === null ? value : new Date(time).toISOString()
}

const DEFAULTS = {
  kind: 'value',
  name: '',
  unit: '',
  numeric: false,
  decimals: 0,
  wide: false,
  shownByDefault: true,
  show: (value: string) => value,
  meaning: noMeaning,
} as const

const clampWidth = (characters: number) => Math.max(MIN_WIDTH_CH, Math.min(MAX_WIDTH_CH, characters))
