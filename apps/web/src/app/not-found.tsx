import { Link } from '../ui/link.tsx'
import { strings } from '../ui/strings/strings.ts'
import { usePath } from '../url-state/address.ts'
import '../ui/app-bar.css'
import './app-frame.css'
import './not-found.css'

const words = strings.notFound

/** Shown at an unknown address. */
export function NotFound() {
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

/** The same without a key, with the site header. */
export const NotFoundSignedOut = () => (
  <div className="app-frame">
    <header className="app-bar">
      <Link to="/projects" className="app-brand">
        {strings.product}
      </Link>
    </header>
    <NotFound />
  </div>
)
