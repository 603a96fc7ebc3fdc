import type { MouseEvent } from 'react'

/** Clicks for a new tab, a new window or a download are left to the browser. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
