import type { MapSourceDataEvent } from 'maplibre-gl'

/**
 * Whether an event of a source is about one of its tiles: with `sourcedataloading` the tile is asked for,
 * with `sourcedata` it has loaded; one that fails has an `error` event instead.
 */
export const isOfTile = ({ tile }: Pick<MapSourceDataEvent, 'tile'>): boolean => tile !== undefined
