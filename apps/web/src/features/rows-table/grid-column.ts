import type { TableRow } from '@groundsheet/contract'
import { readDate } from '@groundsheet/readings'
import { displayName } from '../../data/text/display-name.ts'
import { codedName, nameAndCode } from '../../data/text/coded-name.ts'
import type { Glossary } from '../../data/tables/glossary.ts'
import { onceFor } from '../../data/service/once-for.ts'
import { formatCell, isDateUnit } from '../../ui/dates.ts'
import { strings } from '../../ui/strings.ts'
import { describeColumns, type ColumnFacts } from './columns.ts'
import { describeParent, parentOrder } from './describe-parent.ts'

/** A column as the grid shows it. */
export interface GridColumn {
  readonly id: string
  readonly kind: 'value' | 'hole' | 'parent'
  /** Heading, or code of the ancestor's table. */
  readonly code: string
  /** What it is, in a few words; empty: not known. */
  readonly name: string
  /** Empty for dates, whose unit is the format of the file, not of the screen. */
  readonly unit: string
  readonly numeric: boolean
  readonly decimals: number
  /** Characters it is wide at least. */
  readonly width: number
  /** Holds text so long that it takes what room there is. */
  readonly wide: boolean
  /** Shown unless a person says otherwise. */
  readonly usual: boolean
  /** As delivered; what is copied and exported. */
  readonly read: (row: TableRow) => string
  /** A value as it is shown: dates as `9 Mar 2021`. */
  readonly show: (value: string) => string
  /** What its rows are put in order by; undefined: nothing, and comes last. */
  readonly order: (row: TableRow) => number | string | undefined
  /** What a code means; null: not a code, not known, or codes are asked for. */
  readonly meaning: (value: string) => string | null
}

const NARROWEST = 5
const WIDEST = 24
/** Long text wraps, so that a description stands beside its depths in a narrow panel. */
const WRAPPED = 20
/** Names of holes are short; one long one does not make room for itself. */
const MAX_NAME_WIDTH = 13
/** What a heading is called is written out in three lines up to this width. */
const MAX_TITLE_WIDTH = 14
const TITLE_LINES = 3
/** Words are not broken, so that a line is rarely full: characters left over. */
const TITLE_SLACK = 4
/** Headings are set smaller than values: width of their letters in characters of a value. */
const TITLE_LETTER = 0.8
const HOLE_ID = /^(LOCA|HOLE)_ID$/
const HOLE_COLUMN = '@hole'
const parentColumnId = (table: string) => `@${table}`

const nothing = () => null

interface Context {
  readonly table: string
  readonly glossary: Glossary
  /** Across a project each row says whose it is. */
  readonly across: boolean
  /** Values are shown as the file has them, without the names of their codes. */
  readonly codesOnly: boolean
}

/** The hole, the ancestors, then headings in the dictionary's order. What these already say is not shown twice. */
export function gridColumns(rows: readonly TableRow[], context: Context): GridColumn[] {
  const { table, glossary, across } = context
  const known = glossary.table(table)
  const order = known?.headings.map(({ heading }) => heading)
  const facts = describeColumns(rows, order)
  const { parents, longestName } = traitsOf(rows)
  const said = new Set(parents.flatMap(({ keys }) => Object.keys(keys)))
  const keys = new Set(known?.keys)
  const isUsual = ({ heading, empty, constant }: ColumnFacts) =>
    !empty && !HOLE_ID.test(heading) && !said.has(heading) && !(constant && keys.has(heading))
  return [
    ...(across ? [holeColumn(longestName)] : []),
    ...parents.map((parent) => parentColumn(parent.table)),
    ...facts.map((column) => valueColumn(column, context, isUsual(column))),
  ]
}

/** Ids that the columns of a table across a project can have. */
export const columnIds = (rows: readonly TableRow[]): string[] => [
  HOLE_COLUMN,
  ...traitsOf(rows).parents.map(({ table }) => parentColumnId(table)),
  ...describeColumns(rows).map(({ heading }) => heading),
]

/** What has to be looked for in all rows, besides their values. */
const traitsOf = onceFor((rows: readonly TableRow[]) => ({
  parents: rows.find(({ parents }) => parents.length > 0)?.parents ?? [],
  longestName: rows.reduce((most, { locationId }) => Math.max(most, locationId.length), 0),
}))

const holeColumn = (longestName: number): GridColumn => ({
  ...PLAIN,
  id: HOLE_COLUMN,
  kind: 'hole',
  code: strings.rows.hole,
  width: Math.max(NARROWEST, Math.min(MAX_NAME_WIDTH, longestName + 2)),
  read: ({ locationId }) => locationId,
  show: displayName,
  order: ({ locationId }) => locationId,
})

const parentColumn = (table: string): GridColumn => ({
  ...PLAIN,
  id: parentColumnId(table),
  kind: 'parent',
  code: table,
  name: strings.rows.parent(table),
  width: 14,
  read: (row) => describeParent(row, table),
  order: (row) => parentOrder(row, table),
})

function valueColumn(facts: ColumnFacts, context: Context, usual: boolean): GridColumn {
  const { table, glossary, codesOnly } = context
  const { heading, values } = facts
  const { name, unit = '' } = glossary.heading(table, heading) ?? {}
  const shownUnit = isDateUnit(unit) ? '' : unit
  // `23 Mar 2021` is longer than `2021-03-23`.
  const longest = facts.longest + Number(isDateUnit(unit))
  const meaning = codesOnly ? nothing : (value: string) => glossary.meaning(heading, value)
  const hasNames = values.some((value) => meaning(value) !== null)
  const longestShown = hasNames
    ? Math.max(...values.map((value) => nameAndCode(codedName(value, meaning(value))).length))
    : longest
  const numeric = facts.numeric && !hasNames
  // Headings are set smaller than values, and need room for the arrow of a sorted column.
  const least = Math.max(
    longestShown,
    heading.length * 0.9 + 1.2,
    Math.min(MAX_TITLE_WIDTH, titleWidth(`${name ?? ''} (${shownUnit})`)),
  )
  return {
    ...PLAIN,
    id: heading,
    code: heading,
    name: name ?? '',
    unit: shownUnit,
    numeric,
    decimals: facts.decimals,
    width: longest > WIDEST ? WRAPPED : clampWidth(least),
    wide: longest > WIDEST,
    usual,
    read: ({ data }) => data[heading] ?? '',
    show: (value) => formatCell(value, unit),
    order: ({ data }) => meaning(data[heading] ?? '') ?? orderOf(data[heading], numeric, unit),
    meaning,
  }
}

const titleWidth = (title: string): number =>
  Math.max(title.length / TITLE_LINES + TITLE_SLACK, ...title.split(' ').map(({ length }) => length)) *
    TITLE_LETTER +
  2

function orderOf(value: string | undefined, numeric: boolean, unit: string): number | string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  if (numeric) return Number(value)
  const time = isDateUnit(unit) ? readDate(value, { unit }) : null
  return time === null ? value : new Date(time).toISOString()
}

const PLAIN = {
  kind: 'value',
  name: '',
  unit: '',
  numeric: false,
  decimals: 0,
  wide: false,
  usual: true,
  show: (value: string) => value,
  meaning: nothing,
} as const

const clampWidth = (characters: number) => Math.max(NARROWEST, Math.min(WIDEST, characters))
