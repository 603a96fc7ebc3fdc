import { createClient, type Client } from '@groundsheet/client'
import type { Location, ProjectItem } from '@groundsheet/contract'
import { REAL_FILES, realFilePath } from '../test/real-files.ts'
import type { Service } from './service.ts'

/** The real files as a company of their own, with a key for it alone. */
export interface RealCompany {
  readonly key: string
  readonly client: Client
  readonly projects: readonly ProjectItem[]
}

const COMPANY = 'Real files'

/** Journeys that a worker runs on the same service share one import: they only read. */
const imported = new WeakMap<Service, Promise<RealCompany>>()

export function importRealFiles(service: Service): Promise<RealCompany> {
  const company = imported.get(service) ?? importOnce(service)
  imported.set(service, company)
  return company
}

async function importOnce(service: Service): Promise<RealCompany> {
  const paths = REAL_FILES.map(realFilePath)
  const { status, stderr } = service.run(
    'import',
    ...paths,
    '--company',
    COMPANY,
    '--database',
    service.database,
  )
  if (status !== 0) throw new Error(stderr)
  const { key } = service.createKey({ company: COMPANY, name: 'real' })
  const client = createClient({ baseUrl: `${service.url}/v1`, key })
  return { key, client, projects: await Array.fromAsync(client.projects()) }
}

/** Those with the most tables first. */
export async function richestHoles(client: Client, projectId: string): Promise<Location[]> {
  const holes = await Array.fromAsync(client.locations(projectId, { include: ['tables'] }))
  return holes.sort((a, b) => (b.tables?.length ?? 0) - (a.tables?.length ?? 0))
}
