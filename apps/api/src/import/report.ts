import type { Diagnostic, Edition, Encoding } from '@groundsheet/ags'
import type { CrsSource } from '@groundsheet/coordinates'

export interface FileReport {
  readonly path: string
  readonly edition: Edition
  readonly encoding: Encoding
  readonly sha256: string
}

/** `total` is what the project holds now: added, changed and unchanged rows. */
export interface RowCounts {
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

/** A value that is not what the project held before this import; '' where there was or is none. */
export interface ValueChange {
  readonly group: string
  /** Values of the key headings. */
  readonly key: Readonly<Record<string, string>>
  readonly heading: string
  readonly before: string
  readonly after: string
}

/** `placed`: surveyed or pinned. */
export interface ProjectReport {
  readonly id: string
  readonly projectId: string
  readonly projectName: string
  /** What to name on the command line to import this project and no other: its folder, else its files and archives. */
  readonly paths: readonly string[]
  readonly crs: {
    readonly code: string | null
    readonly source: CrsSource
    readonly reason: string
    readonly candidates: readonly string[]
  }
  readonly locations: {
    readonly total: number
    readonly placed: number
    readonly unplaced: readonly string[]
  }
  readonly rows: RowCounts
  readonly rowsByGroup: Readonly<Record<string, RowCounts>>
  readonly groups: Readonly<Record<string, number>>
  /** Of the first 1,000 changed rows of each group. A row may change without its values, by other codes of the company. */
  readonly changes: readonly ValueChange[]
  /** Changed rows beyond those. */
  readonly changedRowsNotListed: number
}

/**
 * A problem of a delivery. `file`: as given by the user; null where it is the project's, not one file's. `project`: its reference;
 * null where a file is looked at by itself.
 */
export interface ImportDiagnostic extends Diagnostic {
  readonly file: string | null
  readonly project: string | null
}

export interface DiagnosticsReport {
  readonly errors: number
  readonly warnings: number
  readonly notes: number
  readonly items: readonly ImportDiagnostic[]
}

/** What `import --json` prints. */
export interface ImportReport {
  readonly company: string
  readonly files: readonly FileReport[]
  readonly projects: readonly ProjectReport[]
  readonly diagnostics: DiagnosticsReport
}
