import type { Hole } from '../../data/hole.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'

interface Props {
  readonly id: string
  readonly hole: Hole
  readonly artwork: string | undefined
  readonly place: { index: number; count: number; start: number; height: number }
  readonly marks: { active: boolean; selected: boolean; hovered: boolean }
  readonly onSelect: () => void
  readonly onHover: () => void
}

export function HoleOption({ id, hole, artwork, place, marks, onSelect, onHover }: Props) {
  const { style, finalDepth } = hole
  return (
    <div
      id={id}
      role="option"
      className="hole-option"
      aria-selected={marks.selected}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      data-active={marks.active || undefined}
      data-hovered={marks.hovered || undefined}
      style={{ height: place.height, transform: `translateY(${place.start}px)` }}
      onClick={onSelect}
      onMouseEnter={onHover}
    >
      <MarkerImage symbol={style.markerSymbol} colour={style.markerColor} artwork={artwork} />
      <span className="hole-option-name" title={hole.name}>
        {hole.label}
      </span>
      <span className="hole-option-type" title={style.locationTypeName}>
        {style.locationType}
      </span>
      <span className="hole-option-depth">
        {finalDepth === null ? '' : strings.hole.depthShort(finalDepth)}
      </span>
    </div>
  )
}
