import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { Hole } from '../../data/holes/hole.ts'
import { TOUCH_QUERY, useMediaQuery } from '../../ui/media-query.ts'
import { usePointHole } from '../../ui/pointed-hole.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { HoleOption } from './hole-option.tsx'
import { nextIndex } from './next-index.ts'
import { useListSelection, type ListSelection } from './use-list-selection.ts'

export interface ListboxProps {
  readonly holes: readonly Hole[]
  readonly label: string
  readonly openId: string | null
  readonly artwork: ReadonlyMap<string, string>
  readonly selection: ListSelection
  /** Show ground levels instead of dates: the list is sorted by level. */
  readonly showsLevel: boolean
  readonly onOpenHole: (id: string) => void
}

/** Row height of two lines, CSS px; larger for touch. */
const ROW_HEIGHT_PX = 38
const TOUCH_ROW_HEIGHT_PX = 44

/** A listbox of any length: only visible rows are rendered. WAI-ARIA Authoring Practices, "Listbox". */
export function HoleListbox(props: ListboxProps) {
  const { holes, label, openId, artwork, selection, showsLevel, onOpenHole } = props
  const highlight = usePointHole()
  const selecting = useListSelection(holes, selection)
  const showsChecks = selection.isSelecting || selection.ids.size > 0
  const scrollRef = useRef<HTMLDivElement>(null)
  const name = useId()
  const [active, setActive] = useState(0)
  const height = useMediaQuery(TOUCH_QUERY) ? TOUCH_ROW_HEIGHT_PX : ROW_HEIGHT_PX
  const keyOf = useCallback((index: number) => holes[index]?.id ?? index, [holes])
  const rows = useVirtualRows({ count: holes.length, height, scrollRef, keyOf })
  // Heights are kept until they are measured again: those of touch differ.
  useEffect(() => rows.measure(), [rows, height])
  const visible = rows.getVirtualItems()
  const current = Math.min(active, holes.length - 1)

  useOpenOption(holes, openId, { rows, scrollRef, onActive: setActive })

  function onKeyDown(event: KeyboardEvent) {
    const hole = holes[current]
    if (event.key === 'Enter' && hole) onOpenHole(hole.id)
    const next = nextIndex(event.key, current, holes.length)
    if (!selecting.key(event, current, next) && next === null) return
    event.preventDefault()
    if (next === null) return
    setActive(next)
    rows.scrollToIndex(next)
  }

  return (
    <div
      ref={scrollRef}
      className="hole-listbox"
      role="listbox"
      aria-label={label}
      aria-describedby="hole-list-keys"
      data-marked={showsChecks || undefined}
      tabIndex={0}
      aria-activedescendant={
        visible.some(({ index }) => index === current) ? `${name}-${current}` : undefined
      }
      onKeyDown={onKeyDown}
      onMouseLeave={() => highlight(null)}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {visible.map(({ index, start, size }) => {
          const hole = holes[index]
          return (
            hole && (
              <HoleOption
                key={hole.id}
                id={`${name}-${index}`}
                hole={hole}
                artwork={hole.style.markerIconId === null ? undefined : artwork.get(hole.style.markerIconId)}
                place={{ index, count: holes.length, start, height: size }}
                marks={{
                  active: index === current,
                  isOpen: hole.id === openId,
                  isSelected: showsChecks ? selection.ids.has(hole.id) : undefined,
                }}
                showsLevel={showsLevel}
                onPress={(event) => {
                  setActive(index)
                  if (!selecting.press(index, event)) onOpenHole(hole.id)
                }}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface ListParts {
  readonly rows: ReturnType<typeof useVirtualRows>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly onActive: (index: number) => void
}

/** Follows the open hole: scrolls to it, and has the focus again when its panel closes. */
function useOpenOption(holes: readonly Hole[], openId: string | null, parts: ListParts): void {
  const { rows, scrollRef, onActive } = parts
  const openIndex = holes.findIndex(({ id }) => id === openId)
  const isListed = openIndex >= 0
  const [lastOpen, setLastOpen] = useState<string | null>(null)
  if (isListed && lastOpen !== openId) {
    // The hole was opened elsewhere, such as on the map: keyboard navigation continues from it.
    setLastOpen(openId)
    onActive(openIndex)
  }
  const scrollToOpen = useEffectEvent(() => {
    if (isListed) rows.scrollToIndex(openIndex)
  })
  useEffect(() => scrollToOpen(), [openId, isListed])
  const keepOpenInView = useEffectEvent((lastHeight: number) => {
    const { start = Infinity, end = 0 } = rows.measurementsCache[openIndex] ?? {}
    const top = scrollRef.current?.scrollTop ?? 0
    if (end > top && start < top + lastHeight) rows.scrollToIndex(openIndex)
  })
  useEffect(() => onLessHeight(scrollRef.current, keepOpenInView), [scrollRef])
  const wasOpen = useRef(false)
  useEffect(() => {
    // The panel that had the focus has closed.
    if (wasOpen.current && openId === null && document.activeElement === document.body)
      scrollRef.current?.focus({ preventScroll: true })
    wasOpen.current = isListed
  }, [openId, isListed, scrollRef])
}

/** Calls `react` with the height before whenever the element becomes lower, CSS px. Returns how to stop. */
function onLessHeight(element: HTMLElement | null, react: (lastHeight: number) => void) {
  if (!element) return undefined
  let height = element.clientHeight
  const observer = new ResizeObserver(() => {
    const last = height
    height = element.clientHeight
    if (height < last) react(last)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
