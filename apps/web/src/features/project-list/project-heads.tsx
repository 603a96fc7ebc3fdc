import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import type { ProjectColumn, ProjectOrder } from '../../url-state/projects-search.ts'
import type { Column } from './project-columns.tsx'

interface Props {
  readonly columns: readonly Column[]
  readonly order: ProjectOrder
  readonly onOrder: (order: ProjectOrder) => void
}

/** Column headings that sort the table; pressing again reverses the order. */
export const ProjectHeads = ({ columns, order, onOrder }: Props) => (
  <thead role="rowgroup">
    <tr role="row" aria-rowindex={1}>
      {columns.map(({ heads, descending = false, wideOnly }) => {
        const sorted = heads.includes(order.column)
        return (
          <th
            key={heads[0]}
            role="columnheader"
            scope="col"
            data-column={heads[0]}
            data-wide={wideOnly}
            aria-sort={sorted ? (order.descending ? 'descending' : 'ascending') : undefined}
          >
            {heads.map((column) => (
              <button
                key={column}
                type="button"
                data-sorted={column === order.column ? directionOf(order) : undefined}
                onClick={() => onOrder(nextOrder(order, column, descending))}
              >
                {projectListStrings.columns[column]}
              </button>
            ))}
          </th>
        )
      })}
    </tr>
  </thead>
)

const directionOf = ({ descending }: ProjectOrder) => (descending ? 'down' : 'up')

const nextOrder = (current: ProjectOrder, column: ProjectColumn, descending: boolean): ProjectOrder => ({
  column,
  descending: current.column === column ? !current.descending : descending,
})
