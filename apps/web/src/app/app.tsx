import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createQueryClient } from '../data/query-client.ts'
import type { KeyStore } from '../data/key-store.ts'
import { router } from './router.tsx'
import { SessionGate } from './session-gate.tsx'

export function App({ keys }: { keys: KeyStore }) {
  const [queries] = useState(() => createQueryClient((refusal) => keys.forget(refusal)))
  return (
    <QueryClientProvider client={queries}>
      <SessionGate keys={keys}>
        <RouterProvider router={router} />
      </SessionGate>
    </QueryClientProvider>
  )
}
