import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { strings } from '../ui/strings.ts'

/** Shown at an address that is no page of the viewer. */
export function NothingHere() {
  return (
    <main className="centred">
      <Notice>{strings.trouble.page}</Notice>
      <Link to="/projects">{strings.project.back}</Link>
    </main>
  )
}
