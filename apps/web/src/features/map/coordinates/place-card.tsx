import { useEffect, useRef } from 'react'
import { strings } from '../../../ui/strings.ts'
import type { MapPoint } from '../map-pointer.ts'
import { CopyButton } from './copy-button.tsx'
import { describePlace, type GridName } from './describe-place.ts'
import type { GridFit } from './grid-fit.ts'
import type { Place } from './site-plane.ts'

interface Props {
  readonly place: Place
  readonly at: MapPoint
  readonly fit: GridFit | null
  readonly crs: GridName | null
  readonly onClose: () => void
}

/** The coordinates of a place that was held or pressed with the second button; they stay to be copied. */
export function PlaceCard({ place, at, fit, crs, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.querySelector('button')?.focus(), [place])
  return (
    <div
      ref={card}
      className="place-card"
      role="dialog"
      aria-label={strings.map.place.here}
      style={{ left: `min(${at.x}px, 100% - 250px)`, top: `min(${at.y}px, 100% - 130px)` }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      <p className="soft">{strings.map.place.here}</p>
      {describePlace(place, fit, crs).map((written) => (
        <CopyButton key={written.id} written={written} />
      ))}
    </div>
  )
}
