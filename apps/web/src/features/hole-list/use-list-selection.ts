import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import type { Hole } from '../../data/holes/hole.ts'

/** Selection of several holes in the list. */
export interface ListSelection {
  readonly ids: ReadonlySet<string>
  /** A press selects instead of opening. */
  readonly isSelecting: boolean
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void
}

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * Multiple selection as in other lists: Ctrl or ⌘ with a press toggles a hole, Shift selects a range from the
 * last toggled. Space toggles the current hole, Shift with an arrow extends, Ctrl+A selects all.
 */
export function useListSelection(holes: readonly Hole[], { ids, isSelecting, onSelect }: ListSelection) {
  const anchor = useRef(0)
  const idsBetween = (a: number, b: number) =>
    holes.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id)

  function toggle(index: number) {
    const id = holes[index]?.id
    if (id === undefined) return
    anchor.current = index
    onSelect([id], !ids.has(id))
  }
  function selectTo(index: number) {
    onSelect(idsBetween(anchor.current, index), true)
  }

  return {
    /** Handles a press; returns whether it changed the selection. */
    press(index: number, event: MouseEvent): boolean {
      const isOnCheck = (event.target as Element).closest('.hole-option-check') !== null
      if (event.shiftKey) selectTo(index)
      else if (event.ctrlKey || event.metaKey || isSelecting || isOnCheck) toggle(index)
      else anchor.current = index
      return event.shiftKey || event.ctrlKey || event.metaKey || isSelecting || isOnCheck
    },
    /** Handles a key; returns whether it changed the selection. `next`: index that the key moves to. */
    key(event: KeyboardEvent, current: number, next: number | null): boolean {
      if (event.key === ' ') toggle(current)
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
        onSelect(idsBetween(0, holes.length), true)
      else if (event.shiftKey && next !== null && MOVES.includes(event.key))
        onSelect(idsBetween(current, next), true)
      else return false
      return true
    },
  }
}
