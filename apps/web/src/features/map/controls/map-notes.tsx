import type { Basemap } from '@groundsheet/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BasemapProgress } from '../../../data/map/basemap-rows.ts'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { strings } from '../../../ui/strings/strings.ts'

/** A note, and what a reader can do about it. */
export interface MapNote {
  readonly text: string
  /** It disappears after a time, and the map keeps no space for it. */
  readonly passing?: boolean
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

interface Props {
  readonly basemap: Basemap | undefined
  readonly progress: BasemapProgress
  /** Everything that is to be on the map is drawn. Unless given, the screen shows what it loads. */
  readonly drawn?: boolean
  readonly onRetry: () => void
  /** A note came or went, so that the room that is left for the map changed. */
  readonly onChange: () => void
  /** Shown with every basemap. */
  readonly others: readonly MapNote[]
}

/**
 * Small remarks on the map about what it does not show. A note can be closed, as it covers the
 * holes.
 */
export function MapNotes({ basemap, progress, drawn = true, others, onRetry, onChange }: Props) {
  const [read, setRead] = useState<readonly string[]>([])
  const [wasDrawn, setWasDrawn] = useState(drawn)
  if (drawn && !wasDrawn) setWasDrawn(true)
  const name = basemap?.name ?? ''
  const notes: MapNote[] = [
    // Above the others, which then stay where they are when it goes.
    ...(progress !== 'waiting' && !wasDrawn ? [{ text: strings.map.loading, passing: true }] : []),
    ...(progress === 'failed'
      ? [{ text: mapStrings.fallback(name), action: { label: strings.retry, onPress: onRetry } }]
      : []),
    ...(progress === 'waiting' ? [{ text: mapStrings.waiting(name), passing: true }] : []),
    ...others,
  ]
  const shown = notes.filter(({ text }) => !read.includes(text))
  const reportChange = useEffectEvent(onChange)
  const lasting = shown.filter(({ passing }) => !passing).length
  useEffect(() => reportChange(), [lasting])
  return (
    <div className="map-notes" role="status">
      {shown.map(({ text, action, passing }) => (
        <p key={text} data-covers-map={passing ? undefined : ''}>
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
