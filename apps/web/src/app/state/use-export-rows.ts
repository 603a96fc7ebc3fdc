import { useQuery } from '@tanstack/react-query'
import { fileName } from '../../data/export/export-order.ts'
import { exportRows, type ShownRows } from '../../data/export/export-rows.ts'
import { projectQuery } from '../../data/service/queries.ts'
import { useSession } from '../../data/service/session.ts'

/** Exports the displayed rows of a table to a file named after the project and `parts`. */
export function useExportRows(projectId: string, ...parts: readonly string[]) {
  const { client, can } = useSession()
  const { data } = useQuery({ ...projectQuery(client, projectId), enabled: can('projects:read') })
  return (shown: ShownRows) => exportRows(fileName([data?.projectId ?? '', ...parts], 'csv'), shown)
}
