import type { KeyboardEvent } from 'react'

/** Handles keys of what Escape closes; what it lies on stays open. */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
