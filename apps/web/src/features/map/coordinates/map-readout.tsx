import { useSyncExternalStore } from 'react'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { CopyButton } from './copy-button.tsx'
import { describePlace, type GridName } from './describe-place.ts'
import type { GridFit } from './grid-fit.ts'
import type { PlaceStore } from './place-store.ts'

interface Props {
  readonly places: PlaceStore
  readonly fit: GridFit | null
  readonly crs: GridName | null
}

/** Coordinates under the pointer; where there is none, of the middle of the map. */
export function MapReadout({ places, fit, crs }: Props) {
  const reported = useSyncExternalStore(places.subscribe, places.current)
  if (!reported) return null
  const words = mapStrings.place
  return (
    <div className="map-readout" role="group" aria-label={words[reported.from]} title={words.hint}>
      {reported.from === 'centre' && <span className="readout-cross" aria-hidden="true" />}
      {describePlace(reported.place, fit, crs).map((written) => (
        <CopyButton key={written.id} written={written} />
      ))}
    </div>
  )
}
