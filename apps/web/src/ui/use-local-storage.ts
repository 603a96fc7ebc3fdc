import { useState } from 'react'

/**
 * State stored in the browser. `read` parses the stored text, or null. A browser that cannot store it
 * (private windows, full disks) uses the default.
 */
export function useLocalStorage<T>(
  name: string,
  read: (text: string | null) => T,
  write: (value: T) => string,
) {
  const [value, setValue] = useState(() => read(readStored(name)))
  function store(next: T) {
    setValue(next)
    try {
      window.localStorage.setItem(name, write(next))
    } catch {
      // Not stored: only the preference is lost.
    }
  }
  return [value, store] as const
}

function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name)
  } catch {
    return null
  }
}
