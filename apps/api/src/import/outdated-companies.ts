import { openStore } from '../open-store.ts'
import { DERIVED_VALUES_VERSION } from './derived-values-version.ts'

/** Names of the companies whose derived values are of an older version of the program. Throws UserError. */
export async function outdatedCompanies(database: string): Promise<string[]> {
  const companies = await companiesOf(database)
  return companies
    .filter(({ derivedVersion }) => derivedVersion < DERIVED_VALUES_VERSION)
    .map(({ name }) => name)
}

/** All companies of a database. Throws UserError. */
export const companiesOf = async (database: string) =>
  (await openStore(database)).copyFrom((source) => source.companies())
