import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyStore } from '../data/key-store.ts'
import { PauseNote } from './pause-note.tsx'
import { Screens } from './screens.tsx'
import { SessionGate } from './session-gate.tsx'

export function App({ keys }: { keys: KeyStore }) {
  /** What is known before any key. */
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <SessionGate keys={keys}>
        <Screens />
      </SessionGate>
      <PauseNote />
    </QueryClientProvider>
  )
}
