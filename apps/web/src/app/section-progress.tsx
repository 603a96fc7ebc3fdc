import type { RowsOfHoles } from '../data/rows-of-holes.ts'
import { strings } from '../ui/strings.ts'

const words = strings.section

/** How far reading has come, the way to stop it, and what did not come. */
export function SectionProgress({ tables }: { readonly tables: readonly RowsOfHoles[] }) {
  const unfinished = tables.filter(({ loading, stopped }) => loading || stopped)
  const failed = tables.filter((table) => table.failed)
  const stoppable = unfinished.filter(({ stop }) => stop !== null)
  const stopped = stoppable.length > 0 && stoppable.every((table) => table.stopped)
  const known = unfinished.reduce((sum, table) => sum + table.known, 0)
  const total = unfinished.reduce((sum, table) => sum + table.total, 0)
  const turn = () => {
    for (const { stop, resume } of stoppable) (stopped ? resume : stop)?.()
  }
  const retry = () => {
    for (const table of failed) table.retry()
  }
  return (
    <>
      <span className="soft" role="status">
        {unfinished.length > 0 && words.progress(known, total)}
      </span>
      {stoppable.length > 0 && (
        <button type="button" className="button" data-quiet onClick={turn}>
          {stopped ? strings.rows.resume : strings.rows.stop}
        </button>
      )}
      {failed.length > 0 && (
        <span role="alert">
          {words.failed}{' '}
          <button type="button" className="button" onClick={retry}>
            {strings.retry}
          </button>
        </span>
      )}
    </>
  )
}
