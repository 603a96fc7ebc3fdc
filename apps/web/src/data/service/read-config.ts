import type { TileSource, ViewerConfig } from '@groundsheet/contract'

/** The server's configuration for the viewer; needs no key. Throws when the server does not answer. */
export async function readConfig(signal: AbortSignal | null = null): Promise<ViewerConfig> {
  const response = await fetch('/config.json', { signal })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  const config = (await response.json()) as ViewerConfig
  return { ...config, basemaps: config.basemaps.map(withServer), overlays: config.overlays.map(withServer) }
}

/** Tiles of this service have an address without a server, and the map needs whole ones. */
const withServer = <Layer extends { readonly tiles?: TileSource }>(layer: Layer): Layer =>
  layer.tiles?.url.startsWith('/')
    ? { ...layer, tiles: { ...layer.tiles, url: location.origin + layer.tiles.url } }
    : layer
