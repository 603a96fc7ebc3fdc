import { openStore } from '../open-store.ts'
import { COPIED_TABLES, type CopySource, type CopyTarget } from '../store/copy.ts'

export interface CopyReport {
  readonly companies: number
  readonly projects: number
  readonly locations: number
  readonly rows: number
  readonly keys: number
}

/** Counted by their table. */
const COUNTED: Readonly<Record<string, keyof CopyReport>> = {
  project: 'projects',
  location: 'locations',
  data_row: 'rows',
  api_key: 'keys',
}

/**
 * Copies everything from one store into another without companies: ids, numbers, times, keys and reports
 * stay. Throws UserError; then the target has not changed.
 */
export async function copyStore(from: string, to: string): Promise<CopyReport> {
  const [origin, destination] = [await openStore(from), await openStore(to)]
  return origin.copyFrom((source) => destination.copyInto((target) => copyAll(source, target)))
}

async function copyAll(source: CopySource, target: CopyTarget): Promise<CopyReport> {
  const companies = await source.companies()
  const report = { companies: companies.length, projects: 0, locations: 0, rows: 0, keys: 0 }
  for (const company of companies) {
    await target.putCompany(company)
    for (const table of COPIED_TABLES) {
      const counted = COUNTED[table.name]
      for await (const rows of source.rows(company.id, table)) {
        await target.put(company.id, table, rows)
        if (counted !== undefined) report[counted] += rows.length
      }
    }
  }
  return report
}
