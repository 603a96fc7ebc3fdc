import type { TableRow } from '@groundsheet/contract'
import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useRef, type CSSProperties } from 'react'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import type { ColumnFacts } from './columns.ts'

interface Props {
  readonly rows: readonly TableRow[]
  readonly columns: readonly ColumnFacts[]
  readonly withEmpty: boolean
  readonly label: string
}

const features = tableFeatures({ columnVisibilityFeature })
const helper = createColumnHelper<typeof features, TableRow>()
const ROW = 27

/** A table of any length: rows in sight are in the page; long text wraps and makes its row taller. */
export function RowsGrid({ rows, columns, withEmpty, label }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const facts = useMemo(() => new Map(columns.map((column) => [column.heading, column])), [columns])
  const definitions = useMemo(
    () =>
      helper.columns(
        columns.map(({ heading }) =>
          helper.accessor((row) => row.data[heading] ?? '', { id: heading, header: heading }),
        ),
      ),
    [columns],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ heading, empty }) => [heading, withEmpty || !empty])),
    [columns, withEmpty],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { columnVisibility },
    getRowId: ({ id }) => id,
  })
  const body = table.getRowModel().rows
  const virtual = useVirtualRows({
    count: body.length,
    height: ROW,
    scroller,
    keyOf: (index) => body[index]?.id ?? index,
  })
  const shown = table.getVisibleLeafColumns()
  const widths = gridWidths(shown.map(({ id }) => facts.get(id)))
  const isNumber = (id: string) => facts.get(id)?.numeric === true || undefined

  return (
    <div ref={scroller} className="rows-grid" role="region" aria-label={label} tabIndex={0}>
      <table role="table" aria-label={label} aria-rowcount={body.length + 1} style={widths}>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {shown.map(({ id }) => (
              <th key={id} role="columnheader" scope="col" data-number={isNumber(id)}>
                {id}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => (
            <tr
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${start}px)` }}
            >
              {body[index]?.getVisibleCells().map((cell) => (
                <td key={cell.id} role="cell" data-number={isNumber(cell.column.id)}>
                  {cell.getValue<string>()}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Tracks of the grid, and the least width at which they all have theirs. */
function gridWidths(columns: readonly (ColumnFacts | undefined)[]): CSSProperties {
  const present = columns.filter((column) => column !== undefined)
  const characters = present.reduce((sum, { width }) => sum + width, 0)
  const roomy = present.some(({ wide }) => wide)
  const tracks = present.map(({ width, wide }) => (wide ? `minmax(${width}ch, 1fr)` : `${width}ch`))
  return {
    '--columns': [...tracks, ...(roomy ? [] : ['1fr'])].join(' '),
    minWidth: `calc(${characters}ch + ${present.length} * var(--gap-3) + 2 * var(--gap-4))`,
  }
}
