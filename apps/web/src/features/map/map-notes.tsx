import { useState } from 'react'
import type { Basemap } from '../../data/config.ts'
import { strings } from '../../ui/strings.ts'
import type { BasemapState } from './use-basemap.ts'

interface Props {
  readonly basemap: Basemap | undefined
  readonly progress: BasemapState['progress']
  /** Said whatever lies under them. */
  readonly others: readonly string[]
}

/** Small remarks on the map about what it does not show. What was read can be put away: it lies over the holes. */
export function MapNotes({ basemap, progress, others }: Props) {
  const [read, setRead] = useState<readonly string[]>([])
  const name = basemap?.name ?? ''
  const notes = [
    ...(progress === 'failed' ? [strings.map.fallback(name)] : []),
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
            <button type="button" aria-label={strings.map.dismiss} onClick={() => setRead([...read, note])}>
              ×
            </button>
          </p>
        ))}
    </div>
  )
}
