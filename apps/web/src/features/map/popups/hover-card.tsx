import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { useHoleLabel } from '../../../data/holes/hole-label.ts'
import { useDatum } from '../../../data/holes/level-datum.ts'
import { usePointedHole, type PointedHole } from '../../../ui/pointed-hole.ts'
import { holeTypeName } from '../../../ui/hole-type-name.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'
import type { MapView } from '../view/map-view.ts'
import { placePopup } from './place-popup.ts'
import type { PlacedHole } from '../markers/hole-features.ts'

interface Props {
  readonly byId: ReadonlyMap<string, PlacedHole>
  /** The open hole has its panel beside the map. */
  readonly openId: string | null
  /** The hole under the pointer on the map itself. */
  readonly touched: PointedHole
  readonly selectedIds: ReadonlySet<string>
  readonly isSelecting: boolean
  readonly view: View
  /** More of a hole, such as its project. */
  readonly moreOf?: (id: string) => string | undefined
}

type View = RefObject<Pick<MapView, 'follow'> | null>

/** The card of the hole that is pointed at, on the map or anywhere else. */
export function HoverCard({ byId, openId, touched, selectedIds, isSelecting, view, moreOf }: Props) {
  const id = usePointedHole()
  const isTouched = useSyncExternalStore(touched.subscribe, touched.current) === id
  const hole = id === null || id === openId ? undefined : byId.get(id)
  if (!hole) return null
  const hint = isTouched ? mapStrings.select(selectedIds.has(hole.id), isSelecting) : null
  return <HoleCard key={hole.id} hole={hole} view={view} more={moreOf?.(hole.id)} hint={hint} />
}

interface CardProps {
  readonly hole: PlacedHole
  readonly view: View
  readonly more: string | undefined
  /** What a press with or without a key does; null where the pointer is elsewhere. */
  readonly hint: string | null
}

/** What a hole is, beside its marker; it follows the marker and lets every press through. */
function HoleCard({ hole, view, more, hint }: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  const labelOf = useHoleLabel()
  const datumOf = useDatum()
  const { position, style, finalDepth, groundLevel } = hole
  useEffect(
    () =>
      view.current?.follow(position, ({ x, y }) => {
        const box = card.current
        const frame = box?.parentElement
        if (!box || !frame) return
        box.hidden = x < 0 || y < 0 || x > frame.clientWidth || y > frame.clientHeight
        placePopup(box, { x, y }, style.markerSize / 2 + 10)
      }),
    [view, position, style.markerSize],
  )
  const facts = [
    [strings.hole.depth, finalDepth === null ? null : strings.depth(finalDepth)],
    [
      strings.hole.level,
      groundLevel === null ? null : strings.hole.levelValue(groundLevel, datumOf(hole.datum)),
    ],
  ] as const
  return (
    <div ref={card} className="hover-card" role="tooltip">
      <strong>{labelOf(hole)}</strong>
      <span className="soft">{holeTypeName(style).name}</span>
      {more !== undefined && <span className="hover-card-more">{more}</span>}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? strings.unknown}</dd>
          </div>
        ))}
      </dl>
      {position.pinned && <span className="hover-card-pin">{mapStrings.pinned}</span>}
      {hint !== null && <span className="hover-card-hint">{hint}</span>}
    </div>
  )
}
