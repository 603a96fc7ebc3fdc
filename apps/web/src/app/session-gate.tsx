import type { ViewerConfig } from '@groundsheet/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { configQuery } from '../data/service/config.ts'
import { forgetAllKept, openKeptQueries } from '../data/service/kept-queries.ts'
import type { KeyState, KeyStore } from '../data/service/key-store.ts'
import { meQuery } from '../data/service/queries.ts'
import { openQueries } from '../data/service/query-client.ts'
import { openClient, SessionContext, type Session } from '../data/service/session.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { strings } from '../ui/strings.ts'
import { goTo } from '../url-state/address.ts'

/** Shows the page to a key that was accepted. */
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

/** Every key has its own client and its own cache: nothing of one is ever seen with another. */
function OneKey({ apiKey, config, keys, ...props }: OneKeyProps) {
  const [client] = useState(() => openClient(config.apiBase, apiKey))
  const [queries] = useState(() => {
    const opened = openQueries(openKeptQueries(apiKey), (refusal) => keys.forget(apiKey, refusal))
    opened.client.setQueryData(configQuery.queryKey, config)
    return opened
  })
  useEffect(() => forgetWithKey(keys, apiKey, queries), [keys, apiKey, queries])
  const leave = useMemo(() => waysOut(keys, apiKey), [keys, apiKey])
  return (
    <QueryClientProvider client={queries.client}>
      <SignedIn {...props} apiKey={apiKey} keys={keys} client={client} leave={leave} />
    </QueryClientProvider>
  )
}

/** Whoever forgets the key, this tab, another one or the service: what was read with it goes too. */
function forgetWithKey(keys: KeyStore, apiKey: string, queries: ReturnType<typeof openQueries>) {
  return keys.subscribe(() => {
    const { kept } = keys.current()
    if (kept.some(({ key }) => key === apiKey)) return
    void queries.forget().then(() => (kept.length === 0 ? forgetAllKept() : undefined))
  })
}

/** Ids of one company mean nothing to another: each way leads to the start. */
function waysOut(keys: KeyStore, apiKey: string) {
  const toStart = () => goTo('/', true)
  return {
    switchTo(key: string) {
      toStart()
      keys.choose(key)
    },
    addKey() {
      toStart()
      keys.choose(null)
    },
    signOut: () => {
      toStart()
      keys.forget(apiKey)
    },
    signOutOfAll() {
      toStart()
      keys.forgetAll()
    },
  }
}

interface SignedInProps extends Omit<OneKeyProps, 'config'> {
  readonly client: Session['client']
  readonly leave: ReturnType<typeof waysOut>
}

function SignedIn({ apiKey, state, keys, client, leave, children }: SignedInProps) {
  const { data: me, error, refetch } = useQuery(meQuery(client))
  useEffect(() => {
    if (me) keys.name(apiKey, me.company)
  }, [me, keys, apiKey])
  const others = useMemo(() => state.kept.filter(({ key }) => key !== apiKey), [state.kept, apiKey])
  const session = useMemo(
    (): Session | null =>
      me ? { ...leave, client, me, others, can: (scope) => me.scopes.includes(scope) } : null,
    [client, me, others, leave],
  )
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (!error) return <Centred>{strings.signIn.checking}</Centred>
  return (
    <Centred>
      <ErrorNotice error={error} retry={() => void refetch()} />
      <button type="button" className="button" data-quiet onClick={leave.signOut}>
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
