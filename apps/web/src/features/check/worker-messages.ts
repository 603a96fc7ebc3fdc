import type { Ags4Version } from '@groundsheet/ags'
import type { CheckedFile } from '@groundsheet/rules'

/** To the worker. `id` numbers the request, and comes back with its answers. */
export type CheckRequest =
  | { readonly kind: 'check'; readonly id: number; readonly file: File; readonly version: Ags4Version | null }
  | { readonly kind: 'line'; readonly id: number; readonly file: File; readonly line: number }

/** From the worker. */
export type CheckAnswer =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'checked'; readonly id: number; readonly result: CheckedFile }
  | { readonly kind: 'line'; readonly id: number; readonly found: RawLine | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }

/** One line of a file as it is, and the line of headings that it belongs to. */
export interface RawLine {
  readonly text: string
  /** Codes of the headings in their order; empty where the line belongs to no group. */
  readonly headings: readonly string[]
}
