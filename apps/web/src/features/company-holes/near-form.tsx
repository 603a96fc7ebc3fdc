import { useRef, useState } from 'react'
import { companyStrings } from '../../ui/company-strings.ts'

interface Place {
  /** Degrees, WGS 84. */
  readonly longitude: number
  readonly latitude: number
}

interface Props {
  /** The place that a text names; null: none. */
  readonly findPlace: (text: string) => Promise<Place | null>
  /** The middle of the map; null: there is no map. */
  readonly middle: Place | null
  readonly onNear: (place: Place) => void
}

const words = companyStrings.near

/** Asks for the holes near a town, a grid reference, coordinates, or the middle of the map. */
export function NearForm({ findPlace, middle, onNear }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  async function ask(text: string) {
    const place = await findPlace(text)
    setWrong(place ? null : text)
    if (place) onNear(place)
  }
  return (
    <form
      className="near-form"
      aria-label={words.field}
      onSubmit={(event) => {
        event.preventDefault()
        const text = field.current?.value.trim() ?? ''
        if (text !== '') void ask(text)
      }}
    >
      <input
        ref={field}
        className="field"
        aria-label={words.field}
        aria-invalid={wrong !== null}
        placeholder={words.forms}
        autoComplete="off"
      />
      <button type="submit" className="button">
        {words.go}
      </button>
      {middle && (
        <button type="button" className="button" data-quiet onClick={() => onNear(middle)}>
          {words.middle}
        </button>
      )}
      <p role="alert" hidden={wrong === null}>
        {wrong === null ? '' : words.unknown(wrong)}
      </p>
    </form>
  )
}
