import type { ProjectTables } from '../../data/tables/project-tables.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { strings } from '../../ui/strings/strings.ts'

const words = sectionStrings

interface Props {
  readonly loading: Omit<ProjectTables, 'tables'>
  /** Number of rows to load; null: too few for a stop button. */
  readonly total: number | null
}

/** Loading progress with a stop button, and loading errors. */
export function SectionProgress({ loading, total }: Props) {
  const { known, complete, stopped, error, stop, resume, retry } = loading
  return (
    <>
      <span className="soft" role="status">
        {!complete && error === null && words.progress(known, total)}
      </span>
      {!complete && error === null && total !== null && (
        <button type="button" className="button" data-quiet onClick={stopped ? resume : stop}>
          {stopped ? strings.rows.resume : strings.rows.stop}
        </button>
      )}
      {error && (
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
