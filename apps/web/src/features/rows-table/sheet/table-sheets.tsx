import type { Project, TableRow } from '@groundsheet/contract'
import { use, useEffect, useMemo } from 'react'
import { innerSize, sheetSize, orientationOf, type SheetSize } from '../../../ui/paper/paper-size.ts'
import { partyFacts } from '../../../ui/paper/party-facts.ts'
import { FOOT_HEIGHT_PX, MAX_SHEETS, PaperSheet } from '../../../ui/paper/paper-sheet.tsx'
import { TitleBlock, type SheetTexts } from '../../../ui/paper/title-block.tsx'
import { titleBlockHeight, type Fact } from '../../../ui/paper/title-block-height.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AgsHeadingsContext } from '../../../ui/ags-headings-context.ts'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import { ORIENTATIONS, type Paper, type Orientation } from '../../../url-state/print-search.ts'
import { columnTitle, type ColumnTitle } from '../column-title.ts'
import type { GridColumn } from '../grid-column.ts'
import { parseSortOrder } from '../sort-order.ts'
import { cellText, headsHeight, measureColumns, rowHeight } from './measure-table.ts'
import { PrintedTable } from './printed-table.tsx'
import { groupColumns, pageRows } from './table-pages.ts'
import './table-sheet.css'

interface Props {
  /** Name of the project. */
  readonly name: string
  readonly project: Project | null
  /** Name and code of the table. */
  readonly table: string
  readonly code: string
  readonly rows: readonly TableRow[]
  readonly columns: readonly GridColumn[]
  /** Number of rows without the filter. */
  readonly total: number
  readonly filter: string
  readonly order: string | undefined
  readonly paper: Paper
  /** Null: portrait if all columns fit on one sheet. */
  readonly orientation: Orientation | null
  readonly texts: SheetTexts
  /** Called with the printed orientation; must be a stable function. */
  readonly onOrientation: (orientation: Orientation) => void
}

const words = printStrings
const PLACEHOLDER_FACTS: readonly Fact[] = Array.from({ length: 8 }, () => ['', null])
/** Gaps above and below the table. */
const TABLE_GAPS_PX = 10

/** Printed rows of a table, with headings on every sheet. */
export function TableSheets(props: Props) {
  const { name, project, table, code, rows, columns, texts, onOrientation } = props
  const { paper, orientation: requestedOrientation } = props
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
        (requestedOrientation ? [requestedOrientation] : ORIENTATIONS).map((orientation) =>
          sheetSize(paper, orientation),
        ),
      ),
    [columns, titles, cells, paper, requestedOrientation],
  )
  const orientation = orientationOf(size)
  useEffect(() => onOrientation(orientation), [orientation, onOrientation])
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
      sorted ? words.table.orderedBy(title?.first ?? sorted.id, sorted.desc) : words.table.defaultOrder,
    ],
  ]
}

/** Uses the first size that fits all columns on one sheet; else the last, with columns on several sheets. */
function layOutTable(
  columns: readonly GridColumn[],
  titles: readonly ColumnTitle[],
  cells: readonly (readonly string[])[],
  sizes: readonly SheetSize[],
) {
  const measured = measureColumns(columns, titles, cells)
  const layouts = sizes.map((size) => ({ size, groups: groupColumns(measured, innerSize(size).width) }))
  const best = layouts.find(({ groups }) => groups.length === 1) ?? layouts.at(-1)
  const { size, groups } = best ?? { size: sheetSize('A4', 'portrait'), groups: [] }
  const bodyHeight =
    innerSize(size).height - titleBlockHeight(size, PLACEHOLDER_FACTS) - FOOT_HEIGHT_PX - TABLE_GAPS_PX
  const rowHeights = cells.map((row) => rowHeight(row, groups))
  return { size, groups, pages: pageRows(rowHeights, bodyHeight - headsHeight(titles, groups)) }
}
