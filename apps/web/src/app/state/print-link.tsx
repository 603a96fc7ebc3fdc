import { Link } from '../../ui/link.tsx'
import { strings } from '../../ui/strings.ts'
import { usePath } from '../../url-state/address.ts'
import type { PrintSheet } from '../../url-state/print-search.ts'
import { useProjectState } from './use-project-state.ts'

interface Props {
  readonly sheet: PrintSheet
  /** What is printed, for those who cannot see where the link stands. */
  readonly label: string
  /** The chosen holes instead of the open one. */
  readonly chosen?: boolean
}

/** To what the address shows, as sheets of paper. */
export function PrintLink({ sheet, label, chosen = false }: Props) {
  const { search } = useProjectState()
  const [, , projectId = ''] = usePath().split('/')
  return (
    <Link
      className="button print-link"
      aria-label={label}
      title={label}
      to="/projects/$projectId/print/$sheet"
      params={{ projectId, sheet }}
      search={{ ...search, ...(chosen ? { of: 'chosen' } : {}) }}
    >
      {strings.print.open}
    </Link>
  )
}
