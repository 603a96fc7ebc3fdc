import type { AnnotationWriter } from './annotations-and-findings.ts'
import type { CompanyWriter } from './companies.ts'
import type { DeletionWriter } from './deletions.ts'
import type { DeliveryWriter } from './deliveries.ts'
import type { LocationWriter } from './locations.ts'
import type { ProjectWriter } from './projects.ts'
import type { RowWriter } from './rows.ts'
import type { TableWriter } from './tables.ts'
/** Everything an import may write, inside its one transaction. */
export interface WriteStore {
  /** ISO 8601 UTC of this import, later than any time in the database. */
  readonly moment: string
  takeSeq(): number
  readonly companies: CompanyWriter
  readonly projects: ProjectWriter
  readonly tables: TableWriter
  readonly rows: RowWriter
  readonly locations: LocationWriter
  readonly annotations: AnnotationWriter
  readonly deliveries: DeliveryWriter
  readonly deletions: DeletionWriter
}

export interface WriteOptions {
  /** Name of the company that is written; other companies may be written at the same time. */
  readonly company: string
  /** Length of the end of a prepared body that is not content, characters. */
  readonly updatedAtLength: number
  readonly now: () => Date
}
