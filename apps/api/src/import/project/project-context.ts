import type { WriteStore } from '../../store/write/write-store.ts'
import type { CompanyJson } from '../company-folder/schemas.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import type { RowReader } from '../rows/row-reader.ts'

/** Options of an import that apply to each of its projects. */
export interface ProjectOptions {
  readonly crs: string | null
  readonly replace: boolean
  readonly trustPositions: boolean
  readonly asNewest: boolean
  readonly emptyErases: boolean
  /** A part of the fingerprint: what the rules found is stored with the project. */
  readonly check: boolean
}

/** Shared by every project of an import. */
export interface ProjectContext {
  readonly store: WriteStore
  readonly companyId: string
  readonly company: CompanyJson
  readonly publicCodes: PublicCodes
  /** The codes stored rows were prepared with, if the configuration has changed; null: as `publicCodes`. */
  readonly codesBefore: PublicCodes | null
  readonly options: ProjectOptions
  readonly diagnostics: DiagnosticList
  readonly reader: RowReader
  readonly onBytes: (bytes: number) => void
}
