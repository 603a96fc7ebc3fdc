import type { TableRow } from '@groundsheet/contract'
import type { Tables } from '@groundsheet/logs'
import type { ReadingLimits, ReportedResult, UnitOf } from '@groundsheet/readings'

/** One value of one row. Depths are metres below ground level; `top` <= `base`, equal for a point. */
export interface PlotPoint {
  readonly row: TableRow
  readonly top: number
  readonly base: number
  /**
   * In the unit of the plot. On the plasticity chart the liquid limit, for a grading the particle size in mm,
   * in time milliseconds since 1970.
   */
  readonly value: number
  /** On the vertical axis where that is neither depth nor time: plasticity index, percentage passing. */
  readonly index?: number
  /** The file states only that it is at least, or at most, this. */
  readonly bound?: 'lower' | 'upper'
  /** There is no depth, and it is NaN: a dry installation, or one that could not be read. */
  readonly note?: 'dry' | 'not-read'
  /** The reading of the plot, of several. */
  readonly series: string
  /** The value as in the file. */
  readonly text: string
  /**
   * Depth of the stratum that it is counted with, metres: for water after a strike, that of the strike. Null:
   * not stated. Absent: the middle of its range.
   */
  readonly stratumDepth?: number | null
  /** Name of its installation within its hole; absent: it has none. */
  readonly line?: string
  /**
   * Drawn, but not in the statistics: another statement of its row contradicts it, or a later reading follows
   * it after the same strike. Absent: it is counted.
   */
  readonly uncounted?: 'contradicted' | 'earlier'
  /** Other rows of the same day that state the same, and count once with it. Absent: none. */
  readonly repeats?: readonly TableRow[]
}

/** A value that is not drawn, with the reason. */
export interface LeftOut {
  readonly kind:
    | 'no-depth'
    | 'above-ground'
    | 'no-number'
    | 'no-plastic-limit'
    | 'non-plastic'
    | 'possibly-non-plastic'
    | 'zero-limit'
    | 'zero-strength'
    | 'all-zero'
    | 'zero-at-end'
    | 'seating'
    | 'no-penetration'
    | 'residual'
    | 'penetrometer'
    | 'stated-in-words'
    | 'no-ratio'
    | 'spacing'
    | 'not-a-depth'
    | 'no-date'
    | 'dry'
    | 'damp'
    | 'not-read'
    | 'test'
    | 'contradicted'
    | 'denied-strike'
    | 'deeper'
    | 'unit'
    | 'outside'
    | 'stated-twice'
  readonly row: TableRow
  readonly heading: string
  readonly text: string
}

/** A value drawn as stated in the file, although it is impossible. */
export interface Doubt {
  readonly kind: 'impossible' | 'disagreement' | 'extrapolated' | 'assumed-unit' | 'standing' | 'at-limit'
  readonly row: TableRow
  readonly heading: string
  /** The contradiction. */
  readonly text: string
}

export interface Reading {
  readonly points: readonly PlotPoint[]
  readonly leftOut: readonly LeftOut[]
  readonly doubts: readonly Doubt[]
}

/**
 * - `depth`: a value against depth
 * - `time`: depth against a date
 * - `plasticity`: plasticity index against liquid limit
 * - `grading`: percentage passing against particle size
 */
export type PlotKind = 'depth' | 'time' | 'plasticity' | 'grading'

/** Id of a plot of the list, in addresses. */
export type PlotId =
  | 'spt'
  | 'cu'
  | 'hand-penetrometer'
  | 'moisture'
  | 'atterberg'
  | 'plasticity'
  | 'bulk-density'
  | 'qc'
  | 'fs'
  | 'rf'
  | 'u2'
  | 'dynamic-probe'
  | 'dynamic-cone'
  | 'permeability'
  | 'core'
  | 'rock-strength'
  | 'ph'
  | 'sulphate'
  | 'soil-sulphate'
  | 'water'
  | 'grading'
  | 'hydrograph'

/** What colours the points of a plot; `line`: each sample or installation has its own colour. */
export type ColourBy = 'stratum' | 'hole' | 'line'

/** The source of values. */
export interface Source {
  readonly table: string
  readonly heading: string
  /** Name of the reading; absent: the plot has one only. */
  readonly series?: string
  /** The same, if it differs from row to row. */
  readonly seriesOf?: (row: TableRow) => string
  /** Texts that are readings themselves, with their explanation. */
  readonly words?: { readonly pattern: RegExp; readonly kind: LeftOut['kind'] }
  /** Values of tests without a result, with their explanation. */
  readonly noResult?: {
    readonly test: (value: number) => boolean
    readonly kind: (row: TableRow) => LeftOut['kind']
  }
  /** Narrower than those of the plot, in its unit. */
  readonly limits?: ReadingLimits
  /** Reads only these rows of a table of several quantities. */
  readonly where?: (row: Pick<TableRow, 'data'>) => boolean
  /** Heading of the codes for `where`, and of their names. */
  readonly codes?: { readonly code: string; readonly name: string }
  /** The plot is offered for it only where the project is known to have such a code. */
  readonly needsCode?: true
  /** The reading is a head or a level, not a depth: it is listed and not drawn. */
  readonly isHead?: true
  /** The heading with the unit of each row, if rows differ in it. */
  readonly unitHeading?: string
  /** The result that the row states in several headings, in place of the text of `heading`. */
  readonly reported?: (row: Pick<TableRow, 'data'>) => ReportedResult
}

/** Levels of a hole, metres: ground level above datum, final depth below ground level. */
export interface HoleFacts {
  readonly groundLevel: number | null
  readonly finalDepth: number | null
}

/** By LOCA_ID; undefined if the hole is unknown. */
export type HoleOf = (locationId: string) => HoleFacts | undefined

/** One plot; of any heading, with an id such as `ISPT.ISPT_MAIN`, or of the list. */
export interface PlotDefinition<Id extends string = string> {
  /** Id in addresses. */
  readonly id: Id
  readonly kind: PlotKind
  /** Unit of the values; empty: none, or that of the file. */
  readonly unit: string
  readonly sources: readonly Source[]
  /** Of the horizontal axis; `time`: milliseconds since 1970, without limits. */
  readonly scale: 'linear' | 'log' | 'time'
  /** A logarithmic scale begins at this or before. Absent: at the power of ten below the smallest value. */
  readonly from?: number
  /** The scale begins at 0, or `from`, and ends at this or more. Absent: it is as wide as the values. */
  readonly minScaleEnd?: number
  /** The scale ends here: values above it are errors of the file and are drawn at its edge. */
  readonly limit?: number
  /** Readings outside these are left out. Absent: `READING_LIMITS.other`. */
  readonly limits?: ReadingLimits
  /** Readings of one row are joined by a line. */
  readonly joined?: true
  /** Tables read in addition to those of the sources, such as installations for their readings. */
  readonly lookups?: readonly string[]
  /** Names the test, sample or installation of a point: a line joins the readings of one within a hole. */
  readonly traced?: (point: Pick<PlotPoint, 'row' | 'line'>) => string
  /** What readers may colour points by, the default first. Absent: by stratum, or by hole. */
  readonly colourBy?: readonly ColourBy[]
  /** Heading of the codes that readings are named after. */
  readonly named?: string
  /** Values are checked against their holes. Absent: reading needs rows only. */
  readonly needsHoles?: true
  readonly read: (tables: Tables, unitOf: UnitOf, holeOf?: HoleOf) => Reading
}

/** A plot of the list. To add one, add its id to `PlotId`, a file, and a line in `plots.ts`. */
export type ListedPlot = PlotDefinition<PlotId>
