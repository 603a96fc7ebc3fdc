import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import { useMediaQuery } from '../../ui/media-query.ts'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { useEqualRows } from '../../ui/use-equal-rows.ts'
import { HoleOption } from './hole-option.tsx'
import { nextIndex } from './next-index.ts'
import { useListChoice, type ListChoice } from './use-list-choice.ts'

export interface ListboxProps {
  readonly holes: readonly Hole[]
  readonly label: string
  readonly selected: string | null
  readonly artwork: ReadonlyMap<string, string>
  readonly choice: ListChoice
  /** Ground levels instead of dates: the list is ordered by them. */
  readonly showsLevel: boolean
  readonly onSelect: (id: string) => void
}

/** Two lines, CSS px; taller where a finger is to hit them. */
const ROW = 38
const TOUCH_ROW = 44
const IS_TOUCHED = '(width < 900px) or (pointer: coarse)'

/** A listbox of any length: only what is in sight is in the page. WAI-ARIA Authoring Practices, "Listbox". */
export function HoleListbox(props: ListboxProps) {
  const { holes, label, selected, artwork, choice, showsLevel, onSelect } = props
  const point = usePointHole()
  const choose = useListChoice(holes, choice)
  const marked = choice.choosing || choice.ids.size > 0
  const scroller = useRef<HTMLDivElement>(null)
  const name = useId()
  const [active, setActive] = useState(0)
  const height = useMediaQuery(IS_TOUCHED) ? TOUCH_ROW : ROW
  const rows = useEqualRows({ count: holes.length, height, scroller })
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
    if (isListed) rows.reveal(selectedIndex)
  })
  useEffect(() => showSelected(), [selected, isListed])
  const wasOpen = useRef(false)
  useEffect(() => {
    // The panel that had the keyboard is gone with its hole.
    if (wasOpen.current && selected === null && document.activeElement === document.body)
      scroller.current?.focus({ preventScroll: true })
    wasOpen.current = isListed
  }, [selected, isListed])

  function onKeyDown(event: KeyboardEvent) {
    const hole = holes[current]
    if (event.key === 'Enter' && hole) onSelect(hole.id)
    const next = nextIndex(event.key, current, holes.length)
    if (!choose.key(event, current, next) && next === null) return
    event.preventDefault()
    if (next === null) return
    setActive(next)
    rows.reveal(next)
  }

  return (
    <div
      ref={scroller}
      className="hole-listbox"
      role="listbox"
      aria-label={label}
      aria-describedby="hole-list-keys"
      data-marked={marked || undefined}
      tabIndex={0}
      aria-activedescendant={current >= rows.from && current < rows.to ? `${name}-${current}` : undefined}
      onKeyDown={onKeyDown}
      onMouseLeave={() => point(null)}
    >
      <div role="presentation" style={{ height: holes.length * height, position: 'relative' }}>
        {holes.slice(rows.from, rows.to).map((hole, at) => {
          const index = rows.from + at
          return (
            <HoleOption
              key={hole.id}
              id={`${name}-${index}`}
              hole={hole}
              artwork={hole.style.markerIconId === null ? undefined : artwork.get(hole.style.markerIconId)}
              place={{ index, count: holes.length, start: index * height, height }}
              marks={{
                active: index === current,
                selected: hole.id === selected,
                chosen: marked ? choice.ids.has(hole.id) : undefined,
              }}
              showsLevel={showsLevel}
              onPress={(event) => {
                setActive(index)
                if (!choose.press(index, event)) onSelect(hole.id)
              }}
            />
          )
        })}
      </div>
    </div>
  )
}
