import { useRetryCountdown } from '../../data/service/use-retry-countdown.ts'
import type { StoppableList } from '../../data/service/stoppable-list.ts'
import { strings } from '../../ui/strings/strings.ts'

interface Props {
  readonly list: StoppableList<unknown>
  /** Number of rows stated by the hole or project. */
  readonly total: number
  /** Number of rows that match the filter; null: no filter. */
  readonly matching: number | null
}

const words = strings.rows

/** Progress of loading, number of matching rows, and a button to stop. */
export function ListProgress({ list, total, matching }: Props) {
  const isLoadingMore = list.loading && list.items.length > 0
  const seconds = useRetryCountdown()
  const isWaiting = list.loading && seconds > 0
  return (
    <>
      <span className="soft" role={isWaiting ? 'timer' : 'status'}>
        {isWaiting ? strings.pause.inPanel(seconds) : progress(list, total, matching)}
      </span>
      {(isLoadingMore || list.stopped) && (
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
  const loaded = complete ? words.all(known) : words.some(known, Math.max(total, known))
  return matching === null ? loaded : `${words.matching(matching, known)}${complete ? '' : ` · ${loaded}`}`
}
