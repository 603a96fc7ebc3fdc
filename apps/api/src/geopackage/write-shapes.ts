import type { LocationGroup, ShapeStyle } from '@groundsheet/contract'
import type { Collection, Feature } from '@groundsheet/ogc-features'
import { addLayer, addStyle, type AddFeature } from './add-layer.ts'
import { fileColumns, storedValue, textColumn, type FileColumn } from './file-columns.ts'
import { addTable, KEY, type GeoPackageFile } from './geopackage-file.ts'
import { LABEL, SYMBOL, writeQml, type Category } from './qml.ts'
import type { GeoPackageSource } from './source.ts'
import { shapeCategory, shapeName } from './symbols.ts'

export const BOUNDARIES = 'boundaries'
export const BOUNDARY_LINES = 'boundary_lines'
export const GROUPS = 'groups'
export const GROUP_HOLES = 'group_holes'

const WGS84_SRS_ID = 4326
const RESERVED = [KEY, 'geom', 'id', SYMBOL, LABEL]

/** A layer that is written, with the symbols of its features. */
interface ShapeLayer {
  readonly add: AddFeature
  readonly table: string
  readonly kind: 'line' | 'fill'
  readonly categories: Map<string, Category>
}

/**
 * Boundaries, or outlines of groups. Polygons and lines are layers of their own. Returns the number of
 * shapes.
 */
export async function writeShapes(
  file: GeoPackageFile,
  collection: Collection,
  source: GeoPackageSource,
): Promise<number> {
  const columns = shapeColumns(collection)
  const areas = addShapeLayer(file, collection, { columns, table: collection.id, kind: 'fill' })
  const lines =
    collection.kind === 'boundaries'
      ? addShapeLayer(file, collection, { columns, table: BOUNDARY_LINES, kind: 'line' })
      : null
  let shapes = 0
  for await (const part of source.features(collection)) {
    for (const { feature } of part) {
      addShape(feature.geometry?.type === 'LineString' && lines ? lines : areas, feature, columns)
      if (feature.geometry !== null) shapes++
    }
  }
  for (const layer of lines ? [areas, lines] : [areas])
    addStyle(file, layer.table, writeQml(layer.kind, [...layer.categories.values()]))
  return shapes
}

const shapeColumns = ({ properties }: Collection): FileColumn[] => [
  textColumn('id', 'Id of the shape'),
  textColumn(SYMBOL, 'Line and area on the map; empty: not shown'),
  textColumn(LABEL, 'Label on the map; empty: none'),
  ...fileColumns(properties, RESERVED),
]

function addShapeLayer(
  file: GeoPackageFile,
  { title, description }: Collection,
  { columns, table, kind }: Pick<ShapeLayer, 'table' | 'kind'> & { readonly columns: readonly FileColumn[] },
): ShapeLayer {
  const add = addLayer(file, {
    name: table,
    title: kind === 'line' ? `${title} (lines)` : title,
    description,
    columns,
    constraints: ['UNIQUE (id)'],
    geometryType: kind === 'line' ? 'LINESTRING' : 'POLYGON',
    srsId: WGS84_SRS_ID,
    hasHeights: false,
  })
  return { add, table, kind, categories: new Map() }
}

function addShape(
  { add, kind, categories }: ShapeLayer,
  { id, geometry, properties }: Feature,
  columns: readonly FileColumn[],
): void {
  const { name, visible, labelVisible } = properties
  // The properties of a shape are those of its style, and others.
  const style = properties as ShapeStyle
  const symbol = shapeName(style)
  if (visible === true && !categories.has(symbol))
    categories.set(symbol, shapeCategory(style, String(name), kind))
  const given = [id, visible === true ? symbol : null, labelVisible === true ? storedValue(name) : null]
  const values = columns.flatMap(({ property }) =>
    property === null ? [] : [storedValue(properties[property.name])],
  )
  add({ geometry, height: null }, [...given, ...values])
}

/** Which holes belong to which group. */
export function writeGroupHoles(file: GeoPackageFile, groups: readonly LocationGroup[]): void {
  const add = addTable(file, {
    name: GROUP_HOLES,
    title: 'Holes of the groups',
    description: 'One row for each hole of a group.',
    columns: [textColumn('idOfGroup', 'Id of the group'), textColumn('idOfHole', 'Id of the hole')],
    constraints: [
      'FOREIGN KEY (idOfGroup) REFERENCES groups(id)',
      'FOREIGN KEY (idOfHole) REFERENCES holes(id)',
    ],
  })
  for (const { id, locationIds } of groups) for (const hole of locationIds) add([id, hole])
}
