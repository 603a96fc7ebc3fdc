import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { lengthOf } from '../measure/geodesic.ts'
import type { SectionLine } from '../section/section-features.ts'
import './map-bars.css'

/** Something that was drawn on the map, and the way to be rid of it. */
export const MapChip = ({ of, onRemove }: { readonly of: string; readonly onRemove: () => void }) => (
  <button type="button" className="map-chip" onClick={onRemove}>
    <span className="visually-hidden">{mapStrings.drawing.remove} </span>
    {of} <span aria-hidden="true">×</span>
  </button>
)

interface LineProps {
  readonly section: SectionLine
  readonly onRemove: () => void
}

/** The drawn line of a section. */
export const SectionChip = ({ section, onRemove }: LineProps) => (
  <MapChip
    of={mapStrings.section.drawn(mapStrings.measure.length(lengthOf(section.path)))}
    onRemove={onRemove}
  />
)
