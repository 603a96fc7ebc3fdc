import { Link } from '../../ui/link.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { SEVERAL_PROJECTS } from '../../url-state/several-projects.ts'
import type { CompanySheet } from '../../url-state/print-search.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'

interface Props {
  readonly sheet: CompanySheet
  /** Accessible name: what is printed. */
  readonly label: string
  readonly search: ProjectsSearch
}

/** Link to the print page of a view of selected holes of several projects. */
export const CompanyPrintLink = ({ sheet, label, search }: Props) => (
  <Link
    className="button print-link"
    aria-label={label}
    title={label}
    to="/projects/$projectId/print/$sheet"
    params={{ projectId: SEVERAL_PROJECTS, sheet }}
    search={search}
  >
    {strings.print.open}
  </Link>
)
