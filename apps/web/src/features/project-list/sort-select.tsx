import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { PROJECT_COLUMNS, type ProjectOrder } from '../../url-state/projects-search.ts'
import type { Column } from './project-columns.tsx'

const words = projectListStrings

interface Props {
  readonly columns: readonly Column[]
  readonly order: ProjectOrder
  readonly onOrder: (order: ProjectOrder) => void
}

/** Order of cards, which have no column headings. */
export const SortSelect = ({ columns, order, onOrder }: Props) => (
  <div className="sort-select">
    <select
      className="field"
      aria-label={words.sortBy}
      value={order.column}
      onChange={(event) => {
        const column = PROJECT_COLUMNS.find((name) => name === event.target.value)
        if (column) onOrder({ ...order, column })
      }}
    >
      {columns
        .flatMap(({ heads }) => heads)
        .map((column) => (
          <option key={column} value={column}>
            {words.columns[column]}
          </option>
        ))}
    </select>
    <button
      type="button"
      className="button"
      aria-label={words.descending}
      aria-pressed={order.descending}
      onClick={() => onOrder({ ...order, descending: !order.descending })}
    >
      {order.descending ? '↓' : '↑'}
    </button>
  </div>
)
