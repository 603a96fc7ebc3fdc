import type { Settings } from '../../config.ts'

/** What the viewer may load: itself, and the basemaps of the configuration. */
export function viewerPolicy({ basemaps, basemapOrigins }: Settings): string {
  const styles = basemaps.flatMap(({ style }) => (style === undefined ? [] : [new URL(style).origin]))
  const maps = [...new Set([...styles, ...basemapOrigins])]
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // A widget library writes a style element of its own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    'font-src': ["'self'", ...maps],
    'connect-src': ["'self'", ...maps],
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
