import { hashText, mix } from '../random.ts'

/**
 * A value at every place of the site: a level in mOD, a thickness in metres. Easting and northing in metres.
 */
export type Surface = (easting: number, northing: number) => number

/**
 * Gently varying ground, −1 to 1: values at the corners of a square lattice, joined so that slope and
 * curvature are continuous. Places much nearer than `wavelength` have nearly the same value, which is what
 * makes neighbouring holes agree.
 */
export function undulation(subject: string, wavelength: number): Surface {
  const seed = hashText(subject)
  return (easting, northing) => {
    const [x, y] = [easting / wavelength, northing / wavelength]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const across = ease(x - column)
    const south = lerp(corner(seed, column, row), corner(seed, column + 1, row), across)
    const north = lerp(corner(seed, column, row + 1), corner(seed, column + 1, row + 1), across)
    return lerp(south, north, ease(y - row))
  }
}

/** `mean` plus or minus `swing`, in broad forms of about `wavelength` metres with smaller ones on them. */
export function undulating(subject: string, mean: number, swing: number, wavelength: number): Surface {
  const broad = undulation(subject, wavelength)
  const fine = undulation(`${subject} fine`, wavelength / 3.7)
  return (easting, northing) =>
    mean + swing * (0.8 * broad(easting, northing) + 0.2 * fine(easting, northing))
}

/** Distance in metres from the line through two places, positive to the left of its direction. */
export function distanceFromLine(from: readonly [number, number], to: readonly [number, number]): Surface {
  const [along, up] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(along * along + up * up)
  return (easting, northing) => (along * (northing - from[1]) - up * (easting - from[0])) / length
}

function corner(seed: number, column: number, row: number): number {
  const place = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1)
  return (mix(mix(seed ^ place) + row) / 0x1_0000_0000) * 2 - 1
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
