import type { Overlay } from '@groundsheet/contract'
import { useEffect, useState, type RefObject } from 'react'
import { mapStrings } from '../../ui/strings/map-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import type { MapNote } from './controls/map-notes.tsx'
import type { OverlayEvent, OverlayProgress } from './view/tile-overlays.ts'

/** A map that overlays can be drawn on. */
interface Overlaid {
  readonly setOverlays: (overlays: readonly Overlay[]) => void
  readonly retryOverlay: (id: string) => void
}

/** Keeps the overlays of a map as they are to be. `notes`: messages about them for the reader. */
export function useTileOverlays(view: RefObject<Overlaid | null>, overlays: readonly Overlay[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, OverlayProgress>>(new Map())
  useEffect(() => view.current?.setOverlays(overlays), [view, overlays])
  return {
    notes: overlays.flatMap(({ id, name }) =>
      noteOf(name, known.get(id), () => view.current?.retryOverlay(id)),
    ),
    onEvent: ({ id, progress }: OverlayEvent) => setKnown((before) => new Map(before).set(id, progress)),
  }
}

const words = mapStrings.overlay

function noteOf(name: string, progress: OverlayProgress | undefined, onPress: () => void): MapNote[] {
  if (progress === 'failed') return [{ text: words.failed(name), action: { label: strings.retry, onPress } }]
  if (progress === 'empty') return [{ text: words.empty(name) }]
  return progress === 'closer' ? [{ text: words.closer(name) }] : []
}
