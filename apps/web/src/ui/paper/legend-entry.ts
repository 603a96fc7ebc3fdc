import type { ReactNode } from 'react'

/** One entry of a printed legend; a heading has no sign, and a note has null in its place. */
export interface PrintedEntry {
  readonly id: string
  readonly sign?: ReactNode
  readonly text: string
  /** AGS code of what the text names; empty or absent: none. */
  readonly code?: string
  /** How many of it are drawn. */
  readonly count?: number
}
