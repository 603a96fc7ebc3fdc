import type { TableRow } from '@groundsheet/contract'
import type { FootTable, InSituTest, Log } from '@groundsheet/logs'

/** How the file states its samples. */
export interface SampleTerms {
  /** Unit of recovery: `%`, `mm`; empty if unknown. */
  readonly recoveryUnit: string
  /** Meaning of a SAMP_TYPE in the file or the AGS list; null if unknown. */
  readonly meaningOf: (type: string) => string | null
}

/** All data of a hole that are printed below the title block. */
export interface LogSource {
  readonly log: Log
  readonly tests: readonly InSituTest[]
  readonly tables: readonly FootTable[]
  readonly samples: SampleTerms
  /** Formation of a stratum, as printed after its description; empty if there is none to print. */
  readonly formationOf: (stratum: TableRow) => string
  /** Remarks on the hole. */
  readonly remarks: readonly string[]
  /** What the log does not show, or the data do not state; absent: nothing. */
  readonly notes?: readonly string[]
  /** Whether it is a trial pit, trench or inspection pit. */
  readonly isPit?: boolean
  /** Reason for termination of the hole; empty if not stated. */
  readonly termination: string
}
