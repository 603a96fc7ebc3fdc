import { createNames } from './file-columns.ts'
import { addContents, createGeoPackageFile, type GeoPackageFile } from './geopackage-file.ts'
import type { GeoPackageSource } from './source.ts'
import { HOLES, HOLES_WGS84, writeHoles } from './write-holes.ts'
import { METADATA_STANDARD, writeMetadata } from './write-metadata.ts'
import { readHoles, writeMetadataTable, writeRows } from './write-rows.ts'
import {
  BOUNDARIES,
  BOUNDARY_LINES,
  GROUP_HOLES,
  GROUPS,
  writeGroupHoles,
  writeShapes,
} from './write-shapes.ts'

export interface GeoPackageSummary {
  readonly tables: number
  readonly holes: number
  /** Boundaries, and outlines of groups. */
  readonly shapes: number
  /** For the reader, a sentence each. */
  readonly notes: readonly string[]
}

/**
 * Writes a project as a GeoPackage (OGC 12-128r17). It has holes as points in its grid and in WGS 84,
 * boundaries and outlines of groups. It also has a table for each table of the project. The path must be
 * free. Memory does not grow with the rows.
 */
export async function writeGeoPackage(path: string, source: GeoPackageSource): Promise<GeoPackageSummary> {
  const file = createGeoPackageFile(path, source.project.updatedAt)
  try {
    const summary = await writeContents(file, source)
    file.finish()
    return summary
  } catch (error) {
    file.close()
    throw error
  }
}

const FIXED_NAMES = [HOLES, HOLES_WGS84, BOUNDARIES, BOUNDARY_LINES, GROUPS, GROUP_HOLES, 'layer_styles']

async function writeContents(file: GeoPackageFile, source: GeoPackageSource): Promise<GeoPackageSummary> {
  const nameOf = createNames(FIXED_NAMES)
  let [tables, holes, shapes] = [0, 0, 0]
  const notes: string[] = []
  const bySeq = await readHoles(source)
  for (const collection of source.collections) {
    if (collection.kind === 'holes') {
      const written = await writeHoles(file, collection, source)
      holes = written.holes
      if (written.notInGrid > 0) notes.push(outsideGrid(written.notInGrid, source.grid?.name ?? ''))
    } else if (collection.kind === 'rows') {
      tables++
      await writeRows(file, collection, {
        table: nameOf(freeName(collection.id)),
        source,
        holes: bySeq,
      })
    } else shapes += await writeShapes(file, collection, source)
  }
  for (const table of source.metadata) {
    tables++
    await writeMetadataTable(file, table, nameOf(freeName(table.group)))
  }
  writeGroupHoles(file, await source.groups())
  const { project, company, grid } = source
  const metadata = writeMetadata({ project, company, deliveries: await source.deliveries() })
  addMetadata(file, metadata)
  const styles = { name: 'layer_styles', title: 'layer_styles', description: 'Styles, as QGIS keeps them.' }
  addContents(file, styles, { type: 'attributes', srsId: null })
  if (grid === null) notes.push(NO_GRID)
  return { tables, holes, shapes, notes }
}

const NO_GRID =
  'The grid of the project is not known, or cannot be used: the holes are in WGS 84 (EPSG:4326) only.'

const outsideGrid = (count: number, grid: string): string =>
  `${count} of the holes have a position that ${grid} has no coordinates for: they have a ` +
  'geometry in holes_wgs84 only.'

/** Names that begin like this belong to SQLite and GeoPackage. */
const freeName = (name: string): string => (/^(?:sqlite|gpkg|rtree)_/i.test(name) ? `table_${name}` : name)

function addMetadata(file: GeoPackageFile, metadata: string): void {
  file.run(`INSERT INTO gpkg_metadata VALUES (1, 'dataset', ?, 'text/xml', ?)`, METADATA_STANDARD, metadata)
  file.run(
    `INSERT INTO gpkg_metadata_reference VALUES ('geopackage', NULL, NULL, NULL, ?, 1, NULL)`,
    file.moment,
  )
}
