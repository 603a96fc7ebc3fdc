import { use } from 'react'
import { strings } from '../../ui/strings/strings.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { columnTitle, shortenName } from './column-title.ts'
import type { GridColumn } from './grid-column.ts'
import { cellId } from './cell-id.ts'
import { ariaSort, type SortOrder } from './sort-order.ts'

interface Props {
  readonly columns: readonly GridColumn[]
  readonly prefix: string
  readonly order: SortOrder | null
  /** Column whose heading has the focus; -1: none. */
  readonly active: number
  readonly onSort: (id: string) => void
}

const ARROWS = { ascending: '↑', descending: '↓', none: '' } as const

/** Column headings: name with unit, and code. A press sorts. */
export function GridHead({ columns, prefix, order, active, onSort }: Props) {
  const codesFirst = use(AgsHeadingsContext)
  return (
    <div className="grid-head" role="rowgroup">
      <div className="grid-row" role="row" aria-rowindex={1}>
        {columns.map((column, at) => {
          const { id, numeric } = column
          const fullTitle = columnTitle(column, codesFirst)
          const { first, second } = columnTitle(shortenName(column), codesFirst)
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
                title={[fullTitle.first, fullTitle.second].filter(Boolean).join(' · ')}
                aria-description={strings.rows.sortBy(fullTitle.first)}
                onClick={() => onSort(id)}
              >
                <span className={codesFirst ? 'column-code' : 'column-name'}>
                  {first}
                  <span aria-hidden="true">{ARROWS[sorted]}</span>
                </span>{' '}
                <span className={codesFirst ? 'column-name' : 'column-code'}>{second}</span>
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}
