import { useState } from 'react'
import type { Session } from '../data/service/session.ts'
import { sharingStrings } from '../ui/strings/sharing-strings.ts'
import { expiryWithinWeek } from './key-expiry.ts'
import './session-note.css'

/** Says by which link the page was opened, or warns in the last week of the key. */
export function SessionNote({ me }: { me: Session['me'] }) {
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
  if (link) return sharingStrings.openedByLink(link.name, expiresAt === null ? null : new Date(expiresAt))
  const end = expiryWithinWeek(me, now)
  return end && sharingStrings.keyEndsSoon(end)
}
