import type { Diagnostic, Edition, Encoding } from '@groundsheet/ags'
import type { CrsSource } from '@groundsheet/coordinates'

export interface FileReport {
  readonly path: string
  readonly edition: Edition
  readonly encoding: Encoding
  readonly sha256: string
}

/** `rows.total` is what the project holds now: added, changed and unchanged ones. `placed`: surveyed or pinned. */
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
  readonly rows: {
    readonly total: number
    readonly added: number
    readonly changed: number
    readonly unchanged: number
    readonly removed: number
  }
  readonly groups: Readonly<Record<string, number>>
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
