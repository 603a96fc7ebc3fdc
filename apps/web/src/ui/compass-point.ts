const POINTS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

/** Nearest of the 16 compass points to a bearing, degrees from 0 to 360. */
export const compassPoint = (bearing: number): string => POINTS[Math.round(bearing / 22.5) % 16] ?? ''
