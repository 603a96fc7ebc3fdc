import type { ViewerConfig } from '@groundsheet/contract'
import { hashKey, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { configQuery } from '../data/service/config.ts'
import { isFramed } from '../data/service/is-framed.ts'
import {
  deleteAllKept,
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
import { useKeyExpiry } from './use-key-expiry.ts'

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
    const kept = openStored(keys, apiKey)
    const opened = openQueries(kept, (refusal) => leave(keys, apiKey, refusal))
    opened.client.setQueryData(configQuery.queryKey, config)
    return { ...opened, kept }
  })
  useEffect(() => {
    if (!isFramed()) void deleteEndedKeys(client).catch(() => undefined)
  }, [client])
  useEffect(() => deleteCacheWithKey(keys, apiKey, queries), [keys, apiKey, queries])
  const actions = useMemo(() => leaveActions(keys, apiKey), [keys, apiKey])
  return (
    <QueryClientProvider client={queries.client}>
      <SignedIn
        {...props}
        {...{ apiKey, keys, client, actions }}
        kept={queries.kept}
        signOutAt={config.proxySignIn?.signOut ?? null}
      />
    </QueryClientProvider>
  )
}

/** Deletes what was stored of other keys, too, once they have ended. */
async function deleteEndedKeys(client: Session['client']) {
  const { deleteEndedEntries } = await import('../data/service/delete-ended-entries.ts')
  await deleteEndedEntries(hashKey(meQuery(client).queryKey), Date.now())
}

/** Whether the browser may store the key, and with it what is read, on request. */
const canStoreKey = (apiKey: string): boolean => !isFramed() && !isProxySignIn(apiKey)

/** Stores data once the user lets this browser store the key. Deletes what was stored before. */
function openStored(keys: KeyStore, apiKey: string): KeptQueries {
  if (!canStoreKey(apiKey)) return NOTHING_KEPT
  const isStored = () => keys.current().kept.some(({ key, lasting }) => key === apiKey && lasting)
  if (!isStored()) void openKeptQueries(apiKey).delete()
  return openKeptQueries(apiKey, { isStored })
}

/** The key is no longer accepted. The proxy requires a new sign-in after its session has ended. */
function leave(keys: KeyStore, apiKey: string, refusal: string) {
  if (isProxySignIn(apiKey)) window.location.reload()
  else keys.delete(apiKey, refusal)
}

/** Deletes cached data when its key is removed by this tab, another tab, or the service. */
function deleteCacheWithKey(keys: KeyStore, apiKey: string, queries: ReturnType<typeof openQueries>) {
  return keys.subscribe(() => {
    const { kept } = keys.current()
    if (kept.some(({ key }) => key === apiKey)) return
    void queries.delete().then(() => (kept.length === 0 ? deleteAllKept() : undefined))
  })
}

/** Actions that leave this key. Each opens the start page: ids of one company are invalid for another. */
function leaveActions(keys: KeyStore, apiKey: string) {
  const openStart = () => goTo('/', true)
  return {
    switchTo(key: string) {
      openStart()
      keys.select(key)
    },
    addKey() {
      openStart()
      keys.select(null)
    },
    signOut: () => {
      openStart()
      keys.delete(apiKey)
    },
    signOutOfAll() {
      openStart()
      keys.deleteAll()
    },
  }
}

interface SignedInProps extends Omit<OneKeyProps, 'config'> {
  readonly client: Session['client']
  readonly kept: KeptQueries
  readonly actions: ReturnType<typeof leaveActions>
  /** Path or address at which people sign out of a proxy. */
  readonly signOutAt: string | null
}

function SignedIn({ apiKey, state, keys, client, kept, actions, signOutAt, children }: SignedInProps) {
  const { data: me, dataUpdatedAt, error, refetch } = useQuery(meQuery(client))
  useKeyExpiry(me, dataUpdatedAt, () => leave(keys, apiKey, 'invalid_api_key'))
  useEffect(() => {
    if (me) keys.name(apiKey, me.company)
  }, [me, keys, apiKey])
  const others = useMemo(() => state.kept.filter(({ key }) => key !== apiKey), [state.kept, apiKey])
  const session = useMemo(
    (): Session | null =>
      me
        ? {
            ...{ ...actions, key: apiKey, client, me, others, kept },
            storeKey: canStoreKey(apiKey) ? () => keys.keep(apiKey, true) : null,
            can: (scope) => me.scopes.includes(scope),
            proxy: me.person && { ...me.person, signOut: signOutAt },
          }
        : null,
    [apiKey, client, me, others, kept, keys, actions, signOutAt],
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
