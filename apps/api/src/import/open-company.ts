import type { WriteStore } from '../store/write/write-store.ts'
import type { CompanyFolder } from './company-folder/read-company-folder.ts'
import { companyJson, type CompanyJson } from './company-folder/schemas.ts'
import { companyId, iconId } from './ids.ts'

export interface OpenedCompany {
  readonly id: string
  readonly configuration: CompanyJson
  /** The configuration before this import; null: the company is new. */
  readonly before: CompanyJson | null
  readonly isChanged: boolean
  readonly icons: ReadonlySet<string>
}

/**
 * Finds or creates the company. A company folder replaces its configuration and icons; otherwise they stay.
 */
export function openCompany(store: WriteStore, name: string, folder: CompanyFolder | null): OpenedCompany {
  const stored = store.companies.find(name)
  const before = stored === undefined ? null : companyJson.parse(JSON.parse(stored.configuration))
  const configuration = folder?.company ?? before ?? { name }
  const id = stored?.id ?? companyId(name)
  const text = JSON.stringify(configuration)
  const isChanged = stored?.configuration !== text
  if (isChanged) store.companies.put({ id, name, configuration: text }, store.moment)
  if (folder !== null) mirrorIcons(store, id, folder.icons)
  return {
    id,
    configuration,
    before,
    isChanged,
    icons: new Set(store.companies.icons(id).map((icon) => icon.name)),
  }
}

function mirrorIcons(store: WriteStore, company: string, icons: ReadonlyMap<string, string>): void {
  const stored = new Map(store.companies.icons(company).map((icon) => [icon.name, icon]))
  for (const [name, svg] of icons) {
    if (stored.get(name)?.svg !== svg) {
      store.companies.putIcon(company, { id: iconId(company, name), name, svg }, store.moment)
    }
  }
  for (const { id, name } of stored.values()) if (!icons.has(name)) store.companies.removeIcon(id)
}
