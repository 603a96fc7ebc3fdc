import { useEffect, useRef, type KeyboardEvent } from 'react'
import { nameAndCode } from '../../../data/text/coded-name.ts'
import { useHoleLabel } from '../../../data/holes/hole-label.ts'
import { closeOnEscape } from '../../../ui/close-on-escape.ts'
import { holeTypeName } from '../../../ui/hole-type-name.ts'
import { MarkerImage } from '../../../ui/marker-image.tsx'
import { usePointHole } from '../../../ui/pointed-hole.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import type { MapPoint } from '../view/map-point.ts'
import type { PlacedHole } from '../markers/hole-features.ts'

interface Props {
  readonly holes: readonly PlacedHole[]
  readonly artwork: ReadonlyMap<string, string>
  readonly at: MapPoint
  readonly onHole: (id: string) => void
  readonly onClose: () => void
}

/** Keys that go through the list, by where they lead: a step, or an end. */
const INDEX_BY_KEY: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Several holes under one press: which one? */
export function HoleChooser({ holes, artwork, at, onHole, onClose }: Props) {
  const point = usePointHole()
  const labelOf = useHoleLabel()
  const box = useRef<HTMLDivElement>(null)
  const close = closeOnEscape(onClose)
  useEffect(() => box.current?.querySelector('button')?.focus(), [holes])
  return (
    <div
      ref={box}
      className="hole-chooser"
      role="dialog"
      aria-label={mapStrings.chooser(holes.length)}
      style={{
        left: `min(${at.x}px, 100% - 288px)`,
        top: `max(8px, min(${at.y}px, 100% - ${60 + Math.min(holes.length, 8) * 30}px))`,
      }}
      onKeyDown={(event) => {
        close(event)
        goThrough(event)
      }}
      onMouseLeave={() => point(null)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      <p className="soft">{mapStrings.chooser(holes.length)}</p>
      <ul>
        {holes.map(({ id, name, style, finalDepth }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onHole(id)}
              onMouseEnter={() => point(id)}
              onFocus={() => point(id)}
            >
              <MarkerImage
                symbol={style.markerSymbol}
                colour={style.markerColor}
                artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
              />
              <span>{labelOf({ name })}</span>
              <span className="hole-chooser-type soft" title={nameAndCode(holeTypeName(style))}>
                {holeTypeName(style).name}
              </span>
              <span className="soft">{finalDepth === null ? '' : strings.hole.depthShort(finalDepth)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goThrough(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const next = INDEX_BY_KEY[event.key]?.(index, buttons.length - 1)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
