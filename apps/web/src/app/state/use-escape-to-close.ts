import { useEffect, useEffectEvent, useRef } from 'react'

/** A part of the page that can be closed. */
export interface Closable {
  /** Selector of its element. */
  readonly within: string
  readonly close: () => void
}

/** Elements with their own meaning of Esc. */
const OWN_ESCAPE =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="dialog"], ' +
  '[role="menu"], [popover]'

/** Open dialogs and popovers; Esc closes these wherever the focus is. */
const OPEN_OVERLAYS = 'dialog[open], :popover-open'

/** Maximum number of previously focused elements stored. */
const MAX_STORED_ELEMENTS = 20

/**
 * Esc closes the part that has the focus, otherwise the first of `open`, unless an element uses the key
 * itself. The focus returns to the last focused element still on the page. `open` lists only open parts.
 */
export function useEscapeToClose(open: readonly Closable[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isTaken(event.target)) return
    const target = event.target instanceof Element ? event.target : null
    const closed = open.find(({ within }) => target?.closest(within)) ?? open[0]
    if (!closed) return
    event.preventDefault()
    closed.close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  useFocusReturn(open.map(({ within }) => within).join())
}

const isTaken = (target: EventTarget | null) =>
  document.querySelector(OPEN_OVERLAYS) !== null ||
  (target instanceof Element && target.closest(OWN_ESCAPE) !== null)

/** Restores the focus when the focused element has been removed with the closed part. */
function useFocusReturn(open: string): void {
  const history = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    const storeFocused = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const others = history.current.filter((one) => one !== target)
      history.current = [...others, target].slice(-MAX_STORED_ELEMENTS)
    }
    document.addEventListener('focusin', storeFocused)
    return () => document.removeEventListener('focusin', storeFocused)
  }, [])
  useEffect(() => {
    if (history.current.at(-1)?.isConnected !== false) return
    const left = history.current.filter((one) => one.isConnected && one.checkVisibility())
    left.at(-1)?.focus({ preventScroll: true })
  }, [open])
}
