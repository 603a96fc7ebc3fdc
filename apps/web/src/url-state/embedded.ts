import { parseSearch, readText } from './search-text.ts'

/**
 * What an embedded page shows. `1`: the map, and the open hole beside it. `map`: the map alone. `hole`: the
 * open hole alone. `log`: only its log.
 */
export const EMBEDDED_PARTS = ['1', 'map', 'hole', 'log'] as const
export type EmbeddedPart = (typeof EMBEDDED_PARTS)[number]

/** Undefined for any other value. */
export function readEmbeddedPart(raw: Record<string, unknown>): EmbeddedPart | undefined {
  const text = readText(raw, 'embed')
  return EMBEDDED_PARTS.find((known) => known === text)
}

/** Whether an address is that of a project without the rest of the viewer around it. */
export const isEmbedded = (path: string, query: string): boolean =>
  /^\/projects\/[^/]+\/?$/.test(path) && readEmbeddedPart(parseSearch(query)) !== undefined
