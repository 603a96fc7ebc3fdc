import type { ReactNode } from 'react'
import { useSession } from '../data/session.ts'
import { KeyMenu } from '../features/sign-in/key-menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { Link } from '../ui/link.tsx'
import { strings } from '../ui/strings.ts'
import './app-frame.css'

/** The bar above every screen: where one is, whose data it is, the way out. */
export function AppFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  return (
    <div className="app-frame">
      <header className="app-bar">
        <Link to="/projects" className="app-brand">
          {strings.product}
        </Link>
        <KeyMenu session={session} />
      </header>
      {session.me.scopes.length === 0 ? (
        <main className="centred">
          <Notice>{strings.missing.everything}</Notice>
        </main>
      ) : (
        children
      )}
    </div>
  )
}

export function NothingHere() {
  return (
    <main className="centred">
      <Notice>{strings.trouble.page}</Notice>
      <Link to="/projects">{strings.project.back}</Link>
    </main>
  )
}
