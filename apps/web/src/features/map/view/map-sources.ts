import type { FeatureCollection } from 'geojson'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { FEATURE_ID } from './feature-id.ts'

const SMALL_SOURCES = [
  'boundaries',
  'groups',
  'area',
  'section',
  'measure',
  'sketch',
  'marked-place',
  'device-position',
  'shape-labels',
  'group-markers',
  'open-hole',
] as const

/** Everything this program itself puts on a map; a basemap brings its own sources beside these. */
export const SOURCE_NAMES = [
  'land',
  'towns',
  'graticule',
  'edge',
  ...SMALL_SOURCES,
  'rings',
  'holes',
] as const

export type SourceName = (typeof SOURCE_NAMES)[number]

export const isOwnSource = (name: string | undefined): name is SourceName =>
  (SOURCE_NAMES as readonly (string | undefined)[]).includes(name)

/**
 * Sources that are empty more often than not. Their layers are hidden as long as they are: one that draws
 * nothing still costs a pass over the whole canvas.
 */
export const SPARSE_SOURCES: ReadonlySet<SourceName> = new Set(SMALL_SOURCES)

export const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] }

const OPTIONS: Partial<Record<SourceName, Partial<GeoJSONSourceSpecification>>> = {
  land: { maxzoom: 8, tolerance: 0.2, attribution: 'Natural Earth' },
  towns: { maxzoom: 9, attribution: 'GeoNames' },
  // A wide corridor is to be seen from tiles that its line does not cross.
  section: { maxzoom: 15, buffer: 512, tolerance: 0 },
  // Ids of the service are not numbers, which feature-state needs without this.
  holes: { promoteId: FEATURE_ID, maxzoom: 18 },
}

export const emptySources = (): Record<SourceName, GeoJSONSourceSpecification> =>
  Object.fromEntries(
    SOURCE_NAMES.map((name) => [name, { type: 'geojson', data: NO_FEATURES, ...OPTIONS[name] }]),
  ) as Record<SourceName, GeoJSONSourceSpecification>
