import type { WriteStore } from '../../database/write-store.ts'
import type { CompanyJson } from '../company-folder/schemas.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { Exposure } from '../rows/exposure.ts'
import type { RowReader } from '../rows/row-reader.ts'

/** What is the same for every project of an import. */
export interface ProjectContext {
  readonly store: WriteStore
  readonly companyId: string
  readonly company: CompanyJson
  readonly exposure: Exposure
  /** How stored rows were prepared, where the configuration has changed since; null: as `exposure` says. */
  readonly exposedBefore: Exposure | null
  readonly options: { readonly crs: string | null; readonly replace: boolean }
  readonly diagnostics: DiagnosticList
  readonly reader: RowReader
  readonly onBytes: (bytes: number) => void
}
