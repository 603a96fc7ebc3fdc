import { useEffect, useRef, useState } from 'react'
import { closeOnEscape } from '../../../ui/close-on-escape.ts'
import { mapStrings } from '../../../ui/map-strings.ts'
import { reloadForPart } from '../../../ui/missing-part.ts'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { strings } from '../../../ui/strings.ts'
import { findPlace } from './find-place.ts'
import { isMapLink } from './read-map-link.ts'
import type { SiteGrid } from './read-place.ts'
import type { Place } from '@groundsheet/sections'

interface Props {
  readonly site: SiteGrid
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
}

/** Coordinates to be typed or pasted, and the map goes there. */
export function GoToPlace({ site, onGo, onClose }: Props) {
  const words = mapStrings.goTo
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState('')
  /** How the last text was read, where it does not say so itself. */
  const [note, setNote] = useState('')
  /** What reads grid coordinates could not be loaded. */
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => field.current?.focus(), [])
  async function goTo(text: string) {
    try {
      const place = await findPlace(text, site)
      const unread = isMapLink(text) ? words.wrongLink : site.code ? words.wrong : words.noGrid
      setWrong(place ? '' : unread)
      setNote(place?.isOrderAssumed ? words.orderAssumed(place) : '')
      if (place) onGo(place)
    } catch (reason) {
      setError(reason as Error)
    }
  }
  return (
    <form
      className="map-bar"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        void goTo(field.current?.value ?? '')
      }}
      onKeyDown={closeOnEscape(onClose)}
    >
      <input
        ref={field}
        className="field"
        size={28}
        aria-label={words.title}
        aria-invalid={wrong !== ''}
        placeholder={words.forms}
      />
      <span className="map-bar-buttons">
        <button type="submit" className="button" data-primary>
          {words.go}
        </button>
        <button type="button" className="button" data-quiet onClick={onClose}>
          {strings.close}
        </button>
      </span>
      {error && <ErrorNotice error={error} retry={reloadForPart} />}
      <p role="alert" hidden={wrong === ''}>
        {wrong}
      </p>
      <p role="status" hidden={note === ''}>
        {note}
      </p>
    </form>
  )
}
