import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; follows changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Windows and devices with targets large enough for a finger. */
export const TOUCH_QUERY = '(width < 900px) or (pointer: coarse)'
