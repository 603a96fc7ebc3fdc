import type { Place } from '@groundsheet/sections'
import { legsOf } from '../measure/geodesic.ts'
import type { DevicePosition } from './device-position.ts'

/** Distance and direction from the position of the device to a hole. */
export interface DirectionToHole {
  /** Metres on the WGS84 ellipsoid. */
  readonly metres: number
  /** Degrees clockwise from true north; null: within the accuracy, where there is no certain direction. */
  readonly bearing: number | null
  /** Metres within which they are, as their device states it. */
  readonly accuracy: number
}

export function directionToHole(own: DevicePosition, { longitude, latitude }: Place): DirectionToHole {
  const { accuracy } = own
  const [leg] = legsOf(
    [
      [own.longitude, own.latitude],
      [longitude, latitude],
    ],
    false,
  )
  const metres = leg?.length ?? 0
  return { metres, bearing: metres > accuracy ? (leg?.bearing ?? null) : null, accuracy }
}
