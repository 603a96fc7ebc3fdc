import type { TileAddress } from '../store/tiles/tile-request.ts'
import type { ReadStore } from '../store/read-store.ts'
import type { OperationId, operations, Query } from '@groundsheet/contract'
import type { CursorPair } from './cursor.ts'
import type { CallerKey } from './link-key.ts'
import type { RateStatus } from './rate-limiter.ts'
import type { RequestedPage } from './request-query.ts'

/** Operations that are answered from the store; a file is sent by `serveExport`. */
export type AnsweredId = Exclude<OperationId, 'exportProject'>

/** Arguments of an operation. `page` has a meaning for lists only. */
export interface OperationInput<K extends AnsweredId> {
  readonly store: ReadStore
  readonly key: CallerKey
  readonly rate: RateStatus
  readonly id: string
  readonly table: string
  readonly group: string
  /** Null: the path names no tile. */
  readonly tile: TileAddress | null
  readonly page: RequestedPage
  readonly query: Query<(typeof operations)[K]['parameters']>
}

/** Items as JSON text, joined by commas, UTF-8; `next`: where the next page begins; null at the end. */
interface AnsweredPage {
  readonly items: Uint8Array
  readonly next: number | CursorPair | null
  /** In `meta`, where the query filters by words. */
  readonly areWordsWhole?: boolean
}

/** One object, one page of a list, or artwork. */
export type Answer =
  | { readonly kind: 'object'; readonly json: Uint8Array }
  | { readonly kind: 'page'; readonly page: AnsweredPage; readonly table?: string }
  | { readonly kind: 'svg'; readonly svg: string }
  | { readonly kind: 'tile'; readonly tile: Uint8Array; readonly areWordsWhole?: boolean }
  /** JSON without the envelope. */
  | { readonly kind: 'document'; readonly json: Uint8Array }

/** Null: not found, or no access with this key. */
export type Handler<K extends AnsweredId> = (input: OperationInput<K>) => Promise<Answer | null>

/** One handler for every operation of the contract. */
export type Handlers = { readonly [K in AnsweredId]: Handler<K> }

export const answerObject = (json: Uint8Array | null): Answer | null =>
  json ? { kind: 'object', json } : null

export function answerPage(page: AnsweredPage | null, table?: string): Answer | null {
  return page && { kind: 'page', page, ...(table === undefined ? {} : { table }) }
}
