import { createClient, type Client } from '@groundsheet/client'
import type { Me, Scope } from '@groundsheet/contract'
import { createContext, useContext } from 'react'

/** A key that was accepted, and what it may do. */
export interface Session {
  readonly client: Client
  readonly me: Me
  readonly can: (scope: Scope) => boolean
  readonly signOut: () => void
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is called outside a signed-in part of the page')
  return session
}

/** `onWait` is told before a call is repeated, with the milliseconds until then. */
export const openClient = (apiBase: string, key: string, onWait: (delay: number) => void) =>
  createClient({
    baseUrl: new URL(apiBase, window.location.origin).href,
    key,
    onWait: ({ delay }) => onWait(delay),
  })
