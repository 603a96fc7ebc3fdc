import type { Project, TableRow } from '@groundsheet/contract'
import { use, useEffect, useMemo } from 'react'
import { innerSize, sheetSize, turnOf, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { partyFacts } from '../../../ui/paper/party-facts.ts'
import { FOOT, MAX_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AgsHeadingsContext } from '../../../ui/ags-headings-context.ts'
import { printStrings } from '../../../ui/print-strings.ts'
import { TURNS, type Paper, type Turn } from '../../../url-state/print-search.ts'
import { columnTitle, type ColumnTitle } from '../column-title.ts'
import type { GridColumn } from '../grid-column.ts'
import { parseSortOrder } from '../sort-order.ts'
import { cellText, headsHeight, measureColumns, rowHeight } from './measure-table.ts'
import { PrintedTable } from './printed-table.tsx'
import { groupColumns, pageRows } from './table-pages.ts'
import './table-sheet.css'

interface Props {
  /** Of the project. */
  readonly name: string
  readonly project: Project | null
  /** What the table is called, and its code. */
  readonly table: string
  readonly code: string
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  /** How many rows there are without the filter. */
  readonly total: number
  readonly filter: string
  readonly order: string | undefined
  readonly paper: Paper
  /** Null: upright where all columns have room side by side. */
  readonly turn: Turn | null
  readonly texts: SheetTexts
  /** Told which orientation is printed. Must stay the same function. */
  readonly onTurn: (turn: Turn) => void
}

const words = printStrings
const FACTS: readonly Fact[] = Array.from({ length: 8 }, () => ['', null])
/** Around the table, px. */
const GAPS = 10

/** Rows of a table on paper, with its heads on every sheet. */
export function TableSheets(props: Props) {
  const { name, project, table, code, rows, columns, texts, onTurn } = props
  const { paper, turn: asked } = props
  const codesFirst = use(AgsHeadingsContext)
  const titles = useMemo(
    () => columns.map((column) => columnTitle(column, codesFirst)),
    [columns, codesFirst],
  )
  const cells = useMemo(
    () => rows.map((row) => columns.map((column) => cellText(row, column))),
    [rows, columns],
  )
  const { size, groups, pages } = useMemo(
    () =>
      layOutTable(
        columns,
        titles,
        cells,
        (asked ? [asked] : TURNS).map((turn) => sheetSize(paper, turn)),
      ),
    [columns, titles, cells, paper, asked],
  )
  const turn = turnOf(size)
  useEffect(() => onTurn(turn), [turn, onTurn])
  const count = pages.length * groups.length
  if (count > MAX_SHEETS) return <Notice>{words.table.tooMany(count)}</Notice>
  return pages.flatMap(([from, to], page) =>
    groups.map((group, index) => {
      const number = page * groups.length + index + 1
      return (
        <PaperSheet
          key={number}
          size={size}
          label={words.table.of(table, name)}
          number={number}
          count={count}
          source=""
        >
          <TitleBlock
            size={size}
            project={name}
            reference={project?.projectId ?? ''}
            subject={table}
            texts={texts}
            facts={factsOf(props, code, titles)}
            sheet={words.sheet(number, count)}
          />
          <PrintedTable columns={columns} titles={titles} group={group} cells={cells.slice(from, to)} />
        </PaperSheet>
      )
    }),
  )
}

function factsOf(
  { project, rows, total, filter, order, columns }: Props,
  code: string,
  titles: readonly ColumnTitle[],
): Fact[] {
  const sorted = parseSortOrder(order)
  const title = titles[columns.findIndex(({ id }) => id === sorted?.id)]
  return [
    ...partyFacts(project),
    [words.facts.table, code],
    [words.facts.rows, words.table.rows(rows.length, total)],
    [words.facts.holes, String(new Set(rows.map(({ locationId }) => locationId)).size)],
    [words.facts.filter, filter === '' ? words.table.all : filter],
    [
      words.facts.order,
      sorted ? words.table.orderedBy(title?.first ?? sorted.id, sorted.desc) : words.table.usualOrder,
    ],
  ]
}

/** On the first size on which all columns are side by side, else on the last, with its columns on several sheets. */
function layOutTable(
  columns: readonly GridColumn[],
  titles: readonly ColumnTitle[],
  cells: readonly (readonly string[])[],
  sizes: readonly SheetSize[],
) {
  const measured = measureColumns(columns, titles, cells)
  const laid = sizes.map((size) => ({ size, groups: groupColumns(measured, innerSize(size).width) }))
  const best = laid.find(({ groups }) => groups.length === 1) ?? laid.at(-1)
  const { size, groups } = best ?? { size: sheetSize('A4', 'portrait'), groups: [] }
  const room = innerSize(size).height - titleBlockHeight(size, FACTS) - FOOT - GAPS
  const heights = cells.map((row) => rowHeight(row, groups))
  return { size, groups, pages: pageRows(heights, room - headsHeight(titles, groups)) }
}
