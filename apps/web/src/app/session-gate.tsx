import type { ViewerConfig } from '@groundsheet/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { configQuery } from '../data/service/config.ts'
import { isFramed } from '../data/service/framed.ts'
import {
  forgetAllKept,
  NOTHING_KEPT,
  openKeptQueries,
  type KeptQueries,
} from '../data/service/kept-queries.ts'
import type { KeyState, KeyStore } from '../data/service/key-store.ts'
import { meQuery } from '../data/service/queries.ts'
import { isProxySignIn } from '../data/service/proxy-sign-in.ts'
import { openQueries } from '../data/service/query-client.ts'
import { openClient, SessionContext, type Session } from '../data/service/session.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { strings } from '../ui/strings/strings.ts'
import { goTo } from '../url-state/address.ts'

/** Loads the configuration, then renders the page if the key is accepted. */
export function SessionGate({ apiKey, ...props }: Omit<OneKeyProps, 'config'>) {
  const config = useQuery(configQuery)
  if (config.error)
    return <Centred>{<ErrorNotice error={config.error} retry={() => void config.refetch()} />}</Centred>
  if (!config.data) return <Centred>{strings.waiting.service}</Centred>
  return <OneKey {...props} key={apiKey} apiKey={apiKey} config={config.data} />
}

interface OneKeyProps {
  readonly apiKey: string
  readonly state: KeyState
  readonly config: ViewerConfig
  readonly keys: KeyStore
  readonly children: ReactNode
}

/** Each key has its own client and cache, so that data is never shared between keys. */
function OneKey({ apiKey, config, keys, ...props }: OneKeyProps) {
  const [client] = useState(() => openClient(config.apiBase, apiKey))
  const [queries] = useState(() => {
    const kept = isRemembered(props.state, apiKey) ? openKeptQueries(apiKey) : storeNothing(apiKey)
    const opened = openQueries(kept, (refusal) => leave(keys, apiKey, refusal))
    opened.client.setQueryData(configQuery.queryKey, config)
    return opened
  })
  useEffect(() => deleteCacheWithKey(keys, apiKey, queries), [keys, apiKey, queries])
  const actions = useMemo(() => leaveActions(keys, apiKey), [keys, apiKey])
  return (
    <QueryClientProvider client={queries.client}>
      <SignedIn
        {...props}
        {...{ apiKey, keys, client, actions }}
        signOutAt={config.proxySignIn?.signOut ?? null}
      />
    </QueryClientProvider>
  )
}

/** Whether its user asked this browser to remember the key, and with it what is read. */
const isRemembered = ({ kept }: KeyState, apiKey: string): boolean =>
  !isFramed() && !isProxySignIn(apiKey) && kept.some(({ key, lasting }) => key === apiKey && lasting)

/** Deletes also what was stored while the key was remembered. */
function storeNothing(apiKey: string): KeptQueries {
  if (!isFramed() && !isProxySignIn(apiKey)) void openKeptQueries(apiKey).forget()
  return NOTHING_KEPT
}

/** The key is no longer accepted. The proxy asks those to sign in again whose session there has ended. */
function leave(keys: KeyStore, apiKey: string, refusal: string) {
  if (isProxySignIn(apiKey)) window.location.reload()
  else keys.forget(apiKey, refusal)
}

/** Deletes cached data when its key is removed by this tab, another tab, or the service. */
function deleteCacheWithKey(keys: KeyStore, apiKey: string, queries: ReturnType<typeof openQueries>) {
  return keys.subscribe(() => {
    const { kept } = keys.current()
    if (kept.some(({ key }) => key === apiKey)) return
    void queries.forget().then(() => (kept.length === 0 ? forgetAllKept() : undefined))
  })
}

/** Actions that leave this key. Each opens the start page: ids of one company are invalid for another. */
function leaveActions(keys: KeyStore, apiKey: string) {
  const openStart = () => goTo('/', true)
  return {
    switchTo(key: string) {
      openStart()
      keys.choose(key)
    },
    addKey() {
      openStart()
      keys.choose(null)
    },
    signOut: () => {
      openStart()
      keys.forget(apiKey)
    },
    signOutOfAll() {
      openStart()
      keys.forgetAll()
    },
  }
}

interface SignedInProps extends Omit<OneKeyProps, 'config'> {
  readonly client: Session['client']
  readonly actions: ReturnType<typeof leaveActions>
  /** Path or address at which people sign out of a proxy. */
  readonly signOutAt: string | null
}

function SignedIn({ apiKey, state, keys, client, actions, signOutAt, children }: SignedInProps) {
  const { data: me, error, refetch } = useQuery(meQuery(client))
  useEffect(() => {
    if (me) keys.name(apiKey, me.company)
  }, [me, keys, apiKey])
  const others = useMemo(() => state.kept.filter(({ key }) => key !== apiKey), [state.kept, apiKey])
  const session = useMemo(
    (): Session | null =>
      me
        ? {
            ...{ ...actions, key: apiKey, client, me, others },
            can: (scope) => me.scopes.includes(scope),
            proxy: me.person && { ...me.person, signOut: signOutAt },
          }
        : null,
    [apiKey, client, me, others, actions, signOutAt],
  )
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (!error) return <Centred>{strings.signIn.checking}</Centred>
  return (
    <Centred>
      <ErrorNotice error={error} retry={() => void refetch()} />
      <button type="button" className="button" data-quiet onClick={actions.signOut}>
        {strings.signOut}
      </button>
    </Centred>
  )
}

const Centred = ({ children }: { children: ReactNode }) => (
  <main className="centred" aria-live="polite">
    {children}
  </main>
)
