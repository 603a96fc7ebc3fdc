/** Picture tiles in Web Mercator (EPSG:3857), whatever protocol they are fetched by. */
export interface TileSource {
  /** Address of a tile with `{z}`, `{x}` and `{y}`, or `{bbox-epsg-3857}`, in the place of its figures. */
  readonly url: string
  /** Width and height, px. */
  readonly tileSize: number
  /** Zoom of the Web Mercator grid, where 0 is the whole world on one tile of 256 px. */
  readonly minZoom: number
  readonly maxZoom: number
  /** West, south, east, north, degrees; nothing is fetched beyond. */
  readonly bounds?: readonly number[]
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
  readonly attribution?: string
}

/** A map that is drawn on a basemap, below boundaries and holes, where a reader switches it on. */
export interface Overlay {
  readonly id: string
  readonly name: string
  readonly tiles: TileSource
  /** 0 to 1, until a reader changes it. */
  readonly opacity: number
  readonly attribution: string
}

/** How an address of the viewer names a layer. */
export const layerId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
