import type { DeliveredFile, ReadFile } from './prepare-rows.ts'
import type { RowBatch } from './row-batch.ts'
import type { RowFacts } from './row-facts.ts'

/** What the thread that reads is asked. */
export interface ReadRequest {
  readonly file: DeliveredFile
  readonly facts: RowFacts
  /** One number: how many batches of this file have been written. */
  readonly written: Int32Array
}

/** What it answers: batches, then the end, or one refusal. */
export type ReadAnswer =
  | { readonly kind: 'batch'; readonly batch: RowBatch }
  | { readonly kind: 'end'; readonly found: ReadFile }
  | { readonly kind: 'refused'; readonly lines: readonly [string, ...string[]] }

/** So many batches may be under way: what is read lies ready for the writer, and memory does not grow with the file. */
export const MAX_BATCHES_IN_FLIGHT = 4
