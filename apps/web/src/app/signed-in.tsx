import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KeyState, KeyStore } from '../data/service/key-store.ts'
import { NewVersionNote, PauseNote } from './floating-notes.tsx'
import { Screens } from './screens.tsx'
import { SessionGate } from './session-gate.tsx'

interface Props {
  readonly apiKey: string
  readonly state: KeyState
  readonly keys: KeyStore
}

/** Time in which a first visit loads what it shows, before the whole viewer is fetched. */
const FIRST_VISIT_DELAY_MS = 5000

const hasServiceWorker = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

const installViewer = () =>
  void import('./register-service-worker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    // Without it the viewer works as long as there is a network.
    () => undefined,
  )

/** The code behind the sign-in form. */
export default function SignedIn(props: Props) {
  /** Cache for requests without a key. */
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  useEffect(() => {
    const timer = setTimeout(installViewer, hasServiceWorker() ? 0 : FIRST_VISIT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <QueryClientProvider client={queries}>
      <SessionGate {...props}>
        <Screens />
      </SessionGate>
      <NewVersionNote />
      <PauseNote />
    </QueryClientProvider>
  )
}
