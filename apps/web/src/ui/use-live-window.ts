import { useEffect, useState } from 'react'

/** Milliseconds after which a gesture rests. */
const QUIET = 250

interface Live<W> {
  /** To the last bit: rounded, what only moves would seem to grow and shrink a little. */
  readonly window: W | null
  readonly text: string | undefined
  readonly since: string | undefined
}

interface Options<W> {
  /** What the address asks for. */
  readonly asked: string | undefined
  readonly parse: (text: string | undefined) => W | null
  readonly format: (window: W) => string
  /** Must stay the same function. */
  readonly onWindow: (text: string | undefined) => void
}

/**
 * What is seen of a drawing: as the address asks, and at once as a gesture moves it; the address follows when the
 * gesture rests. Null: all of it.
 */
export function useLiveWindow<W>({ asked, parse, format, onWindow }: Options<W>) {
  const [live, setLive] = useState<Live<W> | null>(null)
  // What was moved here counts until the address says something else.
  const mine = live && (live.since === asked || live.text === asked) ? live : null
  const text = mine ? mine.text : asked
  useEffect(() => {
    if (text === asked) return undefined
    const timer = setTimeout(() => onWindow(text), QUIET)
    return () => clearTimeout(timer)
  }, [text, asked, onWindow])
  const change = (next: W | null) =>
    setLive({ window: next, text: next ? format(next) : undefined, since: asked })
  return { window: mine ? mine.window : parse(asked), change }
}
