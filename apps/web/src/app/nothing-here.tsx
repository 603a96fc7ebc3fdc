import { Link } from '../ui/link.tsx'
import { strings } from '../ui/strings.ts'
import { usePath } from '../url-state/address.ts'
import './app-frame.css'
import './nothing-here.css'

const words = strings.notFound

/** Shown at an address that is no page of the viewer. */
export function NothingHere() {
  const path = usePath()
  return (
    <main className="not-found">
      <title>{`${words.title} · ${strings.product}`}</title>
      <h1>{words.title}</h1>
      <p>{words.text(path)}</p>
      <p>
        <Link to="/projects" className="button">
          {strings.project.back}
        </Link>
      </p>
    </main>
  )
}

/** The same for a reader who is not signed in, with the bar of the site. */
export const NothingHereSignedOut = () => (
  <div className="app-frame">
    <header className="app-bar">
      <Link to="/projects" className="app-brand">
        {strings.product}
      </Link>
    </header>
    <NothingHere />
  </div>
)
