import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isTyping } from '../use-shortcuts.ts'

/** `/` opens the list of holes with its search field if another part of the sidebar is open. */
export function useFindShortcut(isListOpen: boolean, openList: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (isListOpen || event.key !== '/' || event.defaultPrevented || isModified || isTyping(event.target))
      return
    event.preventDefault()
    flushSync(openList)
    document.querySelector<HTMLInputElement>('.project-find input')?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
