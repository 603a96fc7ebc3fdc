import { strings } from '../../ui/strings/strings.ts'
import { HOLE_ORDERS, type HoleOrder } from '../../url-state/project-search.ts'

interface Props {
  readonly order: HoleOrder | undefined
  readonly onOrder: (order: HoleOrder | undefined) => void
}

const words = strings.holes
const OPTIONS = ['-depth', 'depth', '-level', 'level', '-date', 'date'] as const satisfies HoleOrder[]

export const OrderChoice = ({ order, onOrder }: Props) => (
  <select
    className="order-choice"
    aria-label={words.order}
    value={order ?? 'name'}
    onChange={({ target }) => onOrder(HOLE_ORDERS.find((known) => known === target.value))}
  >
    <option value="name">{words.orders.name}</option>
    {OPTIONS.map((known) => (
      <option key={known} value={known}>
        {words.orders[known]}
      </option>
    ))}
  </select>
)
