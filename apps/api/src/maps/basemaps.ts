import type { Basemap } from '@groundsheet/contract'
import { layerId } from './layer-id.ts'

/** Basemaps with a name of one word. */
export const BUILT_IN_BASEMAPS: ReadonlyMap<string, Basemap> = new Map(
  [
    {
      id: 'streets',
      name: 'Streets',
      style: 'https://tiles.openfreemap.org/styles/liberty',
      attribution: 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap',
    },
    { id: 'offline', name: 'Offline' },
  ].map((basemap) => [basemap.id, basemap]),
)

/** `streets`, `offline`, or a name and the address of a style; null: none of these. */
export function readBasemap(text: string): Basemap | null {
  const builtIn = BUILT_IN_BASEMAPS.get(text)
  if (builtIn) return builtIn
  const [, name = '', style = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? []
  return URL.canParse(style) ? { id: layerId(name), name: name.trim(), style } : null
}
