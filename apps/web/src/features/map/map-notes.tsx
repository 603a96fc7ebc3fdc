import { useState } from 'react'
import type { BasemapProgress } from '../../data/basemap-rows.ts'
import type { Basemap } from '../../data/config.ts'
import { mapStrings } from '../../ui/map-strings.ts'
import { strings } from '../../ui/strings.ts'

/** A note, and what a reader can do about it. */
export interface MapNote {
  readonly text: string
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

interface Props {
  readonly basemap: Basemap | undefined
  readonly progress: BasemapProgress
  readonly onRetry: () => void
  /** Shown with every basemap. */
  readonly others: readonly MapNote[]
}

/** Small remarks on the map about what it does not show. What was read can be put away: it lies over the holes. */
export function MapNotes({ basemap, progress, others, onRetry }: Props) {
  const [read, setRead] = useState<readonly string[]>([])
  const name = basemap?.name ?? ''
  const notes: MapNote[] = [
    ...(progress === 'failed'
      ? [{ text: mapStrings.fallback(name), action: { label: strings.retry, onPress: onRetry } }]
      : []),
    ...(progress === 'waiting' ? [{ text: mapStrings.waiting(name) }] : []),
    ...others,
  ]
  return (
    <div className="map-notes" role="status">
      {notes
        .filter(({ text }) => !read.includes(text))
        .map(({ text, action }) => (
          <p key={text}>
            {text}
            {action && (
              <button type="button" data-words onClick={action.onPress}>
                {action.label}
              </button>
            )}
            <button type="button" aria-label={mapStrings.dismiss} onClick={() => setRead([...read, text])}>
              ×
            </button>
          </p>
        ))}
    </div>
  )
}
