import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Hole } from '../../data/hole.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { HoleOption } from './hole-option.tsx'
import { nextIndex } from './next-index.ts'

export interface ListboxProps {
  readonly holes: readonly Hole[]
  readonly label: string
  readonly selected: string | null
  readonly hovered: string | null
  readonly artwork: ReadonlyMap<string, string>
  readonly onSelect: (id: string) => void
  readonly onHover: (id: string | null) => void
}

/** Two lines, and tall enough for a finger. CSS px. */
const ROW = 44

/** A listbox of any length: only what is in sight is in the page. WAI-ARIA Authoring Practices, "Listbox". */
export function HoleListbox({ holes, label, selected, hovered, artwork, onSelect, onHover }: ListboxProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const name = useId()
  const [active, setActive] = useState(0)
  const rows = useVirtualRows({
    count: holes.length,
    height: ROW,
    scroller,
    keyOf: (index) => holes[index]?.id ?? index,
  })
  const visible = rows.getVirtualItems()
  const current = Math.min(active, holes.length - 1)

  const selectedIndex = holes.findIndex(({ id }) => id === selected)
  const isListed = selectedIndex >= 0
  const [followed, setFollowed] = useState<string | null>(null)
  if (isListed && followed !== selected) {
    // A hole was opened elsewhere, on the map perhaps: the keyboard goes on from there.
    setFollowed(selected)
    setActive(selectedIndex)
  }
  const showSelected = useEffectEvent(() => {
    if (isListed) rows.scrollToIndex(selectedIndex, { align: 'auto' })
  })
  useEffect(() => showSelected(), [selected, isListed])

  function onKeyDown(event: KeyboardEvent) {
    const chosen = holes[current]
    if ((event.key === 'Enter' || event.key === ' ') && chosen) onSelect(chosen.id)
    const next = nextIndex(event.key, current, holes.length)
    if (next === null && event.key !== ' ') return
    event.preventDefault()
    if (next === null) return
    setActive(next)
    rows.scrollToIndex(next, { align: 'auto' })
  }

  return (
    <div
      ref={scroller}
      className="hole-listbox"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={
        visible.some(({ index }) => index === current) ? `${name}-${current}` : undefined
      }
      onKeyDown={onKeyDown}
      onMouseLeave={() => onHover(null)}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {visible.map(({ index, start }) => {
          const hole = holes[index]
          if (!hole) return null
          return (
            <HoleOption
              key={hole.id}
              id={`${name}-${index}`}
              hole={hole}
              artwork={hole.style.markerIconId === null ? undefined : artwork.get(hole.style.markerIconId)}
              place={{ index, count: holes.length, start, height: ROW }}
              marks={{
                active: index === current,
                selected: hole.id === selected,
                hovered: hole.id === hovered,
              }}
              onSelect={() => {
                setActive(index)
                onSelect(hole.id)
              }}
              onHover={() => onHover(hole.id)}
            />
          )
        })}
      </div>
    </div>
  )
}
