import { useState } from 'react'

/**
 * State that this browser remembers. `read` makes it of the text that was kept, or of null; a browser that keeps
 * nothing (private windows, full disks) just forgets.
 */
export function useStored<T>(name: string, read: (text: string | null) => T, write: (value: T) => string) {
  const [value, setValue] = useState(() => read(recall(name)))
  function keep(next: T) {
    setValue(next)
    try {
      window.localStorage.setItem(name, write(next))
    } catch {
      // Not remembered: nothing is lost but the habit.
    }
  }
  return [value, keep] as const
}

function recall(name: string): string | null {
  try {
    return window.localStorage.getItem(name)
  } catch {
    return null
  }
}
