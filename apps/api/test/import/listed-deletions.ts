import type { Deletion } from '@groundsheet/contract'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import type { AccessScope, PageRequest } from '../../src/store/read-store.ts'
import { companyId, projectId } from '../../src/import/ids.ts'
import { smallSite } from './ags-text.ts'
import type { Workspace } from './workspace.ts'

export const access: AccessScope = { companyId: companyId('Local'), projectIds: null }
export const PAGE: PageRequest = { limit: 100, after: null, sort: 'created', updatedSince: null }
export const PROJECT = projectId(access.companyId, 'J1')

/** As the API lists them. */
export async function deletionsOf({ database }: Workspace, since: string | null = null): Promise<Deletion[]> {
  const store = openReadStore(database)
  const page = await store.deletions(access, PROJECT, { ...PAGE, updatedSince: since })
  await store.close()
  return JSON.parse(`[${Buffer.from(page?.items ?? []).toString()}]`) as Deletion[]
}

export async function isTableFound({ database }: Workspace, table: string): Promise<boolean> {
  const store = openReadStore(database)
  const page = await store.projectRows(access, PROJECT, table, PAGE)
  await store.close()
  return page !== null
}

export const WITHOUT_BH2 = smallSite({
  LOCA: [
    ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_FDEP'],
    ['BH1', 'CP', '450000.00', '300000.00', 'OSGB', '12.50', '20.00'],
  ],
  GEOL: [],
})
