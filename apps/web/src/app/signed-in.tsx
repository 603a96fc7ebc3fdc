import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KeyState, KeyStore } from '../data/service/key-store.ts'
import { PauseNote } from './pause-note.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { Screens } from './screens.tsx'
import { SessionGate } from './session-gate.tsx'

interface Props {
  readonly apiKey: string
  readonly state: KeyState
  readonly keys: KeyStore
}

/** The code behind the sign-in form. */
export default function SignedIn(props: Props) {
  /** Cache for requests without a key. */
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  useEffect(registerServiceWorker, [])
  return (
    <QueryClientProvider client={queries}>
      <SessionGate {...props}>
        <Screens />
      </SessionGate>
      <PauseNote />
    </QueryClientProvider>
  )
}
