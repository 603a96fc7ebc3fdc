import type { Me } from '@groundsheet/contract'
import { useEffect, useEffectEvent } from 'react'
import { hasEnded } from '../data/service/kept-queries.ts'

const CHECK_INTERVAL_MS = 10_000

/**
 * Calls `onEnd` when the key has ended, also without a network. `readAt`: when `me` was read, as of Date.now.
 */
export function useKeyExpiry(me: Me | undefined, readAt: number, onEnd: () => void): void {
  const check = useEffectEvent(() => {
    if (hasEnded({ at: readAt, data: me }, Date.now())) onEnd()
  })
  useEffect(() => {
    check()
    const timer = setInterval(check, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [me, readAt])
}
