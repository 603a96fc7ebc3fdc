import { useSyncExternalStore } from 'react'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void) {
  const query = dark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What the computer is set to; follows when it changes. */
export const useColourScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (dark().matches ? 'dark' : 'light'))
