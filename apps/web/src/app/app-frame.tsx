import { displayName } from '../data/text/display-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { keptProjectsQuery } from '../data/service/kept-projects.ts'
import { useSession, type Session } from '../data/service/session.ts'
import { KeyMenu } from '../features/sign-in/key-menu.tsx'
import { Notice } from '../ui/notice.tsx'
import { Link } from '../ui/link.tsx'
import { keyStrings } from '../ui/strings/key-strings.ts'
import { strings } from '../ui/strings/strings.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { usePath } from '../url-state/address.ts'
import { focusElement } from './focus-element.ts'
import { expiryWithinWeek } from './key-expiry.ts'
import { SiteSearch } from './search/site-search.tsx'
import { namesIn } from './lazy-screens.ts'
import './session-note.css'
import { useShortcuts } from './use-shortcuts.ts'
import '../ui/app-bar.css'
import './app-frame.css'

const { Component: HelpDialog } = lazyComponent(() => import('../features/help/help-dialog.tsx'), null)
const { Component: ShareDialog } = lazyComponent(() => import('../features/share/share-dialog.tsx'), null)
const { Component: LastSyncNote } = lazyComponent(() => import('./last-sync-note.tsx'), null)

/** Header of every screen: link to the projects, help, and the menu of keys. */
export function AppFrame({ children }: { children: ReactNode }) {
  const session = useSession()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isShareOpen, setShareOpen] = useState(false)
  useShortcuts(() => setHelpOpen(true))
  return (
    <div className="app-frame">
      <header className="app-bar">
        <a className="skip-link" href="#content" onClick={skipToContent}>
          {strings.skip}
        </a>
        <Link to="/projects" className="app-brand">
          {strings.product}
        </Link>
        {session.me.scopes.length > 0 && <SiteSearch />}
        {/* A full page load: that page has a stricter policy. */}
        <a className="button app-check" data-quiet href="/check" aria-label={strings.checkFiles}>
          <span className="app-check-long">{strings.checkFiles}</span>
          <span className="app-check-short">{strings.check}</span>
        </a>
        <button type="button" className="button app-help" data-quiet onClick={() => setHelpOpen(true)}>
          {strings.help}
        </button>
        <KeyMenu session={session} onShare={() => setShareOpen(true)} />
      </header>
      <SessionNote me={session.me} />
      <Kept />
      {isShareOpen && <ShareDialog onClose={() => setShareOpen(false)} />}
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
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

/** What is kept on this device of the open project, or of all. */
function Kept() {
  const { kept } = useSession()
  const [projects, project] = namesIn(usePath())
  const found = useQuery(keptProjectsQuery(kept)).data
  if (projects !== 'projects' || !found || found.size === 0) return null
  return <LastSyncNote kept={found} projectId={project} />
}

/** Moves the focus past the header, without a fragment in the address. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  const content = document.querySelector('main')
  if (content) focusElement(content)
}

/** The link by which the page was opened, or a warning in the last week of the key. */
function SessionNote({ me }: { me: Session['me'] }) {
  const [openedAt] = useState(Date.now)
  const text = noteOf(me, openedAt)
  return (
    text !== null && (
      <p className="session-note" role="note">
        {text}
      </p>
    )
  )
}

function noteOf(me: Session['me'], now: number): string | null {
  const { link, expiresAt } = me
  if (link)
    return keyStrings.openedByLink(displayName(link.name), expiresAt === null ? null : new Date(expiresAt))
  const end = expiryWithinWeek(me, now)
  return end && keyStrings.keyEndsSoon(end)
}
