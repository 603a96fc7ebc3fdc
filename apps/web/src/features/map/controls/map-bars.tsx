import type { Place } from '@groundsheet/sections'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { DrawingBar } from '../drawing/drawing-bar-part.ts'
import type { Drawing } from '../drawing/use-drawing.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
import type { Measure } from '../measure/measure.ts'
import type { SectionLine } from '../section/section-features.ts'
import { MapChip, SectionChip } from './map-chip.tsx'
import './map-bars.css'

const { Part: MeasureCard } = lazyPart(() => import('../measure/measure-card.tsx'), null)

interface Props {
  readonly drawing: Drawing
  readonly area: unknown
  /** Holes that are drawn; while there is an area, those inside it. */
  readonly inside: readonly PlacedHole[]
  readonly chosen: ReadonlySet<string>
  /** As many holes can be chosen. */
  readonly maxChosen: number
  readonly section: SectionLine | null
  readonly lineDrawn: boolean
  readonly measure: Measure | null
  /** A place that was searched for. */
  readonly place: Place | null
  readonly onArea: (area: null) => void
  readonly onChooseAll: (ids: readonly string[]) => void
  readonly onLine: (line: null) => void
  readonly onMeasure: (measure: null) => void
  readonly onPlace: (place: null) => void
  /** Shown while nothing is drawn. */
  readonly children?: ReactNode
}

/**
 * In the corner of the map. While something is being drawn, how to draw it. Afterwards what was drawn, and
 * how to delete it.
 */
export function MapBars({ drawing, area, section, lineDrawn, measure, place, children, ...props }: Props) {
  const { kind } = drawing
  const words = mapStrings
  return (
    <div className="map-bars" data-covers-map="">
      {kind && <DrawingBar kind={kind} drawing={drawing} />}
      {!kind && children}
      {!kind && area !== null && (
        <div className="map-chips">
          <MapChip of={words.area.drawn} onRemove={() => props.onArea(null)} />
          <ChooseInside {...props} />
        </div>
      )}
      {!kind && section && lineDrawn && <SectionChip section={section} onRemove={() => props.onLine(null)} />}
      {!kind && place && <MapChip of={words.place.marked(place)} onRemove={() => props.onPlace(null)} />}
      {kind !== 'measure' && measure && (
        <MeasureCard measure={measure} onRemove={() => props.onMeasure(null)} />
      )}
    </div>
  )
}

/** An area that was drawn may be a way to choose what is in it. */
function ChooseInside({
  inside,
  chosen,
  maxChosen,
  onChooseAll,
}: Pick<Props, 'inside' | 'chosen' | 'maxChosen' | 'onChooseAll'>) {
  const others = inside.filter(({ id }) => !chosen.has(id))
  if (others.length === 0) return null
  if (chosen.size + others.length > maxChosen)
    return <p className="map-chip-note">{mapStrings.area.tooMany(inside.length, maxChosen)}</p>
  return (
    <button
      type="button"
      className="map-chip"
      data-plain
      onClick={() => onChooseAll(others.map(({ id }) => id))}
    >
      {mapStrings.area.choose(inside.length)}
    </button>
  )
}
