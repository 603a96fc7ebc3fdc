import { openStore } from '../open-store.ts'
import type { WriteStore } from '../store/write/write-store.ts'
import { openCompany } from './open-company.ts'
import { companiesOf, outdatedCompanies } from './outdated-companies.ts'
import { refreshProjects } from './project/refresh-projects.ts'
import { createPublicCodes } from './rows/public-codes.ts'
import { createRowReader } from './rows/row-reader.ts'
import { UPDATED_AT_CHARACTERS } from './rows/row-text.ts'

export interface RebuiltCompany {
  readonly company: string
  readonly projects: number
  readonly rows: number
  /** Rows and holes whose derived values are different now. */
  readonly changedRows: number
  readonly changedHoles: number
}

/**
 * Upgrades the tables, and derives the values of all companies again, or of the outdated ones; a transaction
 * for each. Throws UserError.
 */
export async function rebuildCompanies(
  database: string,
  which: 'all' | 'outdated',
  now: () => Date = () => new Date(),
): Promise<RebuiltCompany[]> {
  await (await openStore(database)).migrate()
  const names =
    which === 'all'
      ? (await companiesOf(database)).map(({ name }) => name)
      : await outdatedCompanies(database)
  const rebuilt: RebuiltCompany[] = []
  for (const name of names) rebuilt.push(await rebuildCompany(database, name, now))
  return rebuilt
}

/**
 * Derives everything of a company again from the values, settings and deliveries that are stored, in one
 * transaction. What is the same as before keeps its `updatedAt`.
 */
async function rebuildCompany(database: string, company: string, now: () => Date): Promise<RebuiltCompany> {
  const writing = { company, updatedAtLength: UPDATED_AT_CHARACTERS, now }
  return (await openStore(database)).write(writing, (store) => rebuildWith(store, company))
}

async function rebuildWith(store: WriteStore, name: string): Promise<RebuiltCompany> {
  const { id, configuration } = await openCompany(store, name, null)
  const publicCodes = createPublicCodes(configuration)
  let changedHoles = 0
  const put: WriteStore['locations']['put'] = (...location) => {
    changedHoles++
    return store.locations.put(...location)
  }
  const projects = await store.projects.ofCompany(id)
  const reports = await refreshProjects(
    projects.map(({ reference }) => reference),
    false,
    {
      store: { ...store, locations: { ...store.locations, put } },
      companyId: id,
      company: configuration,
      publicCodes,
      codesBefore: publicCodes,
      reader: createRowReader(Infinity),
      onBytes: () => undefined,
    },
  )
  const sum = (count: (rows: { total: number; changed: number }) => number) =>
    reports.reduce((total, { rows }) => total + count(rows), 0)
  return {
    company: name,
    projects: projects.length,
    rows: sum(({ total }) => total),
    changedRows: sum(({ changed }) => changed),
    changedHoles,
  }
}
