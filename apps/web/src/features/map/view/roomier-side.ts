import type { Map as MapLibreMap } from 'maplibre-gl'

/** Wider than most letters are, ems. */
const LETTER = 0.6

/** The side of a text that lies at a point: `left`, so that it runs to the right, unless it would run out of the map there. */
export function roomierSide(
  map: MapLibreMap,
  [longitude = 0, latitude = 0]: readonly number[],
  text: string,
  size: number,
): 'left' | 'right' {
  const { x } = map.project([longitude, latitude])
  const width = text.length * size * LETTER + 2 * size
  return x + width > map.getContainer().clientWidth && x > width ? 'right' : 'left'
}
