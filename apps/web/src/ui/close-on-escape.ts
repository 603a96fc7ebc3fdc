import type { KeyboardEvent } from 'react'

/** Key handler that closes one element on Escape; the elements below it stay open. */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
