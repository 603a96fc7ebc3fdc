import { useEffect, useEffectEvent, useRef } from 'react'

/** Something that can be closed. */
export interface Closable {
  /** Selector of the element that it stands in. */
  readonly within: string
  readonly close: () => void
}

/** Elements that use Esc for themselves. */
const OWN_ESCAPE =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [role="dialog"], [role="menu"], [popover]'

/** What is open over the page. Esc closes it, wherever the focus is. */
const OPEN_ABOVE = 'dialog[open], :popover-open'

/** Elements that had the focus are remembered up to this number. */
const MAX_REMEMBERED = 20

/**
 * Esc closes what has the focus in it, else the first of `open`, unless an element uses the key for itself. The focus
 * goes back to the last element that had it and is still on the page. `open` lists only what is open.
 */
export function useClosing(open: readonly Closable[]): void {
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
  document.querySelector(OPEN_ABOVE) !== null ||
  (target instanceof Element && target.closest(OWN_ESCAPE) !== null)

/** Gives the focus back when the element that had it has left the page with what was closed. */
function useFocusReturn(open: string): void {
  const history = useRef<readonly HTMLElement[]>([])
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const others = history.current.filter((one) => one !== target)
      history.current = [...others, target].slice(-MAX_REMEMBERED)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (history.current.at(-1)?.isConnected !== false) return
    const left = history.current.filter((one) => one.isConnected && one.checkVisibility())
    left.at(-1)?.focus({ preventScroll: true })
  }, [open])
}
