import { useState } from 'react'
import type { Session } from '../data/service/session.ts'
import { sharingStrings } from '../ui/sharing-strings.ts'
import { endsSoon } from './ends-soon.ts'
import './session-note.css'

/** Warns in the last week of the key. */
export function SessionNote({ me }: { me: Session['me'] }) {
  const [openedAt] = useState(Date.now)
  const end = endsSoon(me, openedAt)
  return (
    end && (
      <p className="session-note" role="note">
        {sharingStrings.keyEndsSoon(end)}
      </p>
    )
  )
}
