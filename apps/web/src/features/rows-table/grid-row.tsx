import type { TableRow } from '@groundsheet/contract'
import { memo, type RefCallback } from 'react'
import { strings } from '../../ui/strings.ts'
import { decimalsOf } from './columns.ts'
import type { GridColumn } from './grid-column.ts'
import { parentOf, type Parent } from './describe-parent.ts'

/** Where a cell leads. */
export interface GridLinks {
  readonly onHole?: ((name: string) => void) | undefined
  readonly onParent: (row: TableRow, parent: Parent) => void
}

interface Props {
  readonly row: TableRow
  readonly index: number
  /** CSS px from the top of the rows. */
  readonly start: number
  readonly columns: readonly GridColumn[]
  readonly prefix: string
  /** First and last selected column; -1: none. */
  readonly left: number
  readonly right: number
  /** The column that has the keyboard; -1: not in this row. */
  readonly active: number
  /** Long text is shown whole. */
  readonly whole: boolean
  readonly marked: boolean
  readonly links: GridLinks
  readonly measure: RefCallback<HTMLDivElement>
}

export const cellId = (prefix: string, row: number, column: number) => `${prefix}${row}-${column}`

export const GridRow = memo(function GridRow({
  row,
  index,
  start,
  columns,
  prefix,
  left,
  right,
  active,
  whole,
  marked,
  links,
  measure,
}: Props) {
  return (
    <div
      ref={measure}
      className="grid-row"
      data-index={index}
      data-whole={whole || undefined}
      role="row"
      aria-rowindex={index + 2}
      aria-current={marked || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column, at) => (
        <div
          key={column.id}
          id={cellId(prefix, index, at)}
          className="grid-cell"
          role="gridcell"
          aria-colindex={at + 1}
          aria-selected={at >= left && at <= right}
          data-at={at}
          data-active={at === active || undefined}
          data-number={column.numeric || undefined}
        >
          <CellContent row={row} column={column} links={links} />
        </div>
      ))}
    </div>
  )
})

function CellContent({ row, column, links }: { row: TableRow; column: GridColumn; links: GridLinks }) {
  const value = column.read(row)
  const open = linkOf(row, column, links)
  if (open) {
    const label =
      column.kind === 'hole' ? strings.rows.openHole(value) : strings.rows.follow(column.code, value)
    return (
      <button type="button" className="grid-link" tabIndex={-1} aria-label={label} onClick={open}>
        {value}
      </button>
    )
  }
  if (column.numeric) return <span data-pad={padding(value, column.decimals)}>{value}</span>
  const meaning = column.meaning(value)
  return (
    <span title={value.length > column.width ? value : undefined}>
      {value}
      {meaning !== null && <span className="soft"> {meaning}</span>}
    </span>
  )
}

/** What opening a cell does; undefined where it leads nowhere. */
export function linkOf(row: TableRow, column: GridColumn, links: GridLinks): (() => void) | undefined {
  const { onHole, onParent } = links
  if (column.kind === 'hole') return onHole && (() => onHole(row.locationId))
  const parent = column.kind === 'parent' ? parentOf(row, column.code) : undefined
  return parent && (() => onParent(row, parent))
}

/** What a number lacks at its end to stand with its point under the others; takes up room, is not seen. */
function padding(value: string, decimals: number): string | undefined {
  if (decimals === 0 || value.trim() === '') return undefined
  const lacking = '0'.repeat(Math.max(0, decimals - decimalsOf(value)))
  return value.includes('.') ? lacking : `.${lacking}`
}
