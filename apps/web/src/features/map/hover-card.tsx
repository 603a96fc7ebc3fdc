import { useEffect, useRef, type RefObject } from 'react'
import { strings } from '../../ui/strings.ts'
import type { MapView } from './map-view.ts'
import { placeBeside } from './place-beside.ts'
import type { PlacedHole } from './markers/hole-features.ts'

interface Props {
  readonly hole: PlacedHole
  readonly view: RefObject<MapView | null>
  /** What a press with or without a key does; null where the pointer is elsewhere. */
  readonly hint: string | null
}

/** What a hole is, beside its marker; it follows the marker and lets every press through. */
export function HoverCard({ hole, view, hint }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const { position, label, style, finalDepth, groundLevel } = hole
  useEffect(
    () =>
      view.current?.follow(position, ({ x, y }) => {
        const box = card.current
        const frame = box?.parentElement
        if (!box || !frame) return
        box.hidden = x < 0 || y < 0 || x > frame.clientWidth || y > frame.clientHeight
        placeBeside(box, { x, y }, style.markerSize / 2 + 10)
      }),
    [view, position, style.markerSize],
  )
  const facts = [
    [strings.hole.depth, finalDepth === null ? null : strings.metres(finalDepth)],
    [strings.hole.level, groundLevel === null ? null : strings.hole.levelValue(groundLevel)],
  ] as const
  return (
    <div ref={card} className="hover-card" role="tooltip">
      <strong>{label}</strong>
      <span className="soft">{style.locationTypeName || style.locationType || strings.holes.untyped}</span>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? strings.unknown}</dd>
          </div>
        ))}
      </dl>
      {position.pinned && <span className="hover-card-pin">{strings.map.pinned}</span>}
      {hint !== null && <span className="hover-card-hint">{hint}</span>}
    </div>
  )
}
