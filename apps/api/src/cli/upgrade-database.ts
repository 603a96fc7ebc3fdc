import { openStore } from '../open-store.ts'
import { outdatedCompanies, rebuildCompany } from '../import/index.ts'
import { rebuiltLine } from './rebuilt-line.ts'

/**
 * Upgrades the tables, and prepares again the answers of companies that another version of the program prepared.
 * Returns a line for each of these. Throws UserError.
 */
export async function upgradeDatabase(database: string): Promise<string[]> {
  await openStore(database).migrate()
  const lines: string[] = []
  for (const company of await outdatedCompanies(database))
    lines.push(rebuiltLine(await rebuildCompany(database, company)))
  return lines
}
