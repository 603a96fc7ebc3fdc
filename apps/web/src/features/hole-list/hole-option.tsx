import type { MouseEvent } from 'react'
import { useHoleLabel } from '../../data/hole-label.ts'
import type { Hole } from '../../data/hole.ts'
import { useDatum } from '../../data/level-datum.ts'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { useIsPointed, usePointHole } from '../../ui/pointed-hole.ts'
import { strings } from '../../ui/strings.ts'

interface Props {
  readonly id: string
  readonly hole: Hole
  readonly artwork: string | undefined
  readonly place: { index: number; count: number; start: number; height: number }
  /** `chosen`: undefined where nothing is being chosen. */
  readonly marks: { active: boolean; selected: boolean; chosen: boolean | undefined }
  readonly onPress: (event: MouseEvent) => void
}

/** A hole in two lines: what it is called and how deep it went; what kind it is, what it holds, where it starts. */
export function HoleOption({ id, hole, artwork, place, marks, onPress }: Props) {
  const point = usePointHole()
  const labelOf = useHoleLabel()
  const datumOf = useDatum()
  const hovered = useIsPointed(hole.id)
  const { style, finalDepth, groundLevel } = hole
  return (
    <div
      id={id}
      role="option"
      className="hole-option"
      aria-selected={marks.selected}
      aria-checked={marks.chosen}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      data-active={marks.active || undefined}
      data-hovered={hovered || undefined}
      style={{ height: place.height, transform: `translateY(${place.start}px)` }}
      onClick={onPress}
      onMouseEnter={() => point(hole.id)}
    >
      {marks.chosen !== undefined && <span className="hole-option-check" aria-hidden="true" />}
      <MarkerImage symbol={style.markerSymbol} colour={style.markerColor} artwork={artwork} />
      <span className="hole-option-name" title={hole.name}>
        {labelOf(hole)}
      </span>
      <span className="hole-option-measure">{finalDepth === null ? '' : strings.metres(finalDepth)}</span>
      <span className="hole-option-more" title={describeTables(hole)}>
        {style.locationType !== '' && <b title={style.locationTypeName}>{style.locationType}</b>}
        {hole.tables.map(({ code, name }) => (
          <span key={code ?? name}>{code ?? name}</span>
        ))}
      </span>
      <span className="hole-option-measure">
        {groundLevel === null ? '' : strings.holes.levelShort(groundLevel, datumOf(hole.datum))}
      </span>
    </div>
  )
}

/** `GEOL 12, ISPT 22`. */
const describeTables = ({ tables }: Hole): string =>
  tables.map(({ code, name, rows }) => `${code ?? name} ${strings.number(rows)}`).join(', ')
