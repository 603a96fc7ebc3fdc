import { useEffect, useRef, useState } from 'react'
import { strings } from '../../../ui/strings.ts'
import type { GridFit } from './grid-fit.ts'
import { readPlace } from './read-place.ts'
import type { Place } from './site-plane.ts'

interface Props {
  readonly fit: GridFit | null
  /** A place of the project. */
  readonly near: Place
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
}

/** Coordinates to be typed or pasted, and the map goes there. */
export function GoToPlace({ fit, near, onGo, onClose }: Props) {
  const words = strings.map.goTo
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="map-bar"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        const place = readPlace(field.current?.value ?? '', fit, near)
        setWrong(!place)
        if (place) onGo(place)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <input
        ref={field}
        className="field"
        size={28}
        aria-label={words.title}
        aria-invalid={wrong}
        placeholder={fit ? words.either : words.degrees}
      />
      <span className="map-bar-buttons">
        <button type="submit" className="button" data-primary>
          {words.go}
        </button>
        <button type="button" className="button" data-quiet onClick={onClose}>
          {strings.close}
        </button>
      </span>
      <p role="alert" hidden={!wrong}>
        {wrong && (fit ? words.wrong : words.noGrid)}
      </p>
    </form>
  )
}
