/** The property from which MapLibre takes the id of a feature. */
export const FEATURE_ID = 'id'

/**
 * MapLibre writes an id that begins with digits into its tile as a number, and twenty digits break the tile.
 * Ids of the service begin with any hex digit, so on the map a letter stands before them.
 */
const ID_PREFIX = 'i'

/** The id on the map of what the service calls `id`. */
export const toFeatureId = (id: string): string => ID_PREFIX + id

/** The service's id of a feature of the map; null: it has none, as a cluster. */
export function fromFeatureId(properties: Readonly<Record<string, unknown>> | null): string | null {
  const id = properties?.[FEATURE_ID]
  return typeof id === 'string' && id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : null
}
