import { useEffect, useState } from 'react'

/** Pause after which a gesture counts as finished. */
const GESTURE_PAUSE_MS = 250

interface LiveState<W> {
  /** Not rounded: rounding would change the size slightly while panning. */
  readonly window: W | null
  readonly text: string | undefined
  readonly changedFrom: string | undefined
}

interface Options<W> {
  /** Window in the address. */
  readonly addressText: string | undefined
  readonly parse: (text: string | undefined) => W | null
  readonly format: (window: W) => string
  /** Must be a stable function. */
  readonly onWindow: (text: string | undefined) => void
}

/**
 * Visible part of a drawing: as in the address, and updated at once by gestures. The address follows after a
 * gesture. Null: the whole drawing.
 */
export function useLiveWindow<W>({ addressText, parse, format, onWindow }: Options<W>) {
  const [live, setLive] = useState<LiveState<W> | null>(null)
  // A gesture counts until the address changes otherwise.
  const current = live && (live.changedFrom === addressText || live.text === addressText) ? live : null
  const text = current ? current.text : addressText
  useEffect(() => {
    if (text === addressText) return undefined
    const timer = setTimeout(() => onWindow(text), GESTURE_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, addressText, onWindow])
  const change = (next: W | null) =>
    setLive({ window: next, text: next ? format(next) : undefined, changedFrom: addressText })
  return { window: current ? current.window : parse(addressText), change }
}
