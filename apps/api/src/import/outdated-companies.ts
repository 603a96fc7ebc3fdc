import { openStore } from '../open-store.ts'
import { ANSWERS_VERSION } from './answers-version.ts'

/** Names of the companies whose answers an older version of the program prepared. Throws UserError. */
export async function outdatedCompanies(database: string): Promise<string[]> {
  const companies = await companiesOf(database)
  return companies.filter(({ answersVersion }) => answersVersion < ANSWERS_VERSION).map(({ name }) => name)
}

/** All companies of a database. Throws UserError. */
export const companiesOf = async (database: string) =>
  (await openStore(database)).copyFrom((source) => source.companies())
