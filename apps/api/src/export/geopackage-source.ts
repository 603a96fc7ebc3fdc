import type { Location, LocationGroup, LocationStyle, Project, TableRow } from '@groundsheet/contract'
import { openProjectFeatures } from '../features/project-features.ts'
import { projectedSystem } from '../features/reference-systems.ts'
import type { GeoPackageSource, ProjectGrid, SourceHole, SourceRow } from '../geopackage/source.ts'
import type { AccessScope } from '../store/access-scope.ts'
import type { ExportedProject, ExportReader } from '../store/export-store.ts'
import { metadataTables } from './export-source.ts'
import { findTransformer } from './project-transformer.ts'

/**
 * A project for `writeGeoPackage`, with the values that the API sends. Null: it is outside the access
 * scope.
 */
export async function geoPackageSource(
  reader: ExportReader,
  project: ExportedProject,
  access: AccessScope,
): Promise<GeoPackageSource | null> {
  const { id, seq, company } = project
  const { queries } = reader
  const features = await openProjectFeatures(queries, access, id)
  return (
    features && {
      ...features,
      company,
      grid: await findGrid(features.project),
      holes: () => holesOf(reader, seq),
      rows: (code) => rowsOf(reader, seq, code),
      async groups() {
        const bodies = await reader.shapes('location_group', seq)
        return bodies.map((body) => JSON.parse(`${body}}`) as LocationGroup)
      },
      metadata: await metadataTables(reader, project),
      icon: (icon) => queries.icon(access, icon),
    }
  )
}

async function* holesOf(reader: ExportReader, projectSeq: number): AsyncGenerator<readonly SourceHole[]> {
  for await (const holes of reader.holes(projectSeq))
    yield holes.map(({ seq, body, style }) => ({
      seq,
      location: JSON.parse(`${body}}`) as Location,
      style: JSON.parse(style) as LocationStyle,
    }))
}

/** Without the hole of each row, whose text is several times that of the row. */
async function* rowsOf(
  reader: ExportReader,
  projectSeq: number,
  code: string,
): AsyncGenerator<readonly SourceRow[]> {
  const tables = await reader.tables(projectSeq)
  const table = tables.find((one) => one.code === code && one.addressable)
  if (table === undefined) return
  for await (const rows of reader.rows(table.seq))
    yield rows.map(({ body, locationSeq }) => ({
      row: JSON.parse(`${body}}`) as TableRow,
      holeSeq: locationSeq,
    }))
}

async function findGrid(project: Project): Promise<ProjectGrid | null> {
  const transformer = await findTransformer(project)
  if (transformer === null) return null
  const { code, name, definition } = transformer
  if (definition === null) return null
  return { system: projectedSystem(transformer), name, definition, srsId: Number(code.replace('EPSG:', '')) }
}
