import type { Scope } from './scopes.ts'

export interface ExportFormat {
  readonly name: string
  readonly extension: string
  readonly mediaType: string
  /** Of what the file contains, beside projects:read. */
  readonly scopes: readonly Scope[]
}

const TABLES: readonly Scope[] = ['locations:read', 'tables:read']
const MAP: readonly Scope[] = ['locations:read', 'map:read']

/**
 * What `GET /projects/{id}/export/{format}` writes, by the `format` of the address, in the order of menus:
 * most used first.
 */
export const EXPORT_FORMATS = {
  ags: { name: 'AGS', extension: 'ags', mediaType: 'text/plain; charset=utf-8', scopes: TABLES },
  xlsx: {
    name: 'Excel workbook',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    scopes: TABLES,
  },
  csv: {
    name: 'CSV, one file for each table',
    extension: 'zip',
    mediaType: 'application/zip',
    scopes: TABLES,
  },
  leapfrog: {
    name: 'set of CSV files for Leapfrog',
    extension: 'zip',
    mediaType: 'application/zip',
    scopes: TABLES,
  },
  gpkg: {
    name: 'GeoPackage',
    extension: 'gpkg',
    mediaType: 'application/geopackage+sqlite3',
    scopes: ['locations:read', 'tables:read', 'map:read'],
  },
  dxf: { name: 'DXF, plan of the site', extension: 'dxf', mediaType: 'image/vnd.dxf', scopes: MAP },
  geojson: { name: 'GeoJSON', extension: 'geojson', mediaType: 'application/geo+json', scopes: MAP },
  kml: { name: 'KML', extension: 'kml', mediaType: 'application/vnd.google-earth.kml+xml', scopes: MAP },
  parquet: {
    name: 'GeoParquet of the holes',
    extension: 'parquet',
    mediaType: 'application/vnd.apache.parquet',
    scopes: ['locations:read'],
  },
} as const satisfies Record<string, ExportFormat>

export type ExportFormatId = keyof typeof EXPORT_FORMATS

export const exportFormatIds = Object.keys(EXPORT_FORMATS) as ExportFormatId[]

/** Each once. */
export const exportMediaTypes = (): string[] => [
  ...new Set(Object.values(EXPORT_FORMATS).map(({ mediaType }) => mediaType)),
]

/** For the documentation. */
export function describeExportScopes(): string {
  const formats = Object.entries(EXPORT_FORMATS).map(
    ([id, { name, scopes }]) => `\`${id}\` (${name}): ${scopes.map((scope) => `\`${scope}\``).join(', ')}`,
  )
  return (
    `Further scopes, by format: ${formats.join('; ')}. Few exports run at once, so 429 and 503 are ` +
    'usual: wait as Retry-After says.'
  )
}
