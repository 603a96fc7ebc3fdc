import type { DeliveredFile, ReadFile } from './prepare-rows.ts'
import type { RowBatch } from './row-batch.ts'
import type { RowFacts } from './row-facts.ts'

/** Request to the reading thread. */
export interface ReadRequest {
  readonly file: DeliveredFile
  readonly facts: RowFacts
  /** One number: the written batches of this file. */
  readonly written: Int32Array
}

/** Responses: batches, then the end, or one error. */
export type ReadAnswer =
  | { readonly kind: 'batch'; readonly batch: RowBatch }
  | { readonly kind: 'end'; readonly found: ReadFile }
  | { readonly kind: 'refused'; readonly lines: readonly [string, ...string[]] }

/** Batches read ahead of the writer: limited, so that memory does not grow with the file. */
export const MAX_BATCHES_IN_FLIGHT = 4
