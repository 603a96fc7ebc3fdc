import type { ReadStore } from './read-store.ts'
import type { StoredTable } from './stored-table.ts'

/** A project of any company, with what its export needs. */
export interface ExportedProject {
  readonly seq: number
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly edition: string
  readonly updatedAt: string
  /** JSON, without its closing brace. */
  readonly body: string
  readonly companyId: string
  readonly company: string
  /** JSON of company.json. */
  readonly configuration: string
}

/** Prepared texts, as the schema says. */
export interface ExportedRow {
  readonly seq: number
  /** Of its hole; null: it is not in the project. */
  readonly locationSeq: number | null
  readonly body: string
  readonly internal: string | null
}

/** Prepared texts of a hole. */
export interface ExportedHole {
  readonly seq: number
  /** JSON, without its closing brace. */
  readonly body: string
  /** JSON. */
  readonly style: string
}

/** Reads of the service that see the same moment. */
export type SnapshotQueries = Pick<ReadStore, 'project' | 'dictionary' | 'deliveries' | 'features' | 'icon'>

/** Everything stored, as it was at one moment. Lists are in order of creation, which is that of the files. */
export interface ExportReader {
  readonly queries: SnapshotQueries
  projects(): Promise<readonly ExportedProject[]>
  tables(projectSeq: number): Promise<readonly StoredTable[]>
  /** Part by part, so that memory does not grow with the table. */
  rows(tableSeq: number): AsyncIterable<readonly ExportedRow[]>
  holes(projectSeq: number): AsyncIterable<readonly ExportedHole[]>
  /** Bodies, without their closing brace. */
  shapes(table: 'boundary' | 'location_group', projectSeq: number): Promise<readonly string[]>
}
