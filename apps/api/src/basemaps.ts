export interface Basemap {
  readonly id: string
  readonly name: string
  /** Address of a MapLibre style; absent: drawn by the viewer itself. */
  readonly style?: string
  readonly attribution?: string
}

const BUILT_IN_BASEMAPS: Record<string, Basemap> = {
  streets: {
    id: 'streets',
    name: 'Streets',
    style: 'https://tiles.openfreemap.org/styles/liberty',
    attribution: 'OpenFreeMap © OpenMapTiles, data from OpenStreetMap',
  },
  offline: { id: 'offline', name: 'Offline' },
}

/** `streets`, `offline`, or a name and the address of a style; null: none of these. */
export function readBasemap(text: string): Basemap | null {
  const builtIn = BUILT_IN_BASEMAPS[text]
  if (builtIn) return builtIn
  const [, name = '', style = ''] = /^([^=]+)=(https?:\/\/.+)$/.exec(text) ?? []
  return URL.canParse(style)
    ? {
        id: name
          .trim()
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-'),
        name: name.trim(),
        style,
      }
    : null
}
