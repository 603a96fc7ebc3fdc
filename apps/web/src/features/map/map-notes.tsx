import { useState } from 'react'
import type { Basemap } from '../../data/config.ts'
import { strings } from '../../ui/strings.ts'
import type { BasemapState } from './use-basemap.ts'

interface Props {
  readonly basemap: Basemap | undefined
  readonly progress: BasemapState['progress']
  readonly onRetry: () => void
  /** Said whatever lies under them. */
  readonly others: readonly string[]
}

/** Small remarks on the map about what it does not show. What was read can be put away: it lies over the holes. */
export function MapNotes({ basemap, progress, others, onRetry }: Props) {
  const [read, setRead] = useState<readonly string[]>([])
  const name = basemap?.name ?? ''
  const failure = strings.map.fallback(name)
  const notes = [
    ...(progress === 'failed' ? [failure] : []),
    ...(progress === 'waiting' ? [strings.map.waiting(name)] : []),
    ...others,
  ]
  return (
    <div className="map-notes" role="status">
      {notes
        .filter((note) => !read.includes(note))
        .map((note) => (
          <p key={note}>
            {note}
            {note === failure && (
              <button type="button" data-words onClick={onRetry}>
                {strings.retry}
              </button>
            )}
            <button type="button" aria-label={strings.map.dismiss} onClick={() => setRead([...read, note])}>
              ×
            </button>
          </p>
        ))}
    </div>
  )
}
