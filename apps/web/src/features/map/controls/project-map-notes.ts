import { displayName } from '../../../data/text/display-name.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { MapNote } from './map-notes.tsx'
import type { ProjectMapProps } from '../project-map-props.ts'
import type { PlacedHole } from '../markers/hole-features.ts'
import type { FarHole } from '../content/far-holes.ts'

/** Notes on holes without position and on the user's own position. `placed`: holes on the map. */
export const projectMapNotes = (
  { complete, holes, isGridUnknown }: ProjectMapProps,
  placed: number,
  devicePositionFailed: boolean,
): MapNote[] => [
  ...(complete && holes.length > 0 && placed === 0 && !(isGridUnknown && holes.some(({ grid }) => grid))
    ? [{ text: mapStrings.noPositions }]
    : []),
  ...(devicePositionFailed ? [{ text: mapStrings.noDevicePosition }] : []),
]

/** The note on holes whose position is in doubt. */
export function doubtfulNotes(
  doubtful: readonly PlacedHole[],
  isShown: boolean,
  onPress: () => void,
): MapNote[] {
  if (doubtful.length === 0) return []
  const names = doubtful.map(({ name }) => displayName(name))
  const metres = Math.max(...doubtful.map((hole) => hole.doubtful?.metres ?? 0))
  const label = isShown ? mapStrings.hideDoubtful : mapStrings.showDoubtful
  return [{ text: mapStrings.doubtful(names, metres, isShown), action: { label, onPress } }]
}

/** The note on holes that lie far from the others. */
export function farNotes(far: readonly FarHole[], onPress: () => void): MapNote[] {
  if (far.length === 0) return []
  const names = far.map(({ hole }) => displayName(hole.name))
  const metres = Math.max(...far.map((one) => one.metres))
  return [{ text: mapStrings.far(names, metres), action: { label: mapStrings.showFar, onPress } }]
}
