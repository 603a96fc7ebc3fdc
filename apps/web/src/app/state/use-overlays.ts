import type { Overlay } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { configQuery } from '../../data/config.ts'
import { parseOverlays } from '../../url-state/overlays.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'

const NONE: readonly Overlay[] = []

/** The overlays of the configuration, and those of them that the address switches on, with its opacity. */
export function useOverlays({ overlay: texts }: ProjectSearch) {
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
