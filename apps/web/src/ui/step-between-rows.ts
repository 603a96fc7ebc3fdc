import type { KeyboardEvent } from 'react'

const NEIGHBOURS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/**
 * Arrow keys move the focus to the first link or button of the next row of a table. Rows just outside the
 * view are rendered, so the next one always exists.
 */
export function stepBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const neighbour = NEIGHBOURS[event.key]
  const row = event.target instanceof Element ? event.target.closest('tr') : null
  const target = neighbour && row?.[neighbour]?.querySelector<HTMLElement>('a, button')
  if (!target) return
  event.preventDefault()
  target.focus()
}
