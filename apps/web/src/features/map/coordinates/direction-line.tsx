import { displayName } from '../../../data/text/display-name.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
import { directionToHole } from './direction-to-hole.ts'
import type { DevicePosition } from './device-position.ts'

interface Props {
  readonly own: DevicePosition | null
  /** The open hole. */
  readonly hole: PlacedHole | undefined
}

/** Distance and direction of the open hole from the position of the device. */
export function DirectionLine({ own, hole }: Props) {
  if (own === null) return null
  const words = mapStrings.guide
  if (hole === undefined) return <p className="map-chip-note">{words.noHole}</p>
  const guide = directionToHole(own, hole.position)
  return (
    <p className="map-chip-note guide-line" role="group" aria-label={words.label}>
      <bdi>{displayName(hole.name)}</bdi> {words.way(guide)}
      <small>
        {words.accuracy(guide.accuracy)}
        {hole.position.pinned && ` ${mapStrings.pinned}.`}
      </small>
    </p>
  )
}
