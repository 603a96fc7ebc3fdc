import type { Place } from '@groundsheet/sections'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { DrawingBar } from '../drawing/lazy-drawing-bar.ts'
import type { Drawing } from '../drawing/use-drawing.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
import type { Measure } from '../measure/measure.ts'
import type { SectionLine } from '../section/section-features.ts'
import { MapChip, SectionChip } from './map-chip.tsx'
import './map-bars.css'

const { Component: MeasureCard } = lazyComponent(() => import('../measure/measure-card.tsx'), null)

interface Props {
  readonly drawing: Drawing
  readonly area: unknown
  /** Holes that are drawn; while there is an area, those inside it. */
  readonly inside: readonly PlacedHole[]
  readonly selectedIds: ReadonlySet<string>
  /** Maximum number of selected holes. */
  readonly maxSelected: number
  readonly section: SectionLine | null
  readonly lineDrawn: boolean
  readonly measure: Measure | null
  /** A place that was searched for. */
  readonly place: Place | null
  readonly onArea: (area: null) => void
  readonly onSelectAll: (ids: readonly string[]) => void
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

/** An area that was drawn can select the holes inside it. */
function ChooseInside({
  inside,
  selectedIds,
  maxSelected,
  onSelectAll,
}: Pick<Props, 'inside' | 'selectedIds' | 'maxSelected' | 'onSelectAll'>) {
  const others = inside.filter(({ id }) => !selectedIds.has(id))
  if (others.length === 0) return null
  if (selectedIds.size + others.length > maxSelected)
    return <p className="map-chip-note">{mapStrings.area.tooMany(inside.length, maxSelected)}</p>
  return (
    <button
      type="button"
      className="map-chip"
      data-plain
      onClick={() => onSelectAll(others.map(({ id }) => id))}
    >
      {mapStrings.area.select(inside.length)}
    </button>
  )
}
