import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { configQuery } from '../data/config.ts'
import type { KeyStore } from '../data/key-store.ts'
import { meQuery } from '../data/queries.ts'
import { pause } from '../data/pause.ts'
import { openClient, SessionContext, type Session } from '../data/session.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { strings } from '../ui/strings.ts'

/** Shows the page to a key that was accepted, and the sign-in form to everyone else. */
export function SessionGate({ keys, children }: { keys: KeyStore; children: ReactNode }) {
  const { key, refusal } = useSyncExternalStore(keys.subscribe, keys.current)
  const config = useQuery(configQuery)
  if (config.error)
    return <Centred>{<ErrorNotice error={config.error} retry={() => void config.refetch()} />}</Centred>
  if (!config.data) return <Centred>{strings.loading}</Centred>
  if (key === null) return <SignInForm refusal={refusal} onKey={keys.keep} />
  return (
    <SignedIn key={key} apiKey={key} apiBase={config.data.apiBase} keys={keys}>
      {children}
    </SignedIn>
  )
}

interface SignedInProps {
  readonly apiKey: string
  readonly apiBase: string
  readonly keys: KeyStore
  readonly children: ReactNode
}

function SignedIn({ apiKey, apiBase, keys, children }: SignedInProps) {
  const queries = useQueryClient()
  const client = useMemo(() => openClient(apiBase, apiKey, pause.extend), [apiBase, apiKey])
  const { data: me, error, refetch } = useQuery(meQuery(client, apiKey))
  const session = useMemo(
    (): Session | null =>
      me
        ? {
            client,
            me,
            can: (scope) => me.scopes.includes(scope),
            signOut() {
              window.history.replaceState(null, '', '/')
              keys.forget()
              queries.removeQueries({ predicate: (query) => query.queryKey[0] !== 'config' })
            },
          }
        : null,
    [client, me, keys, queries],
  )
  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (!error) return <Centred>{strings.signIn.checking}</Centred>
  return (
    <Centred>
      <ErrorNotice error={error} retry={() => void refetch()} />
      <button type="button" className="button" data-quiet onClick={() => keys.forget()}>
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
