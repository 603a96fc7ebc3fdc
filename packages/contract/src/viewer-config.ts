/** Picture tiles in Web Mercator (EPSG:3857), whatever protocol they are fetched by. */
export interface TileSource {
  /** Address of a tile, with `{z}`, `{x}` and `{y}`, or `{bbox-epsg-3857}`, in place of its figures. */
  readonly url: string
  /** Width and height, px. */
  readonly tileSize: number
  /** Zooms of the Web Mercator grid, where 0 is the whole world on one tile of 256 px. */
  readonly minZoom: number
  readonly maxZoom: number
  /** West, south, east, north, degrees; nothing is fetched beyond. */
  readonly bounds?: readonly [number, number, number, number]
}

/** A map that everything else lies on; without `style` and `tiles` it is drawn by the viewer itself. */
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

/** A map that is drawn on a basemap, below boundaries and holes, where a reader switches it on. */
export interface Overlay {
  readonly id: string
  readonly name: string
  readonly tiles: TileSource
  /** 0 to 1, until a reader changes it. */
  readonly opacity: number
  /** Plain text. */
  readonly attribution: string
}

/** `/config.json`: settings that a server gives its viewer; needs no key. */
export interface ViewerConfig {
  readonly apiBase: string
  readonly basemaps: readonly Basemap[]
  /** Those listed later are drawn above those listed earlier. */
  readonly overlays: readonly Overlay[]
  /** Origins whose pages may show the viewer in a frame. */
  readonly frameOrigins: readonly string[]
  /**
   * People sign in at a proxy in front, and out at this path or address, if one is known; null: by key only.
   */
  readonly proxySignIn: { readonly signOut: string | null } | null
}
