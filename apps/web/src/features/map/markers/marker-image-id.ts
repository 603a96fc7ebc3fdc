/** What one image of the map is drawn from. Markers that look the same share it. */
export interface MarkerLook {
  readonly symbol: string
  /** Custom artwork; null: the built-in symbol. */
  readonly icon: string | null
  /** Hex colour. */
  readonly colour: string
  /** CSS px. */
  readonly size: number
}

const PREFIX = 'marker?'

/** The name an image is asked for by; it says all that is needed to draw it. */
export function markerImageId({ symbol, icon, colour, size }: MarkerLook): string {
  const parts = icon === null ? { symbol } : { symbol, icon }
  return (
    PREFIX + new URLSearchParams({ ...parts, colour: colour.toLowerCase(), size: String(size) }).toString()
  )
}

/** Null for an image that is not one of ours, such as a basemap's. */
export function parseMarkerImageId(id: string): MarkerLook | null {
  if (!id.startsWith(PREFIX)) return null
  const parameters = new URLSearchParams(id.slice(PREFIX.length))
  return {
    symbol: parameters.get('symbol') ?? 'circle',
    icon: parameters.get('icon'),
    colour: parameters.get('colour') ?? '#000000',
    size: Number(parameters.get('size')) || 14,
  }
}
