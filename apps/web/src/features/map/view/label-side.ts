import type { Map as MapLibreMap } from 'maplibre-gl'

/** Width of a letter at most, in em. */
const MAX_LETTER_WIDTH_EM = 0.6

/**
 * The side of a label that lies at its point: `left` unless the label would run out of the map at its right.
 */
export function labelSide(
  map: MapLibreMap,
  [longitude = 0, latitude = 0]: readonly number[],
  text: string,
  size: number,
): 'left' | 'right' {
  const { x } = map.project([longitude, latitude])
  const width = text.length * size * MAX_LETTER_WIDTH_EM + 2 * size
  return x + width > map.getContainer().clientWidth && x > width ? 'right' : 'left'
}
