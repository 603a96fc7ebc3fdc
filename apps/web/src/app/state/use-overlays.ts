import type { Overlay } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { configQuery } from '../../data/service/config.ts'
import type { OverlaySwitches } from '../../features/legend/overlay-choice.tsx'
import { parseOverlays, withOverlay, type OverlayChoice } from '../../url-state/overlays.ts'

/** What the address of a map says of overlays. */
interface Switched {
  readonly overlay?: string[] | undefined
}

const NONE: readonly Overlay[] = []

/** The overlays of the configuration, and those of them that the address switches on, with its opacity. */
export function useOverlays({ overlay: texts }: Switched) {
  const all = useQuery(configQuery).data?.overlays ?? NONE
  const shown = useMemo(() => shownOverlays(all, texts), [all, texts])
  return { all, shown }
}

/** In the order of the configuration, which is that of drawing. */
function shownOverlays(all: readonly Overlay[], texts: readonly string[] | undefined): readonly Overlay[] {
  const choices = new Map(parseOverlays(texts).map((choice) => [choice.id, choice]))
  return all.flatMap((overlay) => {
    const choice = choices.get(overlay.id)
    if (!choice) return []
    return [choice.opacity === undefined ? overlay : { ...overlay, opacity: choice.opacity / 100 }]
  })
}

/** Switches of the overlays. `change` takes what the address is to say of them. */
export function useOverlaySwitches(
  search: Switched,
  change: (overlay: string[] | undefined) => void,
): OverlaySwitches {
  const { all, shown } = useOverlays(search)
  const set = (id: string, choice: OverlayChoice | null) => change(withOverlay(search.overlay, id, choice))
  return {
    rows: all.map((overlay) => {
      const on = shown.find(({ id }) => id === overlay.id)
      const { id, name, opacity } = on ?? overlay
      return { id, name, opacity: Math.round(opacity * 100), shown: on !== undefined }
    }),
    onSwitch: (id, isShown) => set(id, isShown ? { id } : null),
    onFade: (id, opacity) => set(id, { id, opacity }),
  }
}
