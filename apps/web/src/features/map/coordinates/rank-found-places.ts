import type { Place } from '@groundsheet/sections'

/** A place found for a typed text. */
export interface FoundPlace extends Place {
  /** The text does not state the order of the numbers; the first is taken as the longitude. */
  readonly isOrderAssumed?: true
  /** Name of the grid that its metres are taken to be of, which nothing states. */
  readonly assumedGrid?: string
}

/** The British Isles with their coasts, degrees of WGS 84. */
const BRITISH_ISLES = { latitude: [49, 61.5], longitude: [-11, 2.5] } as const
/** How far from its project a place may lie to count as near it. */
const NEAR_DEG = { latitude: 1, longitude: 2 }

/**
 * Two numbers as latitude and longitude, or exchanged where only that order lies near the project or in the
 * British Isles. Null where neither order is a place.
 */
export function withLikelyOrder(written: Place, project: Place): FoundPlace | null {
  const exchanged = { latitude: written.longitude, longitude: written.latitude }
  if (isLikely(written, project) || !isLikely(exchanged, project))
    return Math.abs(written.latitude) <= 90
      ? { latitude: written.latitude, longitude: written.longitude }
      : null
  return { ...exchanged, isOrderAssumed: true }
}

const isLikely = (place: Place, project: Place): boolean => isInBritishIsles(place) || isNear(place, project)

const isInBritishIsles = ({ latitude, longitude }: Place): boolean =>
  latitude >= BRITISH_ISLES.latitude[0] &&
  latitude <= BRITISH_ISLES.latitude[1] &&
  longitude >= BRITISH_ISLES.longitude[0] &&
  longitude <= BRITISH_ISLES.longitude[1]

const isNear = ({ latitude, longitude }: Place, project: Place): boolean =>
  Math.abs(latitude - project.latitude) <= NEAR_DEG.latitude &&
  Math.abs(longitude - project.longitude) <= NEAR_DEG.longitude
