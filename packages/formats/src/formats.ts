import { writeAgsFile } from './ags/write-ags-file.ts'
import { writeCsvArchive } from './csv/write-csv.ts'
import type { Format } from './format.ts'
import { writePlan } from './dxf/write-plan.ts'
import { writeGeoJson } from './geojson/write-geojson.ts'
import { writeKml } from './kml/write-kml.ts'
import { writeGeoParquet } from './parquet/write-geo-parquet.ts'
import { writeLeapfrog } from './leapfrog/write-leapfrog.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

/** Every format there is; commands, menus and tests are loops over it. */
export const FORMATS = [
  {
    id: 'ags',
    name: 'AGS, in the edition of the project',
    extension: 'ags',
    mediaType: 'text/plain; charset=utf-8',
    isComplete: true,
    holds: 'tables',
    options: ['keepLineBreaks'],
    write: writeAgsFile,
  },
  {
    id: 'csv',
    name: 'CSV, one file for each table',
    extension: 'zip',
    mediaType: 'application/zip',
    isComplete: false,
    holds: 'tables',
    options: ['units', 'meanings', 'byteOrderMark'],
    write: writeCsvArchive,
  },
  {
    id: 'geojson',
    name: 'GeoJSON (RFC 7946)',
    extension: 'geojson',
    mediaType: 'application/geo+json',
    isComplete: false,
    holds: 'map',
    options: ['shapes'],
    write: writeGeoJson,
  },
  {
    id: 'kml',
    name: 'KML 2.2',
    extension: 'kml',
    mediaType: 'application/vnd.google-earth.kml+xml',
    isComplete: false,
    holds: 'map',
    options: ['shapes'],
    write: writeKml,
  },
  {
    id: 'dxf',
    name: 'DXF (AutoCAD 2000), plan of the site',
    extension: 'dxf',
    mediaType: 'image/vnd.dxf',
    isComplete: false,
    holds: 'map',
    options: ['shapes'],
    write: writePlan,
  },
  {
    id: 'parquet',
    name: 'GeoParquet 1.1 of the holes',
    extension: 'parquet',
    mediaType: 'application/vnd.apache.parquet',
    isComplete: false,
    holds: 'map',
    options: [],
    write: writeGeoParquet,
  },
  {
    id: 'xlsx',
    name: 'Excel workbook, one sheet for each table',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isComplete: false,
    holds: 'tables',
    options: ['units', 'meanings'],
    write: writeXlsx,
  },
  {
    id: 'leapfrog',
    name: 'Leapfrog: collar, survey, intervals and points as CSV',
    extension: 'zip',
    mediaType: 'application/zip',
    isComplete: false,
    holds: 'tables',
    options: ['meanings'],
    write: writeLeapfrog,
  },
] as const satisfies readonly Format[]

export type FormatId = (typeof FORMATS)[number]['id']
