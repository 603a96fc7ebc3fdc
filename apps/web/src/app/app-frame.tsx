import { useState, type MouseEvent, type ReactNode } from 'react'
import { useSession } from '../data/service/session.ts'
import { KeyMenu } from '../features/sign-in/key-menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { Link } from '../ui/link.tsx'
import { strings } from '../ui/strings.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './app-frame.css'

const { Part: HelpDialog } = lazyPart(() => import('../features/help/help-dialog.tsx'), null)

/** The bar above every screen: the way home, help, whose data it is, and signing out. */
export function AppFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const [isHelping, setHelping] = useState(false)
  useShortcuts(() => setHelping(true))
  return (
    <div className="app-frame">
      <header className="app-bar">
        <a className="skip-link" href="#content" onClick={skipToContent}>
          {strings.skip}
        </a>
        <Link to="/projects" className="app-brand">
          {strings.product}
        </Link>
        <button type="button" className="button app-help" data-quiet onClick={() => setHelping(true)}>
          {strings.help}
        </button>
        <KeyMenu session={session} />
      </header>
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
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

/** Past the bar, without a fragment in the address. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  const content = document.querySelector('main')
  if (!content) return
  content.tabIndex = -1
  content.focus()
}
