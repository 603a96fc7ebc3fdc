import type { Settings } from '../../config/settings.ts'

/**
 * What the viewer may load: itself, and the configured basemaps and overlays. `styleHashes`: of the styles in
 * its page, such as `sha256-…`. `frameOrigins`: whose pages may show this one in a frame.
 */
export function viewerPolicy(
  { basemaps, basemapOrigins, overlays }: Settings,
  styleHashes: readonly string[] = [],
  frameOrigins: readonly string[] = [],
): string {
  const maps = unique([...originsOf(basemaps.map(({ style }) => style)), ...basemapOrigins])
  const tiles = originsOf([...basemaps, ...overlays].map((layer) => layer.tiles?.url))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    'font-src': ["'self'", ...maps],
    // Tiles are fetched and drawn; no font or other file is loaded from tile servers.
    'connect-src': unique(["'self'", ...maps, ...tiles]),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': frameOrigins.length > 0 ? frameOrigins : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // Trusted Types: text becomes markup or script only through these policies of the viewer.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'groundsheet-artwork', 'groundsheet-service-worker'],
  }
  return formatPolicy(directives)
}

/** A page may request the position of the device, for the dot on the map, and nothing else of it. */
export const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...[
    ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'gyroscope', 'hid'],
    ...['idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
    ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
  ].map((feature) => `${feature}=()`),
].join(', ')

/**
 * The policy of the page that checks files, and of its worker. Neither may connect to anything, this server
 * included, so no part of a file can leave the browser. `styleHashes`: of the styles in the page.
 */
export function checkPagePolicy(styleHashes: readonly string[] = []): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'"],
    'connect-src': ["'none'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['groundsheet-check', 'groundsheet-artwork'],
  })
}

/** The service worker runs its own file only, and fetches files of this server only. */
export const SERVICE_WORKER_POLICY = formatPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
})

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] =>
  // Those without a server are of this one.
  addresses.flatMap((address) => (address?.includes('://') ? [new URL(address).origin] : []))

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
