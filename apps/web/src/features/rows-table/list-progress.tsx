import type { WholeList } from '../../data/whole-list.ts'
import { strings } from '../../ui/strings.ts'

interface Props {
  readonly list: WholeList<unknown>
  /** How many rows there are, as the hole or the project says. */
  readonly total: number
  /** Rows that the filter leaves; null: there is no filter. */
  readonly matching: number | null
}

const words = strings.rows

/** How far the list has come, and how much of it is shown. */
export function ListProgress({ list, total, matching }: Props) {
  return (
    <span className="soft" role="status">
      {progress(list, total, matching)}
    </span>
  )
}

function progress({ items, complete, error }: WholeList<unknown>, total: number, matching: number | null) {
  const known = items.length
  if (known === 0) return complete ? words.none : error ? '' : strings.loading
  const came = complete ? words.all(known) : words.some(known, Math.max(total, known))
  return matching === null ? came : `${words.matching(matching, known)}${complete ? '' : ` · ${came}`}`
}
