import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { Hole } from '../../data/holes/hole.ts'

/** The holes of the list that are chosen to be looked at together. */
export interface ListChoice {
  readonly ids: ReadonlySet<string>
  /** A press chooses instead of opening. */
  readonly choosing: boolean
  readonly onChoose: (ids: readonly string[], chosen: boolean) => void
}

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * Choosing as lists everywhere have it: Ctrl or ⌘ with a press turns one, Shift takes all from the last one turned,
 * Space turns the current one, Shift with an arrow takes what it passes, Ctrl+A takes all.
 */
export function useListChoice(holes: readonly Hole[], { ids, choosing, onChoose }: ListChoice) {
  const anchor = useRef(0)
  const idsBetween = (a: number, b: number) =>
    holes.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id)

  function turn(index: number) {
    const id = holes[index]?.id
    if (id === undefined) return
    anchor.current = index
    onChoose([id], !ids.has(id))
  }
  function take(index: number) {
    onChoose(idsBetween(anchor.current, index), true)
  }

  return {
    /** Whether the press was meant to choose. */
    press(index: number, event: MouseEvent): boolean {
      const onMark = (event.target as Element).closest('.hole-option-check') !== null
      if (event.shiftKey) take(index)
      else if (event.ctrlKey || event.metaKey || choosing || onMark) turn(index)
      else anchor.current = index
      return event.shiftKey || event.ctrlKey || event.metaKey || choosing || onMark
    },
    /** Whether the key was meant to choose; `next`: where it leads. */
    key(event: KeyboardEvent, current: number, next: number | null): boolean {
      if (event.key === ' ') turn(current)
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
        onChoose(idsBetween(0, holes.length), true)
      else if (event.shiftKey && next !== null && MOVES.includes(event.key))
        onChoose(idsBetween(current, next), true)
      else return false
      return true
    },
  }
}
