export interface StoredCompany {
  readonly id: string
  readonly name: string
  /** JSON text, as in company.json. */
  readonly configuration: string
}

export interface StoredIcon {
  readonly id: string
  readonly name: string
  readonly svg: string
}

export interface CompanyWriter {
  find(name: string): StoredCompany | undefined
  put(company: StoredCompany, moment: string): void
  icons(companyId: string): readonly StoredIcon[]
  putIcon(companyId: string, icon: StoredIcon, moment: string): void
  removeIcon(id: string): void
}
