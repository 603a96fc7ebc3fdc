import type { TableRow } from '@groundsheet/contract'
import type { ReadingLimits, UnitOf } from '@groundsheet/readings'

/** Rows of a hole by AGS table code; a table that is absent has no lane. */
export type Tables = Readonly<Record<string, readonly TableRow[]>>

/** How the marks of a lane are drawn. */
export type LaneKind =
  | 'strata'
  | 'notes'
  | 'codes'
  | 'bars'
  | 'curves'
  | 'increments'
  | 'ranges'
  | 'steps'
  | 'points'
  | 'water'
  | 'fills'
  | 'bore'

/** Something with a depth, made of one row. Depths are metres below ground level; `top` <= `base`, equal for a point. */
export interface Mark {
  readonly row: TableRow
  readonly top: number
  readonly base: number
  /** What is written at the mark; may be empty. */
  readonly label: string
  /** Which series of its lane it belongs to. */
  readonly series?: string
  /** In the unit of its series. */
  readonly value?: number
  /** The value is a lower bound, as of a refusal or `>20`, or an upper bound, as of `<0.1`. */
  readonly bound?: 'least' | 'most'
  /** The row states no base; `base` is where the next begins. */
  readonly open?: true
  /** Which of several runs through the same depths it belongs to: a test of a cone that was pushed twice. */
  readonly run?: string
  /** Length that the value is counted over, mm: the increment of a dynamic probe. */
  readonly increment?: number
  /** Less is said of it: an intermediate reading. */
  readonly minor?: true
}

/** One column of a log. */
export interface Lane {
  readonly id: string
  readonly kind: LaneKind
  readonly marks: readonly Mark[]
  /** Left end of its scale, in the unit of the values: 0, or below it where values are negative. */
  readonly from: number
  /** Right end of its scale; 0 where it has no scale. */
  readonly most: number
  /** Those of its marks whose readings cannot be: the scale is made without them. */
  readonly outside: readonly Mark[]
}

/** What is not as a log expects it. Depths are null where the row has none. */
export interface Finding {
  readonly kind:
    | 'no-depth'
    | 'no-base'
    | 'no-top'
    | 'above-ground'
    | 'datum'
    | 'impossible'
    | 'standing-below-strike'
    | 'no-response-zone'
    | 'reversed'
    | 'deeper'
    | 'final-depth'
    | 'driven-on'
    | 'gap'
    | 'overlap'
    | 'unit'
    | 'legend-code'
    | 'strike-after-end'
    | 'inclined'
    | 'unread'
    | 'disagreement'
    | 'inclination-unset'
    | 'inclination-elsewhere'
    | 'all-zero'
    | 'zero'
  readonly table: string
  readonly top: number | null
  readonly base: number | null
  readonly row: TableRow | null
  /** Of how many rows it is, where of more than one. */
  readonly count?: number
  /** Of `inclined` and the kinds of `inclination`: degrees measured down from the horizontal; 90 where none are stated. */
  readonly angle?: number
  /**
   * Of `unread`: what stands in place of a result. Of `disagreement`: the statements of the row.
   * Of `impossible`: which values cannot be. Of `unit`: the heading and its unit. Of `no-depth`: what the row says.
   * Of `no-top` and `no-base`: what is stated in place of a depth that can be drawn; absent: nothing.
   * Of `legend-code`: the code and the description that disagree. Of `strike-after-end`: the date of the strike.
   * Of `datum`: its name. Of `final-depth`: metres. Of `all-zero` and `zero`: the heading. Of `inclination-elsewhere`: the heading and words that say that the hole is inclined.
   */
  readonly text?: string
}

/** One kind of lane: what it reads and how it is drawn. Adding one is one file and one line in `lanes.ts`. */
export interface LaneDefinition {
  readonly id: string
  readonly kind: LaneKind
  /** Table codes it reads, of AGS 4 and AGS 3. */
  readonly tables: readonly string[]
  /** Right end of the scale never is less than this; absent: the lane has no scale. */
  readonly least?: number
  /** Right end of the scale never is more than this: greater values end there. */
  readonly limit?: number
  /** The scale begins at 0: what is less is an error of measurement and ends there. */
  readonly startsAtZero?: boolean
  /** Readings outside these are reported and do not set the scale. Absent: `READING_LIMITS.other`. */
  readonly limits?: ReadingLimits
  readonly read: (tables: Tables, report: (finding: Finding) => void, unitOf: UnitOf) => Mark[]
}
