import { useEffect, useEffectEvent } from 'react'

const SEARCH_FIELD = 'input[type="search"]'

/** `/` moves to the search field of the screen, `?` opens the help, except while typing. */
export function useShortcuts(onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return
    if (event.key === '?') onHelp()
    if (event.key !== '/') return
    const field = [...document.querySelectorAll<HTMLInputElement>(SEARCH_FIELD)].find((one) =>
      one.checkVisibility(),
    )
    if (!field) return
    // Prevents the slash from being typed into the field.
    event.preventDefault()
    field.focus()
    field.select()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null
