import { UserError } from '../common/user-error.ts'
import type { WriteStore } from '../store/write/write-store.ts'
import type { CompanyFolder } from './company-folder/read-company-folder.ts'
import { DERIVED_VALUES_VERSION } from './derived-values-version.ts'
import { companyJson, type CompanyJson } from './company-folder/schemas.ts'
import { companyId, iconId } from './ids.ts'

export interface OpenedCompany {
  readonly id: string
  readonly configuration: CompanyJson
  /** The configuration before this import; null: the company is new. */
  readonly before: CompanyJson | null
  readonly isChanged: boolean
  /** Whether another version of the program derived what is stored. */
  readonly isOutdated: boolean
  readonly icons: ReadonlySet<string>
}

/**
 * Finds or creates the company. A company folder replaces its configuration and icons; otherwise they stay.
 */
export async function openCompany(
  store: WriteStore,
  name: string,
  folder: CompanyFolder | null,
): Promise<OpenedCompany> {
  const stored = await store.companies.find(name)
  const before = stored === undefined ? null : companyJson.parse(JSON.parse(stored.configuration))
  const configuration = folder?.company ?? before ?? { name }
  const id = stored?.id ?? companyId(name)
  const text = JSON.stringify(configuration)
  const isChanged = stored?.configuration !== text
  const derivedVersion = stored?.derivedVersion ?? DERIVED_VALUES_VERSION
  if (derivedVersion > DERIVED_VALUES_VERSION) throw newerDerivedValues(name, derivedVersion)
  const isOutdated = derivedVersion < DERIVED_VALUES_VERSION
  if (isChanged || isOutdated) {
    const company = { id, name, configuration: text, derivedVersion: DERIVED_VALUES_VERSION }
    await store.companies.put(company, store.moment)
  }
  if (folder !== null) await mirrorIcons(store, id, folder.icons)
  const icons = await store.companies.icons(id)
  return {
    id,
    configuration,
    before,
    isChanged,
    isOutdated,
    icons: new Set(icons.map((icon) => icon.name)),
  }
}

const newerDerivedValues = (name: string, version: number): UserError =>
  new UserError(
    `${name}: its derived values are of a newer Groundsheet (version ${version}, this program has ` +
      `${DERIVED_VALUES_VERSION}). Update the program.`,
  )

async function mirrorIcons(
  store: WriteStore,
  company: string,
  icons: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await store.companies.icons(company)
  const stored = new Map(known.map((icon) => [icon.name, icon]))
  for (const [name, svg] of icons) {
    if (stored.get(name)?.svg !== svg) {
      await store.companies.putIcon(company, { id: iconId(company, name), name, svg }, store.moment)
    }
  }
  for (const { id, name } of stored.values()) if (!icons.has(name)) await store.companies.removeIcon(id)
}
