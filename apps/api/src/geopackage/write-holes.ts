import type { LocationStyle } from '@groundsheet/contract'
import { projectGeometry, type Collection } from '@groundsheet/ogc-features'
import type { ListedFeature } from '../features/read-features.ts'
import { addLayer, addStyle, type AddFeature } from './add-layer.ts'
import { fileColumns, storedValue, textColumn, type FileColumn, type Stored } from './file-columns.ts'
import { KEY, type GeoPackageFile } from './geopackage-file.ts'
import { LABEL, SYMBOL, writeQml } from './qml.ts'
import type { GeoPackageSource, ProjectGrid } from './source.ts'
import { markerCategory, markerName } from './symbols.ts'

export const HOLES = 'holes'
export const HOLES_WGS84 = 'holes_wgs84'
const WGS84_SRS_ID = 4326

interface Look {
  readonly symbol: string | null
  readonly showLabel: boolean
}

/** The holes in the grid of the project and in WGS 84; without a grid once. Returns their number. */
export async function writeHoles(
  file: GeoPackageFile,
  collection: Collection,
  source: GeoPackageSource,
): Promise<{ holes: number; notInGrid: number }> {
  const { grid } = source
  const { looks, categories } = await readLooks(source)
  const columns = holeColumns(collection)
  const add = addHoleLayers(file, collection, { columns, grid })
  let [holes, notInGrid] = [0, 0]
  for await (const part of source.features(collection)) {
    for (const listed of part) {
      holes++
      if (!addHole(add, listed, { grid, columns, look: looks.get(listed.seq) })) notInGrid++
    }
  }
  const qml = writeQml('marker', categories)
  for (const table of grid === null ? [HOLES] : [HOLES, HOLES_WGS84]) addStyle(file, table, qml)
  return { holes, notInGrid }
}

const RESERVED = [KEY, 'geom', 'id', SYMBOL, LABEL]

const holeColumns = ({ properties }: Collection): FileColumn[] => [
  textColumn('id', 'Id of the hole'),
  textColumn(SYMBOL, 'Symbol on the map; empty: none'),
  textColumn(LABEL, 'Label on the map; empty: none'),
  ...fileColumns(properties, RESERVED),
]

interface HoleLayers {
  readonly inGrid: AddFeature | null
  readonly inWgs84: AddFeature
}

function addHoleLayers(
  file: GeoPackageFile,
  { title, description }: Collection,
  { columns, grid }: { readonly columns: readonly FileColumn[]; readonly grid: ProjectGrid | null },
): HoleLayers {
  const shared = {
    description: `${description} Heights are ground levels.`,
    columns,
    constraints: ['UNIQUE (id)'],
    geometryType: 'POINT',
    hasHeights: true,
  } as const
  if (grid === null)
    return { inGrid: null, inWgs84: addLayer(file, { ...shared, name: HOLES, title, srsId: WGS84_SRS_ID }) }
  const { srsId, name, definition } = grid
  file.run('INSERT INTO gpkg_spatial_ref_sys VALUES (?,?,?,?,?,NULL)', name, srsId, 'EPSG', srsId, definition)
  return {
    inGrid: addLayer(file, { ...shared, name: HOLES, title: `${title} (${name})`, srsId }),
    inWgs84: addLayer(file, {
      ...shared,
      name: HOLES_WGS84,
      title: `${title} (WGS 84)`,
      srsId: WGS84_SRS_ID,
    }),
  }
}

interface HoleParts {
  readonly grid: ProjectGrid | null
  readonly columns: readonly FileColumn[]
  readonly look: Look | undefined
}

/** False: the grid has no coordinates for its position. */
function addHole(
  { inGrid, inWgs84 }: HoleLayers,
  { feature }: ListedFeature,
  { grid, columns, look }: HoleParts,
): boolean {
  const { id, geometry, properties } = feature
  const { groundLevel, locationId } = properties
  const height = typeof groundLevel === 'number' ? groundLevel : null
  const given: Record<string, Stored> = {
    id,
    [SYMBOL]: look?.symbol ?? null,
    [LABEL]: look?.showLabel ? storedValue(locationId) : null,
  }
  const values = columns.map(({ name, property }) =>
    property === null ? (given[name] ?? null) : storedValue(properties[property.name]),
  )
  inWgs84({ geometry, height }, values)
  if (inGrid === null || grid === null) return true
  const projected = projectGeometry(feature, grid.system)
  inGrid({ geometry: projected, height }, values)
  return projected !== null || geometry === null
}

/** How the holes are drawn. Many look alike, so that each look is held once. */
async function readLooks(source: GeoPackageSource) {
  const looks = new Map<number, Look>()
  const known = new Map<string, Look>()
  const styles = new Map<string, LocationStyle>()
  for await (const part of source.holes()) {
    for (const { seq, style } of part) {
      const symbol = style.showMarker ? markerName(style) : null
      if (symbol !== null && !styles.has(symbol)) styles.set(symbol, style)
      const name = JSON.stringify([symbol, style.showLabel])
      const look = known.get(name) ?? { symbol, showLabel: style.showLabel }
      known.set(name, look)
      looks.set(seq, look)
    }
  }
  const categories = []
  for (const style of styles.values())
    categories.push(
      markerCategory(style, style.markerIconId === null ? null : await source.icon(style.markerIconId)),
    )
  return { looks, categories }
}
