import type { StoppableList } from '../../data/service/stoppable-list.ts'
import { strings } from '../../ui/strings.ts'

interface Props {
  readonly list: StoppableList<unknown>
  /** How many rows there are, as the hole or the project says. */
  readonly total: number
  /** Rows that the filter leaves; null: there is no filter. */
  readonly matching: number | null
}

const words = strings.rows

/** How far the list has come, how much of it is shown, and the way to stop it. */
export function ListProgress({ list, total, matching }: Props) {
  const longer = list.loading && list.items.length > 0
  return (
    <>
      <span className="soft" role="status">
        {progress(list, total, matching)}
      </span>
      {(longer || list.stopped) && (
        <button type="button" className="button" data-quiet onClick={list.stopped ? list.resume : list.stop}>
          {list.stopped ? words.resume : words.stop}
        </button>
      )}
    </>
  )
}

function progress(
  { items, complete, error }: StoppableList<unknown>,
  total: number,
  matching: number | null,
) {
  const known = items.length
  if (known === 0) return complete ? words.none : error ? '' : strings.loading
  const came = complete ? words.all(known) : words.some(known, Math.max(total, known))
  return matching === null ? came : `${words.matching(matching, known)}${complete ? '' : ` · ${came}`}`
}
