import type { Basemap } from '@groundsheet/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { basemapSpriteQuery, basemapStyleQuery } from '../../data/map/basemap-style.ts'
import type { BasemapProgress } from '../../data/map/basemap-rows.ts'
import {
  isMapStyle,
  prefixBasemapIds,
  spriteUrlsOf,
  withoutSprite,
  type OnlineBasemap,
} from './view/map-style.ts'
import { styleOfTiles } from './view/tile-layers.ts'

export interface BasemapState {
  /** Null: the built-in one. */
  readonly online: OnlineBasemap | null
  readonly progress: BasemapProgress
  readonly settle: (outcome: 'here' | 'failed') => void
  /** Requests one again that failed. */
  readonly retry: () => void
}

/** Follows a basemap from its style document to its first tile. Whatever fails, the built-in one is there. */
export function useBasemap(basemap: Basemap | undefined): BasemapState {
  const tiles = useMemo(() => basemap && styleOfTiles(basemap), [basemap])
  const address = addressOf(basemap)
  const attribution = basemap?.attribution
  const {
    data: fetched,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...basemapStyleQuery(address ?? ''),
    enabled: address !== undefined && !tiles,
  })
  const style: unknown = tiles ?? fetched
  const sprites = isMapStyle(style) ? spriteUrlsOf(style) : []
  const { isSuccess: hasSprite } = useQuery({
    ...basemapSpriteQuery(sprites),
    enabled: sprites.length > 0,
  })
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, 'here' | 'failed'>>(new Map())
  const [requested, setRequested] = useState(address)
  // One that is selected again after another is tried again.
  if (requested !== address) {
    setRequested(address)
    setOutcomes(new Map([...outcomes].filter(([, outcome]) => outcome !== 'failed')))
  }
  const outcome = address === undefined ? 'here' : outcomes.get(address)
  const usable = address !== undefined && isMapStyle(style) && outcome !== 'failed'
  const stage = outcome === 'here' ? 'here' : 'arriving'
  const online = useMemo((): OnlineBasemap | null => {
    if (!usable) return null
    const named = prefixBasemapIds(style)
    return { style: hasSprite ? named : withoutSprite(named), stage, attribution }
  }, [usable, style, hasSprite, stage, attribution])
  const failed =
    (error !== null && !isFetching) ||
    outcome === 'failed' ||
    (style !== undefined && !isMapStyle(style) && !isFetching)
  return {
    online,
    progress: address === undefined ? 'here' : failed ? 'failed' : (outcome ?? 'waiting'),
    settle(result) {
      if (address !== undefined) setOutcomes((known) => new Map(known).set(address, result))
    },
    retry() {
      setOutcomes((known) => new Map([...known].filter(([other]) => other !== address)))
      if (!isMapStyle(style)) void refetch()
    },
  }
}

/** What a basemap is known by; undefined: it is built in. */
const addressOf = (basemap: Basemap | undefined) => basemap?.style ?? basemap?.tiles?.url
