export interface StoredCompany {
  readonly id: string
  readonly name: string
  /** JSON text, as in company.json. */
  readonly configuration: string
  /** Of the program's derived values when those stored were written. */
  readonly derivedVersion: number
}

export interface StoredIcon {
  readonly id: string
  readonly name: string
  readonly svg: string
}

export interface CompanyWriter {
  find(name: string): Promise<StoredCompany | undefined>
  put(company: StoredCompany, moment: string): Promise<void>
  icons(companyId: string): Promise<readonly StoredIcon[]>
  putIcon(companyId: string, icon: StoredIcon, moment: string): Promise<void>
  removeIcon(id: string): Promise<void>
}
