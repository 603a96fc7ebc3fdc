import type { ProjectTables } from '../../data/tables/project-tables.ts'
import { plotStrings } from '../../ui/plot-strings.ts'

const words = plotStrings

interface Props {
  readonly list: ProjectTables
  /** Rows there are to read. */
  readonly total: number
}

/** How many rows have come, the way to stop, and the way on. */
export function PlotProgress({ list, total }: Props) {
  const { known, complete, stopped, error } = list
  const whole = Math.max(total, known)
  return (
    <>
      <span className="soft" role="status">
        {!complete && !error && (stopped ? words.stoppedAt(known, whole) : words.reading(known, whole))}
      </span>
      {!complete && !error && (
        <button type="button" className="button" data-quiet onClick={stopped ? list.resume : list.stop}>
          {stopped ? words.resume : words.stop}
        </button>
      )}
    </>
  )
}
