import type { Settings } from '../../config/settings.ts'

/**
 * What the viewer may load: itself, and the basemaps and overlays of the configuration. `styleHashes`: of the styles within
 * its page, such as `sha256-…`.
 */
export function viewerPolicy(
  { basemaps, basemapOrigins, overlays }: Settings,
  styleHashes: readonly string[] = [],
): string {
  const maps = unique([...originsOf(basemaps.map(({ style }) => style)), ...basemapOrigins])
  const tiles = originsOf([...basemaps, ...overlays].map((layer) => layer.tiles?.url))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    'font-src': ["'self'", ...maps],
    // Tiles are fetched, and become pictures in the page; no font or other file is loaded from where they are.
    'connect-src': unique(["'self'", ...maps, ...tiles]),
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // No text becomes markup or a script but through these policies of the viewer, which let through what is its own.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'groundsheet-artwork'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]))

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
