import type { Geometry } from '@groundsheet/ogc-features'
import { RTREE_EXTENSION } from './base-schema.ts'
import { encodeGeometry, envelopeOf, type Envelope } from './encode-geometry.ts'
import type { Stored } from './file-columns.ts'
import {
  addContents,
  createTable,
  KEY,
  prepareInsert,
  type GeoPackageFile,
  type TableDescription,
} from './geopackage-file.ts'
import { quoteName, quoteText } from './quote-sql.ts'
import { createIndex, createTriggers, indexExtension, indexName, type Indexed } from './spatial-index.ts'

export interface LayerDescription extends TableDescription {
  readonly geometryType: 'POINT' | 'LINESTRING' | 'POLYGON'
  readonly srsId: number
  /** Points may have heights. */
  readonly hasHeights: boolean
}

export interface Place {
  readonly geometry: Geometry | null
  /** Metres; null: none. */
  readonly height: number | null
}

export type AddFeature = (place: Place, values: readonly Stored[]) => void

const GEOMETRY = 'geom'

/** In `gpkg_geometry_columns`: heights are forbidden, or optional. */
const HEIGHTS = { none: 0, optional: 2 }

/** Adds a table with geometries and its spatial index. Returns a function that adds a feature. */
export function addLayer(file: GeoPackageFile, layer: LayerDescription): AddFeature {
  const { name, srsId, geometryType, hasHeights, columns } = layer
  createTable(file, layer, [`${GEOMETRY} ${geometryType}`])
  addContents(file, layer, { type: 'features', srsId })
  const heights = hasHeights ? HEIGHTS.optional : HEIGHTS.none
  const described = [name, GEOMETRY, geometryType, srsId, heights, 0]
  file.run('INSERT INTO gpkg_geometry_columns VALUES (?,?,?,?,?,?)', ...described)
  const indexed: Indexed = { table: name, column: GEOMETRY, key: KEY }
  file.run(createIndex(indexed))
  const insert = prepareInsert(file, name, [GEOMETRY, ...columns.map((column) => column.name)])
  const insertBox = file.prepare(`INSERT INTO ${quoteName(indexName(indexed))} VALUES (?,?,?,?,?)`)
  let extent: Envelope | null = null
  file.runLast(() => finishLayer(indexed, extent))
  return ({ geometry, height }, values) => {
    const { lastInsertRowid } = insert.run([geometry && encodeGeometry(geometry, srsId, height), ...values])
    if (geometry === null) return
    const envelope = envelopeOf(geometry)
    insertBox.run(lastInsertRowid, ...envelope)
    extent = extent === null ? envelope : unite(extent, envelope)
  }
}

function finishLayer(indexed: Indexed, extent: Envelope | null): string {
  const [west, east, south, north] = extent ?? ['NULL', 'NULL', 'NULL', 'NULL']
  return [
    `UPDATE gpkg_contents SET min_x = ${west}, max_x = ${east}, min_y = ${south}, max_y = ${north}`,
    `  WHERE table_name = ${quoteText(indexed.table)};`,
    `${indexExtension(indexed, RTREE_EXTENSION)};`,
    createTriggers(indexed),
  ].join('\n')
}

const unite = (a: Envelope, b: Envelope): Envelope => [
  Math.min(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.max(a[3], b[3]),
]

/** What QGIS draws a layer with when it is added. */
export function addStyle(file: GeoPackageFile, table: string, qml: string): void {
  const sql = `INSERT INTO layer_styles (f_table_catalog, f_table_schema, f_table_name, f_geometry_column,
    styleName, styleQML, useAsDefault, description, owner, update_time)
    VALUES ('', '', ?, '${GEOMETRY}', 'Groundsheet', ?, 1, ?, '', ?)`
  file.run(sql, table, qml, 'Symbols and labels as on the map of the project', file.moment)
}
