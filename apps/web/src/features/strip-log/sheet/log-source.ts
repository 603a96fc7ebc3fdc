import type { FootTable, InSituTest, Log } from '@groundsheet/logs'

/** Everything that is printed of a hole, beside the head of its sheets. */
export interface LogSource {
  readonly log: Log
  readonly tests: readonly InSituTest[]
  readonly tables: readonly FootTable[]
  /** Unit of the recovery of samples: `%`, `mm`; empty where it is not known. */
  readonly recoveryUnit: string
  /** What the file says of the hole as a whole. */
  readonly remarks: readonly string[]
  /** Why the hole ends; empty where the file does not state it. */
  readonly termination: string
}
