import { FORMATS, type FormatOptions } from '@groundsheet/formats'

/**
 * What a project can be exported as, in the order of the help. GeoPackage is written here only, since it
 * is an SQLite file.
 */
export const EXPORT_FORMATS = [
  ...FORMATS,
  {
    id: 'gpkg',
    name: 'GeoPackage 1.3',
    extension: 'gpkg',
    mediaType: 'application/geopackage+sqlite3',
    options: [] as readonly (keyof FormatOptions)[],
  },
] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export type ExportFormatId = ExportFormat['id']
