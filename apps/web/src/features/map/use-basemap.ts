import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { basemapStyleQuery } from '../../data/basemap-style.ts'
import type { Basemap } from '../../data/config.ts'
import { isMapStyle, renameBasemap, type OnlineBasemap } from './map-style.ts'

export interface BasemapState {
  /** Null: the built-in one. */
  readonly online: OnlineBasemap | null
  readonly progress: 'here' | 'waiting' | 'failed'
  readonly settle: (outcome: 'here' | 'failed') => void
}

/** Follows a basemap from its style document to its first tile. Whatever fails, the built-in one is there. */
export function useBasemap(basemap: Basemap | undefined): BasemapState {
  const address = basemap?.style
  const attribution = basemap?.attribution
  const { data: style, error } = useQuery({
    ...basemapStyleQuery(address ?? ''),
    enabled: address !== undefined,
  })
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, 'here' | 'failed'>>(new Map())
  const outcome = address === undefined ? 'here' : outcomes.get(address)
  const usable = address !== undefined && isMapStyle(style) && outcome !== 'failed'
  const stage = outcome === 'here' ? 'here' : 'arriving'
  const online = useMemo(
    () => (usable ? ({ style: renameBasemap(style), stage, attribution } satisfies OnlineBasemap) : null),
    [usable, style, stage, attribution],
  )
  const failed = error !== null || outcome === 'failed' || (style !== undefined && !isMapStyle(style))
  return {
    online,
    progress: address === undefined ? 'here' : failed ? 'failed' : (outcome ?? 'waiting'),
    settle(result) {
      if (address !== undefined) setOutcomes((known) => new Map(known).set(address, result))
    },
  }
}
