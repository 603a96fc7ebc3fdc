import type { ProjectTables } from '../../data/tables/project-tables.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'

const words = plotStrings

interface Props {
  readonly list: Omit<ProjectTables, 'tables'>
  /** Number of rows to read. */
  readonly total: number
}

/** Number of rows loaded, with buttons to stop and resume. */
export function PlotProgress({ list, total }: Props) {
  const { known, complete, stopped, error } = list
  const maxRows = Math.max(total, known)
  return (
    <>
      <span className="soft" role="status">
        {!complete && !error && (stopped ? words.stoppedAt(known, maxRows) : words.loading(known, maxRows))}
      </span>
      {!complete && !error && (
        <button type="button" className="button" data-quiet onClick={stopped ? list.resume : list.stop}>
          {stopped ? words.resume : words.stop}
        </button>
      )}
    </>
  )
}
