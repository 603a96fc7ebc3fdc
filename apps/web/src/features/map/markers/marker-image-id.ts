/** What one image of the map is drawn from. Markers that look the same share it. */
export interface MarkerAppearance {
  readonly symbol: string
  /** Custom artwork; null: the built-in symbol. */
  readonly icon: string | null
  /** Hex colour, in lower case. */
  readonly colour: string
  /** CSS px. */
  readonly size: number
}

const IMAGE_ID_PREFIX = 'marker?'

/**
 * Every look that was ever requested, and its number by its words. Each hole carries the name of its image,
 * so names are short.
 */
const looks: MarkerAppearance[] = []
const numbers = new Map<string, string>()

/** The name by which an image is requested, as long as this page is open. */
export function markerImageId({ colour, ...look }: MarkerAppearance): string {
  const lower = colour.toLowerCase()
  const words = [look.symbol, look.icon ?? '', lower, look.size].join('\n')
  const known = numbers.get(words)
  if (known !== undefined) return known
  const id = `${IMAGE_ID_PREFIX}${looks.length}`
  looks.push({ ...look, colour: lower })
  numbers.set(words, id)
  return id
}

/** Null for an image that is not one of ours, such as a basemap's. */
export const parseMarkerImageId = (id: string): MarkerAppearance | null =>
  id.startsWith(IMAGE_ID_PREFIX) ? (looks[Number(id.slice(IMAGE_ID_PREFIX.length))] ?? null) : null
