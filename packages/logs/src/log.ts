import type { TableRow } from '@groundsheet/contract'
import type { LengthReading, ReadingLimits, StatedDirection, UnitOf } from '@groundsheet/readings'

/** Rows of a hole by AGS table code; a table that is absent has no lane. */
export type Tables = Readonly<Record<string, readonly TableRow[]>>

/** Id of a lane. `other`: rows with a depth of a hole that has no other lane. */
export type LaneId =
  | 'strata'
  | 'samples'
  | 'penetration'
  | 'cone'
  | 'friction'
  | 'friction-ratio'
  | 'face-pressure'
  | 'pore-pressure'
  | 'sleeve-pressure'
  | 'probe'
  | 'torque'
  | 'dynamic-cone'
  | 'profile-remarks'
  | 'water'
  | 'backfill'
  | 'installation'
  | 'bore'
  | 'details'
  | 'recovery'
  | 'core'
  | 'fractures'
  | 'spacing'
  | 'strength'
  | 'penetrometer'
  | 'permeability'
  | 'headspace'
  | 'moisture'
  | 'other'

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

/**
 * A mark with a depth, from one row. Depths are metres below ground level; `top` <= `base`, equal for a
 * point.
 */
export interface Mark {
  readonly row: TableRow
  readonly top: number
  readonly base: number
  /** The text at the mark; may be empty. */
  readonly label: string
  /** The series of its lane. */
  readonly series?: string
  /** In the unit of its series. */
  readonly value?: number
  /** The value is a lower bound, as of a refusal or `>20`, or an upper bound, as of `<0.1`. */
  readonly bound?: 'lower' | 'upper'
  /** The row states no base; `base` is the top of the next. */
  readonly open?: true
  /** The row states its base above its top; `top` and `base` are in order, or equal if the top is the key. */
  readonly reversed?: true
  /** The base that the row states, and that is not drawn, since it cannot be right: `base` equals `top`. */
  readonly statedBase?: number
  /** The run of several at the same depths: a test of a cone that was pushed twice. */
  readonly run?: string
  /** Length that the value is counted over, mm: the increment of a dynamic probe. */
  readonly increment?: number
  /** An impossible reading before it is left out: no line joins it to the one above. */
  readonly beginsLine?: true
  /** A finding reports that the statements of the row contradict its value. */
  readonly contradicted?: true
  /** Drawn with less emphasis: an intermediate reading. */
  readonly minor?: true
}

/** One column of a log. */
export interface Lane {
  readonly id: LaneId
  readonly kind: LaneKind
  readonly marks: readonly Mark[]
  /** Left end of its scale, in the unit of the values: 0, or below it where values are negative. */
  readonly from: number
  /** Right end of its scale; 0 if it has no scale. */
  readonly scaleMax: number
  /** Marks with impossible readings, which do not affect the scale. */
  readonly outside: readonly Mark[]
}

/** Headings whose lengths are in one unit, other than that of AGS. */
export interface StatedLengths {
  readonly headings: readonly string[]
  readonly stated: string
  readonly reading: LengthReading
}

/** An irregularity of a hole. Depths are null if the row has none. `logged-on`: `top` is the final depth. */
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
    | 'zone-unset'
    | 'outside-zone'
    | 'reversed'
    | 'reversed-kept'
    | 'base-unused'
    | 'deeper'
    | 'final-depth'
    | 'final-depth-unset'
    | 'ground-level'
    | 'ground-level-unset'
    | 'end-elsewhere'
    | 'strike-unmet'
    | 'strike-otherwise'
    | 'driven-on'
    | 'logged-on'
    | 'gap'
    | 'overlap'
    | 'unit'
    | 'length-unit'
    | 'legend-code'
    | 'strike-after-end'
    | 'denied-strike'
    | 'strike-standing'
    | 'inclined'
    | 'unread'
    | 'disagreement'
    | 'extrapolated'
    | 'inclination-unset'
    | 'inclination-elsewhere'
    | 'inclination-impossible'
    | 'all-zero'
    | 'zero'
    | 'at-limit'
    | 'zero-at-end'
    | 'possibly-non-plastic'
    | 'stated-twice'
    | 'several-tests'
    | 'run-stated-twice'
    | 'several-runs'
  readonly table: string
  readonly top: number | null
  readonly base: number | null
  readonly row: TableRow | null
  /** Number of rows, if more than one. For `stated-twice` and `several-tests`: of depths. */
  readonly count?: number
  /**
   * For `stated-twice`, `several-tests` and `impossible`: the first depths, with the number of rows or tests
   * at each.
   */
  readonly depths?: readonly { readonly depth: number; readonly rows: number }[]
  /**
   * For `inclined` and the kinds of `inclination`: degrees measured down from the horizontal; 90 if none are
   * stated.
   */
  readonly angle?: number
  /**
   * For `unread`: the text in place of a result. For `disagreement`: the statements of the row. For
   * `extrapolated`: the N and the drive it was worked out from. For
   * `impossible`: the impossible values. For `unit`: the heading and its unit. For
   * `length-unit`: the headings, their unit and how they are read. For `no-depth`: the text of
   * the row. For `no-top` and `no-base`: the statement in place of a depth that can be drawn; absent:
   * nothing. For `legend-code`: the code and the description that disagree. For `strike-after-end`: the date
   * of the strike. For `denied-strike` and `strike-standing`: its remark. For `end-elsewhere`,
   * `strike-unmet` and `strike-otherwise`: the words of the remark.
   * For `outside-zone`: what is outside the response zone
   * `top` to `base`. For `datum`: its name. For `final-depth` and `ground-level`: metres. For `all-zero` and
   * `zero`: the heading. For `at-limit`: the value with its unit. For
   * `zero-at-end`: the readings and their verb. For `run-stated-twice` and
   * `several-runs`: the numbers of the runs. For `inclination-elsewhere`: the heading and the words that
   * state that the hole is inclined.
   */
  readonly text?: string
  /** For `length-unit`. */
  readonly lengths?: StatedLengths
}

/**
 * One kind of lane: its sources and how it is drawn. To add one, add its id to `LaneId`, a file, and a line
 * in `lanes.ts`.
 */
export interface LaneDefinition {
  readonly id: LaneId
  readonly kind: LaneKind
  /** Table codes it reads, of AGS 4 and AGS 3. */
  readonly tables: readonly string[]
  /** Minimum of the right end of the scale; absent: the lane has no scale. */
  readonly minScaleEnd?: number
  /** Maximum of the right end of the scale: greater values are drawn at the edge. */
  readonly limit?: number
  /** The scale begins at 0: lower values are errors of measurement and drawn at the edge. */
  readonly startsAtZero?: boolean
  /** What its findings call the readings; absent: their values are enough. */
  readonly reading?: string
  /** Readings outside these are reported and do not set the scale. Absent: `READING_LIMITS.other`. */
  readonly limits?: ReadingLimits
  readonly read: (tables: Tables, report: (finding: Finding) => void, unitOf: UnitOf) => Mark[]
}

/** Metres below ground level, and metres above datum; null: not stated. */
export interface LogHole {
  readonly finalDepth: number | null
  readonly groundLevel: number | null
  /** `LOCA_TYPE` or `HOLE_TYPE`; absent: unknown. */
  readonly type?: string
  /** Direction stated in its own row; absent: none. */
  readonly direction?: StatedDirection | null
  /** Of the ground level: `OD`, `CD`; absent or null: unknown. */
  readonly datum?: string | null
}
