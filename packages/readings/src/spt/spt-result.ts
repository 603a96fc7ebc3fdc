import type { Drive } from './drive.ts'
import { sptWords } from './spt-words.ts'

/** Result of a standard penetration test. Penetrations are in millimetres. */
export type SptResult =
  /** The main drive is complete: blows for 300 mm. */
  | { readonly kind: 'n'; readonly n: number }
  /** The main drive stopped short: all its blows over all its penetration. A lower bound, never an N. */
  | { readonly kind: 'incomplete'; readonly blows: number; readonly penetration: number }
  /** Stopped in the seating drive, so there is no N. Null: not stated. */
  | { readonly kind: 'seating'; readonly blows: number | null; readonly penetration: number | null }
  /** `>50` without a penetration. */
  | { readonly kind: 'at-least'; readonly blows: number }
  /** A refusal whose blows are not stated. */
  | { readonly kind: 'refusal' }
  /** No readable result; `text` is the stated text, and may be empty. */
  | { readonly kind: 'unread'; readonly text: string }

/** The blows of a result; 0 where it states none. */
export function blowsOf(result: SptResult): number {
  if (result.kind === 'n') return result.n
  return 'blows' in result ? (result.blows ?? 0) : 0
}

export interface SptReading {
  readonly result: SptResult
  readonly seating: Drive | null
  /** The most reliable statement of the main drive; null if only a number of blows is stated. */
  readonly main: Drive | null
  /**
   * Millimetres that the rods sank under their own weight, 0 if stated in words only; null: not stated.
   * ISPT_SWP.
   */
  readonly selfWeight: number | null
  /** An N of the text, worked out from the main drive that stopped short; null: none. Never the result. */
  readonly extrapolatedN: number | null
  /** Every statement of the row about its result, if two of them differ; empty if they agree. */
  readonly disagreement: readonly string[]
  /**
   * Statements of the blows or penetrations differ from the result itself. Not those of its N60, of a value
   * entered one place too early, or of a unit.
   */
  readonly isResultContradicted: boolean
}

/**
 * The result in the lane of a log: `25`, `50/75 mm`, `>50`, `25/125 mm seating`, `refusal`, `N=0`, `N=0
 * (self-weight)`. Unreadable text is written as stated.
 */
export function sptLabel({ result, selfWeight }: Pick<SptReading, 'result' | 'selfWeight'>): string {
  switch (result.kind) {
    case 'n':
      // A 0 alone looks like a test without a result.
      if (result.n !== 0) return String(result.n)
      return selfWeight === null ? 'N=0' : sptWords.zeroBySelfWeight
    case 'incomplete':
      return `${result.blows}/${result.penetration} mm`
    case 'at-least':
      return `>${result.blows}`
    case 'seating':
      return result.blows === null || result.penetration === null
        ? sptWords.stoppedInSeating
        : sptWords.seating(result.blows, result.penetration)
    case 'refusal':
      return sptWords.refusal
    case 'unread':
      return result.text
  }
}
