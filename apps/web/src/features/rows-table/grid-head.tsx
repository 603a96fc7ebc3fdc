import { strings } from '../../ui/strings.ts'
import type { GridColumn } from './grid-column.ts'
import { cellId } from './grid-row.tsx'
import { ariaSort, type SortOrder } from './sort-order.ts'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly prefix: string
  readonly order: SortOrder | null
  /** The column whose heading has the keyboard; -1: none. */
  readonly active: number
  readonly onSort: (id: string) => void
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' } as const

/** Headings: the code, what it is called, and its unit. A press sorts. */
export function GridHead({ columns, prefix, order, active, onSort }: Props) {
  return (
    <div className="grid-head" role="rowgroup">
      <div className="grid-row" role="row" aria-rowindex={1}>
        {columns.map(({ id, code, name, unit, numeric }, at) => {
          const sorted = ariaSort(order, id)
          return (
            <div
              key={id}
              id={cellId(prefix, -1, at)}
              className="grid-cell"
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={sorted}
              data-active={at === active || undefined}
              data-number={numeric || undefined}
            >
              <button
                type="button"
                tabIndex={-1}
                title={[code, name, unit].filter(Boolean).join(' · ')}
                aria-description={strings.rows.sortBy(code)}
                onClick={() => onSort(id)}
              >
                <span className="column-code">
                  {code}
                  <span aria-hidden="true">{ARROWS[sorted]}</span>
                </span>
                <span className="column-name">
                  {unit !== '' && <b>{unit}</b>} {name}
                </span>
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}
