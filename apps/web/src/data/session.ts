import { createClient, type Client } from '@groundsheet/client'
import type { Me, Scope } from '@groundsheet/contract'
import { createContext, useContext } from 'react'
import type { KeptKey } from './key-store.ts'
import { patientFetch } from './patient-fetch.ts'
import { pause } from './pause.ts'

/** A key that was accepted, what it may do, and the ways to others. */
export interface Session {
  readonly client: Client
  readonly me: Me
  readonly can: (scope: Scope) => boolean
  /** Other keys of this browser. */
  readonly others: readonly KeptKey[]
  readonly switchTo: (key: string) => void
  readonly addKey: () => void
  /** Forgets this key and all that was read with it. */
  readonly signOut: () => void
  readonly signOutOfAll: () => void
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is called outside a signed-in part of the page')
  return session
}

/**
 * The page waits by itself, all calls together, so the SDK need not. Nothing of it is left in the browser's own cache,
 * which signing out could not empty.
 */
export const openClient = (apiBase: string, key: string) =>
  createClient({
    baseUrl: new URL(apiBase, window.location.origin).href,
    key,
    retries: 0,
    fetch: patientFetch(pause, (input, init) => globalThis.fetch(input, { ...init, cache: 'no-store' })),
  })
