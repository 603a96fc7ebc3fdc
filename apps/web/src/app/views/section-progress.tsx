import type { ProjectTables } from '../../data/tables/project-tables.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import { strings } from '../../ui/strings.ts'

const words = sectionStrings

interface Props {
  readonly reading: ProjectTables
  /** How many rows there are to read; null: so few that reading them is not worth stopping. */
  readonly total: number | null
}

/** Progress of loading with a button to stop it, and what could not be loaded. */
export function SectionProgress({ reading, total }: Props) {
  const { known, complete, stopped, error, stop, resume, retry } = reading
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
