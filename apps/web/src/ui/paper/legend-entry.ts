import type { ReactNode } from 'react'

/** One entry of a printed legend; a heading has no sign, a note has null. */
export interface PrintedEntry {
  readonly id: string
  readonly sign?: ReactNode
  readonly text: string
  /** AGS code for the text; empty or absent: none. */
  readonly code?: string
  /** Number of drawn objects. */
  readonly count?: number
}
