import { useSyncExternalStore } from 'react'
import { pause } from './request-pause.ts'

/** Whole seconds until requests continue; 0 while they are not held back. */
export const useRetryCountdown = () =>
  useSyncExternalStore(pause.subscribe, pause.secondsLeft, pause.secondsLeft)
