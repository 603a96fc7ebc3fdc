import { use, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { strings } from '../../ui/strings/strings.ts'
import { usePath } from '../../url-state/address.ts'
import type { PrintSheet } from '../../url-state/print-search.ts'
import { OpenProjectContext } from './open-project-context.ts'
import { useProjectState } from './use-project-state.ts'

interface Props {
  readonly sheet: PrintSheet
  /** Accessible name: what is printed. */
  readonly label: string
  /** Prints the selected holes instead of the open one. */
  readonly ofSelected?: boolean
  /** More text after `Print`. */
  readonly children?: ReactNode
}

/** Link to the print page of the current view. */
export function PrintLink({ sheet, label, ofSelected = false, children }: Props) {
  const { search } = useProjectState()
  const [, , ofPath = ''] = usePath().split('/')
  const projectId = use(OpenProjectContext) ?? ofPath
  return (
    <Link
      className="button print-link"
      aria-label={label}
      title={label}
      to="/projects/$projectId/print/$sheet"
      params={{ projectId, sheet }}
      search={{ ...search, ...(ofSelected ? { of: 'chosen' } : {}) }}
    >
      {/* One item of the link, so that the space between the words stays. */}
      <span>
        {strings.print.open}
        {children}
      </span>
    </Link>
  )
}
