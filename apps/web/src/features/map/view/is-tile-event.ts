import type { MapSourceDataEvent } from 'maplibre-gl'

/**
 * Whether an event of a source is about one of its tiles. With `sourcedataloading` the tile is requested,
 * with `sourcedata` it has loaded. A tile that fails has an `error` event instead.
 */
export const isTileEvent = ({ tile }: Pick<MapSourceDataEvent, 'tile'>): boolean => tile !== undefined
