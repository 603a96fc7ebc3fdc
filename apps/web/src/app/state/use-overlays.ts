import type { Overlay } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { configQuery } from '../../data/service/config.ts'
import type { OverlaySwitches } from '../../features/legend/overlay-choice.tsx'
import { parseOverlays, withOverlay, type OverlayChoice } from '../../url-state/overlays.ts'

/** Overlays in the address. */
interface OverlaySearch {
  readonly overlay?: string[] | undefined
}

const NO_OVERLAYS: readonly Overlay[] = []

/** All overlays of the configuration, and those selected in the address, with their opacity. */
export function useOverlays({ overlay: texts }: OverlaySearch) {
  const all = useQuery(configQuery).data?.overlays ?? NO_OVERLAYS
  const shown = useMemo(() => shownOverlays(all, texts), [all, texts])
  return { all, shown }
}

/** In the order of the configuration, which is the drawing order. */
function shownOverlays(all: readonly Overlay[], texts: readonly string[] | undefined): readonly Overlay[] {
  const choices = new Map(parseOverlays(texts).map((choice) => [choice.id, choice]))
  return all.flatMap((overlay) => {
    const choice = choices.get(overlay.id)
    if (!choice) return []
    return [choice.opacity === undefined ? overlay : { ...overlay, opacity: choice.opacity / 100 }]
  })
}

/** Switches of the overlays. `change` receives the new overlays of the address. */
export function useOverlaySwitches(
  search: OverlaySearch,
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
    onOpacity: (id, opacity) => set(id, { id, opacity }),
  }
}
