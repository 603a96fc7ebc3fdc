import type { Client } from '@groundsheet/client'
import type { ExportTable } from '@groundsheet/formats'
import { isSingleCsv, type ExportOrder } from './export-order.ts'
import { EXPORT_PAGE_ROWS } from './export-plan.ts'

/** Workbooks and archives have the groups that belong to no hole; AGS files have these groups rebuilt. */
export const hasMetadata = (order: Pick<ExportOrder, 'format' | 'tables' | 'byService'>): boolean =>
  (order.format === 'xlsx' || order.format === 'csv') && !isSingleCsv(order)

/** PROJ, TRAN, ABBR and other published groups that belong to no hole, as text. */
export async function readMetadataTables(
  client: Client,
  projectId: string,
  signal: AbortSignal,
): Promise<ExportTable[]> {
  const query = { limit: EXPORT_PAGE_ROWS }
  const groups = await Array.fromAsync(client.metadata(projectId, query, { signal }))
  const tables: ExportTable[] = []
  for (const { code, name } of groups) {
    if (code === null) continue
    const rows = await Array.fromAsync(client.metadataRows(projectId, code, query, { signal }))
    const headings = [...new Set(rows.flatMap(({ data }) => Object.keys(data)))]
    tables.push({
      group: code,
      name,
      headings: headings.map((heading) => ({ heading, name: null, unit: '', type: 'X' })),
      rows: () => rows.map(({ data }) => headings.map((heading) => data[heading] ?? '')),
    })
  }
  return tables
}
