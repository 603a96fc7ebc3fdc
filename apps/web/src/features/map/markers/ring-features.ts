import type { Feature, FeatureCollection, Point } from 'geojson'
import type { PlacedHole } from './hole-features.ts'

/** Holes that differ from the others, by id. */
export interface Marks {
  /** The open one. */
  readonly openId: string | null
  /** The one under the pointer. */
  readonly hovered: string | null
  /** Those whose rows are selected. */
  readonly highlightedIds: ReadonlySet<string>
  /** The selected ones. */
  readonly selectedIds: ReadonlySet<string>
}

export type Ring = 'open' | 'hovered' | 'highlighted' | 'unseen'

const NO_IDS: ReadonlySet<string> = new Set()

/** A ring for each marked hole that is on the map, whether it is drawn by itself or within a cluster. */
export function ringFeatures(
  holes: ReadonlyMap<string, PlacedHole>,
  {
    openId = null,
    hovered = null,
    highlightedIds = NO_IDS,
    selectedIds,
  }: Partial<Marks> & Pick<Marks, 'selectedIds'>,
): FeatureCollection<Point> {
  const ringOf = (id: string): Ring | null =>
    id === openId ? 'open' : highlightedIds.has(id) ? 'highlighted' : id === hovered ? 'hovered' : null
  const marked = new Set([...selectedIds, ...highlightedIds, hovered, openId])
  const features = [...marked].flatMap((id) => {
    const hole = id === null ? undefined : holes.get(id)
    return hole ? [ringFeature(hole, ringOf(hole.id), selectedIds.has(hole.id))] : []
  })
  return { type: 'FeatureCollection', features }
}

/**
 * The same, with an invisible ring. It prepares the graphics card, so that the first visible ring is
 * drawn without delay.
 */
export function readyRingFeatures(
  holes: ReadonlyMap<string, PlacedHole>,
  marks: Marks,
): FeatureCollection<Point> {
  const [first] = holes.values()
  const { type, features } = ringFeatures(holes, marks)
  return { type, features: first ? [ringFeature(first, 'unseen', false), ...features] : features }
}

const ringFeature = (
  { position, style }: PlacedHole,
  ring: Ring | null,
  isSelected: boolean,
): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
  properties: {
    size: style.markerSize,
    ...(ring ? { ring } : {}),
    ...(isSelected ? { selected: true } : {}),
  },
})
