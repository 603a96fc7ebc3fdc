import { panSection, type SectionFrame, type SectionWindow } from '@groundsheet/sections'
import { useEffect, useState } from 'react'
import { formatSectionWindow, parseSectionWindow } from '../../url-state/section-window.ts'

/** Milliseconds after which a gesture rests. */
const QUIET = 250

interface Live {
  /** To the last bit: rounded, a section that only moves would seem to grow and shrink a little. */
  readonly window: SectionWindow | null
  readonly text: string | undefined
  readonly since: string | undefined
}

/**
 * What is seen of a section: as the address asks, and at once as a gesture moves it; the address follows when the
 * gesture rests. Null: the whole section.
 */
export function useSectionWindow(
  asked: string | undefined,
  frame: SectionFrame,
  onWindow: (text: string | undefined) => void,
) {
  const [live, setLive] = useState<Live | null>(null)
  // What was moved here counts until the address says something else.
  const mine = live && (live.since === asked || live.text === asked) ? live : null
  const text = mine ? mine.text : asked
  useEffect(() => {
    if (text === asked) return undefined
    const timer = setTimeout(() => onWindow(text), QUIET)
    return () => clearTimeout(timer)
  }, [text, asked, onWindow])
  const window = mine ? mine.window : parseSectionWindow(asked)
  const change = (next: SectionWindow | null) =>
    setLive({ window: next, text: next ? formatSectionWindow(next) : undefined, since: asked })
  return { window: window && panSection(window, 0, 0, frame), change }
}
