import type { Project } from '@groundsheet/contract'
import { loadTransformer, type Transformer } from '@groundsheet/coordinates'
import type { ExportGrid } from '@groundsheet/formats'
import { findOwnCode } from '../features/reference-systems.ts'
import type { ExportedProject, ExportReader } from '../store/export-store.ts'

/** Of the grid of a project; null: it is not known, or its definition cannot be used. */
export async function findTransformer({ crs }: Pick<Project, 'crs'>): Promise<Transformer | null> {
  const code = await findOwnCode(crs?.code)
  return code === null ? null : loadTransformer(code)
}

export async function projectGrid(
  { queries }: Pick<ExportReader, 'queries'>,
  { companyId, id }: ExportedProject,
): Promise<ExportGrid | null> {
  const body = await queries.project({ companyId, projectIds: [id] }, id)
  const project = body && (JSON.parse(Buffer.from(body).toString()) as Project)
  const transformer = project && (await findTransformer(project))
  if (transformer === null) return null
  const { code, name } = transformer
  return {
    code,
    name,
    project(position) {
      const [easting, northing] = transformer.fromWgs84(position) ?? []
      return easting === undefined || northing === undefined ? null : { easting, northing }
    },
  }
}
