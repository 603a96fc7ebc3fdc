import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { closeOnEscape } from '../../../ui/close-on-escape.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import type { MapPoint } from '../view/map-point.ts'
import { placePopup } from '../popups/place-popup.ts'
import { CopyButton } from './copy-button.tsx'
import { describePlace, type GridName } from './describe-place.ts'
import type { GridFit } from './grid-fit.ts'
import type { Place } from '@groundsheet/sections'

interface Props {
  readonly place: Place
  readonly at: MapPoint
  readonly by: 'button' | 'finger'
  readonly fit: GridFit | null
  readonly crs: GridName | null
  readonly onClose: () => void
  /** What can be done with the place. */
  readonly children?: ReactNode
}

/** Distance from the place: the end of the touch must not press the card. */
const TOUCH_DISTANCE_PX = 14

/** The coordinates of a place that was held or pressed with the second button; they stay to be copied. */
export function PlaceCard({ place, at, by, fit, crs, onClose, children }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (card.current) placePopup(card.current, at, TOUCH_DISTANCE_PX)
    // After the touch that opens it, the browser moves the focus to the map.
    if (by === 'button') card.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [at, by])
  return (
    <div
      ref={card}
      className="place-card"
      role="dialog"
      aria-label={mapStrings.place.here}
      onKeyDown={closeOnEscape(onClose)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      <p className="soft">{mapStrings.place.here}</p>
      {describePlace(place, fit, crs).map((written) => (
        <CopyButton key={written.id} written={written} />
      ))}
      {children}
    </div>
  )
}
