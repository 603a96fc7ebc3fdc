import type { Tiles } from './tiles-of-area.ts'

/** What a basemap is drawn from. */
export interface MapFiles {
  /** Addresses of all files but tiles. */
  readonly files: readonly string[]
  readonly tiles: readonly Tiles[]
}

type Members = Readonly<Record<string, unknown>>

/**
 * Reads which files a MapLibre style names: descriptions of tiles, icons, letters. Null where it is none, or
 * needs something else. https://maplibre.org/maplibre-style-spec/
 */
export async function readStyleFiles(address: string, signal: AbortSignal): Promise<MapFiles | null> {
  const style = await readJson(address, signal)
  if (style.version !== 8) return null
  const sources = await Promise.all(
    Object.values(membersOf(style.sources)).map((source) => readSource(membersOf(source), signal)),
  )
  if (sources.includes(null)) return null
  const found = sources.filter((source) => source !== null)
  const files = [
    address,
    ...spriteFiles(style.sprite),
    ...glyphFiles(style),
    ...found.flatMap((one) => one.files),
  ]
  return { files, tiles: found.flatMap(({ tiles }) => tiles) }
}

/** Loads a file that a map will need, so that the browser has it then. */
export const preloadFile = (address: string): void => void fetch(address).catch(() => undefined)

/** Empty for what is not there, or is no JSON object. */
async function readJson(address: string, signal: AbortSignal): Promise<Members> {
  const response = await fetch(address, { signal })
  return response.ok ? membersOf(await response.json().catch(() => null)) : {}
}

async function readSource(source: Members, signal: AbortSignal): Promise<MapFiles | null> {
  const { type, url, data } = source
  if (type === 'geojson') return { files: typeof data === 'string' ? [data] : [], tiles: [] }
  if (type === 'image' && typeof url === 'string') return { files: [url], tiles: [] }
  if (type !== 'vector' && type !== 'raster' && type !== 'raster-dem') return null
  const described = typeof url === 'string' ? await readJson(url, signal) : {}
  const tiles = tilesOf({ ...described, ...source })
  return tiles && { files: typeof url === 'string' ? [url] : [], tiles: [tiles] }
}

/** Levels unless given: those of MapLibre. */
function tilesOf({ tiles, minzoom = 0, maxzoom = 22, scheme, bounds }: Members): Tiles | null {
  const urls = textsIn(tiles)
  if (urls.length === 0 || typeof minzoom !== 'number' || typeof maxzoom !== 'number') return null
  const [west, south, east, north] = Array.isArray(bounds) ? bounds.map(Number) : []
  return {
    urls,
    minZoom: minzoom,
    maxZoom: maxzoom,
    fromSouth: scheme === 'tms',
    ...(north === undefined ? {} : { bounds: [west ?? -180, south ?? -90, east ?? 180, north] }),
  }
}

/** Icons of screens of both kinds. */
function spriteFiles(sprite: unknown): string[] {
  const listed = Array.isArray(sprite) ? sprite.map((one) => membersOf(one).url) : [sprite]
  return textsIn(listed).flatMap((url) =>
    ['.json', '.png', '@2x.json', '@2x.png'].map((end) => withEnd(url, end)),
  )
}

function withEnd(address: string, end: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  url.pathname += end
  return url.href
}

/** First characters of the ranges of 256 that European names are written in. */
const GLYPH_RANGE_STARTS = [0x00_00, 0x01_00, 0x03_00, 0x04_00, 0x1e_00, 0x20_00]

/** What MapLibre takes where a layer with text states no font. */
const DEFAULT_FONTS = ['Open Sans Regular', 'Arial Unicode MS Regular']

function glyphFiles({ glyphs, layers }: Members): string[] {
  if (typeof glyphs !== 'string' || !Array.isArray(layers)) return []
  const layouts = layers
    .map((layer) => membersOf(membersOf(layer).layout))
    .filter((layout) => layout['text-field'])
  const stacks = new Set(layouts.flatMap((layout) => fontStacks(layout['text-font'] ?? DEFAULT_FONTS)))
  return [...stacks].flatMap((stack) =>
    GLYPH_RANGE_STARTS.map((first) =>
      glyphs.replace('{fontstack}', stack).replace('{range}', `${first}-${first + 255}`),
    ),
  )
}

/** The lists of names within a value, which may be an expression. */
function fontStacks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > 0 && textsIn(value).length === value.length)
    return [value.join(',')]
  return Object.values(value).flatMap(fontStacks)
}

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
