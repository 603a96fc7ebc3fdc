import type { Wgs84 } from './wgs84.ts'

/**
 * A correction of a stated position that its typing error suggests. It is named to the reader, never applied.
 */
export interface Correction {
  /** What would have to be wrong with the values, for example `the sign of the longitude is wrong`. */
  readonly error: string
  readonly position: Wgs84
}

/**
 * The first correction of usual errors in latitude and longitude that leads to a position accepted by `fits`.
 */
export function suggestCorrection(stated: Wgs84, fits: (position: Wgs84) => boolean): Correction | null {
  return positionCorrections(stated).find(({ position }) => fits(position)) ?? null
}

/** All corrections of usual errors. */
export function positionCorrections(stated: Wgs84): Correction[] {
  const swapped = { latitude: stated.longitude, longitude: stated.latitude }
  const corrections = [
    ...signCorrections(stated, ''),
    { error: 'latitude and longitude are swapped', position: swapped },
    ...signCorrections(swapped, 'latitude and longitude are swapped, and '),
    ...MINUTES.flatMap(({ error, read }) => {
      const position = { latitude: read(stated.latitude), longitude: read(stated.longitude) }
      return [{ error, position }, ...signCorrections(position, `${error}, and `)]
    }),
  ]
  return corrections.filter(({ position }) => isOnEarth(position))
}

const signCorrections = ({ latitude, longitude }: Wgs84, before: string): Correction[] => [
  { error: `${before}the sign of the longitude is wrong`, position: { latitude, longitude: -longitude } },
  { error: `${before}the sign of the latitude is wrong`, position: { latitude: -latitude, longitude } },
  {
    error: `${before}the signs of latitude and longitude are wrong`,
    position: { latitude: -latitude, longitude: -longitude },
  },
]

/** Degrees with minutes, or minutes and seconds, behind the point: `53.4804` for 53°48.04' or 53°48'04". */
const MINUTES: readonly { error: string; read: (stated: number) => number }[] = [
  {
    error: 'degrees and minutes are written as decimal degrees',
    read: (stated) => withSize(stated, (degrees, minutes) => degrees + minutes / 60),
  },
  {
    error: 'degrees, minutes and seconds are written as decimal degrees',
    read: (stated) =>
      withSize(stated, (degrees, minutes) => {
        const whole = Math.floor(minutes + ROUNDING_TOLERANCE)
        return degrees + whole / 60 + ((minutes - whole) * 100) / 3600
      }),
  },
]

/** Decimals are stored in binary: the 48 minutes of 53.48 come out as 47.99999. */
const ROUNDING_TOLERANCE = 1e-6

function withSize(stated: number, read: (degrees: number, minutes: number) => number): number {
  const size = Math.abs(stated)
  const degrees = Math.floor(size)
  return Math.sign(stated) * read(degrees, (size - degrees) * 100)
}

const isOnEarth = ({ latitude, longitude }: Wgs84): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
