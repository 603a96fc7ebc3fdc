import type { Feature, FeatureCollection, Point } from 'geojson'
import type { PlacedHole } from './hole-features.ts'

/** Holes that differ from the others, by id. */
export interface Marks {
  /** The open one. */
  readonly selected: string | null
  /** The one that is pointed at. */
  readonly hovered: string | null
  /** Those whose rows are selected. */
  readonly highlightedIds: ReadonlySet<string>
  /** Those that are to be looked at together. */
  readonly chosen: ReadonlySet<string>
}

export type Ring = 'selected' | 'hovered' | 'highlighted' | 'unseen'

const NONE: ReadonlySet<string> = new Set()

/** A ring for each marked hole that is on the map, whether it is drawn by itself or within a cluster. */
export function ringFeatures(
  holes: ReadonlyMap<string, PlacedHole>,
  { selected = null, hovered = null, highlightedIds = NONE, chosen }: Partial<Marks> & Pick<Marks, 'chosen'>,
): FeatureCollection<Point> {
  const ringOf = (id: string): Ring | null =>
    id === selected ? 'selected' : highlightedIds.has(id) ? 'highlighted' : id === hovered ? 'hovered' : null
  const marked = new Set([...chosen, ...highlightedIds, hovered, selected])
  const features = [...marked].flatMap((id) => {
    const hole = id === null ? undefined : holes.get(id)
    return hole ? [ringFeature(hole, ringOf(hole.id), chosen.has(hole.id))] : []
  })
  return { type: 'FeatureCollection', features }
}

/**
 * The same, with a ring that is not seen. It prepares the graphics card, so that the first visible ring is
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
  chosen: boolean,
): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
  properties: { size: style.markerSize, ...(ring ? { ring } : {}), ...(chosen ? { chosen } : {}) },
})
