import type { TableRow } from '@groundsheet/contract'
import type { Tables } from '@groundsheet/logs'
import type { ReadingLimits, UnitOf } from '@groundsheet/readings'

/** One value of one row. Depths are metres below ground level; `top` <= `base`, equal for a point. */
export interface PlotPoint {
  readonly row: TableRow
  readonly top: number
  readonly base: number
  /**
   * In the unit of the plot; on the chart of plasticity the liquid limit, of a grading the particle size in mm, in time
   * milliseconds since 1970.
   */
  readonly value: number
  /** Plasticity index, on the chart of plasticity; percentage passing of a grading. */
  readonly index?: number
  /** The file states only that it is at least, or at most, this. */
  readonly bound?: 'least' | 'most'
  /** There is no depth, which then is not a number: a dry installation, or one that could not be read. */
  readonly note?: 'dry' | 'not-read'
  /** Which of several readings of the plot it is. */
  readonly series: string
  /** The value as the file writes it. */
  readonly text: string
  /** Name of its installation within its hole; absent: it has none. */
  readonly line?: string
  /** Other rows of the same day that state the same, and count once with it. Absent: none. */
  readonly repeats?: readonly TableRow[]
}

/** A value that is not drawn, and why. */
export interface LeftOut {
  readonly kind:
    | 'no-depth'
    | 'no-number'
    | 'no-plastic-limit'
    | 'non-plastic'
    | 'zero-limit'
    | 'all-zero'
    | 'seating'
    | 'residual'
    | 'stated-in-words'
    | 'no-ratio'
    | 'not-a-depth'
    | 'no-date'
    | 'dry'
    | 'not-read'
    | 'test'
    | 'contradicted'
    | 'unit'
    | 'outside'
  readonly row: TableRow
  readonly heading: string
  readonly text: string
}

/** A value that is drawn as the file states it, though it cannot be right. */
export interface Doubt {
  readonly kind: 'impossible' | 'disagreement' | 'assumed-unit'
  readonly row: TableRow
  readonly heading: string
  /** What contradicts what. */
  readonly text: string
}

export interface Reading {
  readonly points: readonly PlotPoint[]
  readonly leftOut: readonly LeftOut[]
  readonly doubts: readonly Doubt[]
}

/**
 * `depth`: a value against depth; `time`: depth against a date; `plasticity`: plasticity index against liquid limit;
 * `grading`: percentage passing against particle size.
 */
export type PlotKind = 'depth' | 'time' | 'plasticity' | 'grading'

/** What the points of a plot are coloured by; `line`: each sample or installation has a colour of its own. */
export type ColourBy = 'stratum' | 'hole' | 'line'

/** Where values stand. */
export interface Source {
  readonly table: string
  readonly heading: string
  /** Name of the reading; absent: the plot has one only. */
  readonly series?: string
  /** The same, where it differs from row to row. */
  readonly seriesOf?: (row: TableRow) => string
  /** Texts that are readings themselves, and what is said of them. */
  readonly words?: { readonly pattern: RegExp; readonly kind: LeftOut['kind'] }
  /** Values that stand for a test without a result, and what is said of them. */
  readonly noResult?: { readonly test: (value: number) => boolean; readonly kind: LeftOut['kind'] }
  /** Only such rows are read, where one table holds many things. */
  readonly where?: (row: Pick<TableRow, 'data'>) => boolean
  /** Heading of the codes that `where` looks at, and of their names. */
  readonly codes?: { readonly code: string; readonly name: string }
  /** The reading is a head or a level, which is no depth: it is listed and not drawn. */
  readonly isHead?: true
  /** The heading of the row that states the unit, where rows differ in it. */
  readonly unitHeading?: string
}

/** What is known of a hole, metres: ground level above datum, final depth below ground level. */
export interface HoleFacts {
  readonly groundLevel: number | null
  readonly finalDepth: number | null
}

/** By LOCA_ID; undefined where the hole is not known. */
export type HoleOf = (locationId: string) => HoleFacts | undefined

/** One plot. Adding one is one file and one line in `plots.ts`. */
export interface PlotDefinition {
  /** As the address names it. */
  readonly id: string
  readonly kind: PlotKind
  /** What values are drawn in; empty: none, or as the file has it. */
  readonly unit: string
  readonly sources: readonly Source[]
  readonly scale: 'linear' | 'log'
  /** A logarithmic scale begins at this or before. Absent: at the power of ten below the smallest value. */
  readonly from?: number
  /** The scale begins at nought, or `from`, and ends no earlier than this. Absent: it is as wide as the values. */
  readonly least?: number
  /** The scale ends here: values above it are errors of the file and are drawn at its edge. */
  readonly limit?: number
  /** Readings outside these are left out. Absent: `READING_LIMITS.other`. */
  readonly limits?: ReadingLimits
  /** Readings of one row are joined by a line. */
  readonly joined?: true
  /** Tables that are read beside those of the sources, such as installations beside their readings. */
  readonly lookups?: readonly string[]
  /** Readings are joined by a line: the name, within its hole, of the test, sample or installation of a point. */
  readonly traced?: (point: Pick<PlotPoint, 'row' | 'line'>) => string
  /** The first is the usual one. Absent: by stratum, or by hole. */
  readonly colourBy?: readonly ColourBy[]
  /** Heading of the codes that readings are named after. */
  readonly named?: string
  /** Values are checked against their holes. Absent: reading needs rows only. */
  readonly needsHoles?: true
  readonly read: (tables: Tables, unitOf: UnitOf, holeOf?: HoleOf) => Reading
}
