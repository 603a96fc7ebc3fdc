import { createClient, type Client } from '@groundsheet/client'
import type { Me, Scope } from '@groundsheet/contract'
import { createContext, useContext } from 'react'
import type { KeptKey } from './key-store.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import type { KeptQueries } from './kept-queries.ts'
import { pause } from './request-pause.ts'
import { isProxySignIn } from './proxy-sign-in.ts'
import { quota } from './quota.ts'

/** An accepted key, what it may do, and the actions that change it. */
export interface Session {
  /** The key, or the link in place of one. */
  readonly key: string
  readonly client: Client
  readonly me: Me
  readonly can: (scope: Scope) => boolean
  /** Other keys of this browser. */
  readonly others: readonly KeptKey[]
  /** What is stored in this browser of what the key reads. */
  readonly kept: KeptQueries
  /** Keeps the key until its user signs out; null: this browser stores nothing for it. */
  readonly storeKey: (() => void) | null
  readonly switchTo: (key: string) => void
  readonly addKey: () => void
  /** Removes this key and everything read with it. */
  readonly signOut: () => void
  readonly signOutOfAll: () => void
  /** Who signed in at a proxy in place of a key, and where they sign out; null: a key or a link. */
  readonly proxy: { readonly email: string; readonly signOut: string | null } | null
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is called outside a signed-in part of the page')
  return session
}

/**
 * Retries are made by `fetchWithRetry` for all calls together, so the client makes none. `no-store`: signing
 * out could not empty the browser's HTTP cache.
 */
export const openClient = (apiBase: string, key: string) =>
  createClient({
    baseUrl: new URL(apiBase, window.location.origin).href,
    key: isProxySignIn(key) ? null : key,
    retries: 0,
    fetch: fetchWithRetry(pause, async (input, init) => {
      const response = await globalThis.fetch(input, { ...init, cache: 'no-store' })
      quota.note(response.headers)
      return response
    }),
  })
