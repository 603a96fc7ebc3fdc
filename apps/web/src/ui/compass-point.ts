const POINTS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

/** Nearest of the 8 or 16 compass points to a bearing, degrees from 0 to 360. */
export function compassPoint(bearing: number, points: 8 | 16 = 16): string {
  const nearest = Math.round((bearing * points) / 360) % points
  return POINTS[(nearest * POINTS.length) / points] ?? ''
}

/** A bearing, degrees from 0 to 360, as `007°`. */
export const wholeDegrees = (bearing: number): string =>
  `${String(Math.round(bearing) % 360).padStart(3, '0')}°`
