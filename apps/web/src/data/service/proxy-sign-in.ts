import type { Me, Problem } from '@groundsheet/contract'
import { readConfig } from './read-config.ts'

/** In place of a key where the proxy in front states the user; no key begins like this. */
const PROXY_SIGN_IN = 'signed in at the proxy: '

/**
 * What there is in place of a key: null: people sign in by key here; `refused`: the proxy names somebody
 * without access.
 */
export type ProxySignIn = { readonly key: string } | { readonly refused: true } | null

export const isProxySignIn = (key: string): boolean => key.startsWith(PROXY_SIGN_IN)

let requested: Promise<ProxySignIn> | undefined

/**
 * Requests it once for each load of the page, since somebody else may have signed in at the proxy since.
 * Without the SDK, which the sign-in form does not need. Never rejects: without an answer there is the form.
 */
export const requestProxySignIn = (): Promise<ProxySignIn> =>
  (requested ??= requestSession().catch(() => null))

async function requestSession(): Promise<ProxySignIn> {
  const { apiBase, proxySignIn } = await readConfig()
  if (!proxySignIn) return null
  const response = await fetch(`${apiBase}/me`, { cache: 'no-store' })
  if (response.ok) {
    const { person } = ((await response.json()) as { data: Me }).data
    return person && { key: PROXY_SIGN_IN + person.email }
  }
  const { error } = (await response.json()) as Problem
  return error.type === 'invalid_api_key' ? { refused: true } : null
}
