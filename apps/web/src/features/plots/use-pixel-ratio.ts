import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Device px per CSS px; follows the zoom of the page. */
export const usePixelRatio = (): number => useSyncExternalStore(subscribe, () => window.devicePixelRatio)
