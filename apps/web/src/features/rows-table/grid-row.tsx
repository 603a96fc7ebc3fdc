import { displayText } from '@groundsheet/readings/display-text'
import type { TableRow } from '@groundsheet/contract'
import { memo, type HTMLAttributes, type RefCallback } from 'react'
import { codedName, nameAndCode, type CodedName } from '../../data/text/coded-name.ts'
import { NameAndCode } from '../../ui/name-and-code.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { decimalsOf } from './column-facts.ts'
import type { GridColumn } from './grid-column.ts'
import { cellId, linkOf, type GridLinks } from './cell-id.ts'

interface Props {
  readonly row: TableRow
  readonly index: number
  /** CSS px from the top of the first row. */
  readonly start: number
  readonly columns: readonly GridColumn[]
  readonly prefix: string
  /** First and last selected column; -1: none. */
  readonly left: number
  readonly right: number
  /** Column with the focus; -1: not in this row. */
  readonly active: number
  /** Long text is shown in full. */
  readonly expanded: boolean
  readonly marked: boolean
  readonly links: GridLinks
  /** Undefined if the row has the default height. */
  readonly measure: RefCallback<HTMLDivElement> | undefined
}

export const GridRow = memo(function GridRow({
  row,
  index,
  start,
  columns,
  prefix,
  left,
  right,
  active,
  expanded,
  marked,
  links,
  measure,
}: Props) {
  return (
    <div
      ref={measure}
      className="grid-row"
      data-index={index}
      data-whole={expanded || undefined}
      role="row"
      aria-rowindex={index + 2}
      aria-current={marked || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column, at) => (
        <div
          key={column.id}
          // Only the focused cell needs an id, for aria-activedescendant.
          id={at === active ? cellId(prefix, index, at) : undefined}
          className="grid-cell"
          role="gridcell"
          aria-colindex={at + 1}
          aria-selected={at >= left && at <= right}
          data-active={at === active || undefined}
          {...cellOf(row, column, links)}
        />
      ))}
    </div>
  )
})

/** Props of a cell. Long tables have many cells, so text is a direct child where possible. */
function cellOf(row: TableRow, column: GridColumn, links: GridLinks): HTMLAttributes<HTMLElement> & Marks {
  const value = column.read(row)
  const open = linkOf(row, column, links)
  if (open) return { children: <CellLink column={column} value={value} onOpen={open} /> }
  if (column.numeric)
    return { 'data-number': true, 'data-pad': padding(value, column.decimals), children: value }
  const meaning = column.meaning(value)
  const shown = column.show(value)
  if (meaning !== null) return codeCell(codedName(value, meaning))
  return {
    title: shown !== value || value.length > column.width ? displayText(value) : undefined,
    children: shown,
  }
}

const codeCell = (named: CodedName): HTMLAttributes<HTMLElement> => ({
  title: nameAndCode(named),
  children: <NameAndCode {...named} />,
})

interface Marks {
  readonly 'data-number'?: true
  readonly 'data-pad'?: string | undefined
}

function CellLink({ column: { kind, code }, value, onOpen }: LinkProps) {
  const shown = displayText(value)
  const label = kind === 'hole' ? strings.rows.openHole(shown) : strings.rows.follow(code, shown)
  return (
    <button type="button" className="grid-link" tabIndex={-1} aria-label={label} onClick={onOpen}>
      {shown}
    </button>
  )
}

interface LinkProps {
  readonly column: GridColumn
  readonly value: string
  readonly onOpen: () => void
}

/** Invisible zeros after a number that align its decimal point with the others. */
function padding(value: string, decimals: number): string | undefined {
  if (decimals === 0 || value.trim() === '') return undefined
  const zeros = '0'.repeat(Math.max(0, decimals - decimalsOf(value)))
  return value.includes('.') ? zeros || undefined : `.${zeros}`
}
