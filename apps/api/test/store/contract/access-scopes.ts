import type { JsonPage, PageRequest, AccessScope } from '../../../src/store/read-store.ts'
import { seedId } from '../../seed-database.ts'
import { AINSLEY, STRASSE } from '../../seed-world.ts'

export const ALL: AccessScope = { companyId: AINSLEY, projectIds: null }
export const NARROW: AccessScope = { companyId: AINSLEY, projectIds: [STRASSE] }
export const FOREIGN: AccessScope = { companyId: seedId('company', 'Birk Drilling'), projectIds: null }
export const NOWHERE: AccessScope = { companyId: AINSLEY, projectIds: [] }

export const PAGE: PageRequest = { limit: 100, after: null, sort: 'created', updatedSince: null }

export const items = (page: JsonPage | null): { id: string; locationId: string }[] =>
  JSON.parse(`[${Buffer.from(page?.items ?? []).toString()}]`) as { id: string; locationId: string }[]
