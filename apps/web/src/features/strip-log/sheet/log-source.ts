import type { FootTable, InSituTest, Log } from '@groundsheet/logs'

/** All data of a hole that are printed below the title block. */
export interface LogSource {
  readonly log: Log
  readonly tests: readonly InSituTest[]
  readonly tables: readonly FootTable[]
  /** Unit of sample recovery: `%`, `mm`; empty if unknown. */
  readonly recoveryUnit: string
  /** Remarks on the hole. */
  readonly remarks: readonly string[]
  /** Reason for termination of the hole; empty if not stated. */
  readonly termination: string
}
