import { queryOptions } from '@tanstack/react-query'

/** Picture tiles in Web Mercator (EPSG:3857). */
export interface TileSource {
  /** With `{z}`, `{x}` and `{y}`, or `{bbox-epsg-3857}`, in the place of figures. */
  readonly url: string
  /** Width and height, px. */
  readonly tileSize: number
  /** Levels there are tiles of. */
  readonly minZoom: number
  readonly maxZoom: number
  /** West, south, east, north, degrees. */
  readonly bounds?: readonly [number, number, number, number]
}

/** Without `style` and `tiles`: the one that is built in. */
export interface Basemap {
  readonly id: string
  readonly name: string
  /** Address of a MapLibre style. */
  readonly style?: string
  readonly tiles?: TileSource
  /** 0 to 1. */
  readonly opacity?: number
  /** Plain text. */
  readonly attribution?: string
}

/** A map that is drawn on a basemap where a reader switches it on. */
export interface Overlay {
  readonly id: string
  readonly name: string
  readonly tiles: TileSource
  /** 0 to 1. */
  readonly opacity: number
  /** Plain text. */
  readonly attribution: string
}

export interface Config {
  readonly apiBase: string
  readonly basemaps: readonly Basemap[]
  /** Those listed later are drawn above those listed earlier. */
  readonly overlays: readonly Overlay[]
}

/** What the server says about itself, before any key. Throws when the server is not there. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }): Promise<Config> => {
    const response = await fetch('/config.json', { signal })
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
    return (await response.json()) as Config
  },
  staleTime: Infinity,
})
