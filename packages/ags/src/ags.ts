/** AGS4 is 4.0 to 4.2; AGS3 stands for 3.x and the 1994 edition, which share one syntax. */
export type Edition = 'AGS4' | 'AGS3'

/** error: meaning is lost or damaged; warning: a rule is broken, the value is kept; note: worth knowing. */
export type Severity = 'error' | 'warning' | 'note'

/**
 * One problem of a file. `rule` is an AGS rule ("AGS4 Rule 4") or a plain slug; `line` counts physical lines
 * from 1.
 */
export interface Diagnostic {
  rule: string
  severity: Severity
  line: number | null
  group: string | null
  heading: string | null
  message: string
  /** What an import that is not refused does about it: `import keeps both rows`. */
  outcome?: string
  /** What to do about it. */
  advice: string
  /** All lines, where it is about several: first and last of runs that follow each other. */
  lines?: readonly (readonly [first: number, last: number])[]
}

/**
 * The first lines of a block as they stand in the file. Names are not put in capitals, and a heading that is
 * there twice stands twice. Lines are null where the block has none of them; headings of AGS3 may go on in
 * further lines.
 */
export interface StatedLayout {
  edition: Edition
  code: string
  headings: readonly string[]
  headingLine: number | null
  unitLine: number | null
  typeLine: number | null
  /** Types that the TYPE line states, empty ones too; 0 without it. */
  typeCount: number
}

/**
 * One block of a group, as it stands in the file. Headings are unique within a block; units and types are as
 * long as the headings, with '' where the file says nothing. `line` is that of the group line, `index` counts
 * blocks from 0.
 */
export interface AgsBlock {
  code: string
  line: number
  index: number
  headings: readonly string[]
  units: readonly string[]
  types: readonly string[]
  stated: StatedLayout
}

/**
 * Receives a file in its own order. A block comes once its headings, units and types are known: just before
 * its first row, or at its end when it has none. Rows are as long as the headings of the block before them.
 * Diagnostics come at the end, by line, few for each (rule, group, heading) whatever the size of the file.
 */
export interface AgsHandler {
  block(block: AgsBlock): void
  row(values: readonly string[], line: number): void
  diagnostic(diagnostic: Diagnostic): void
  /**
   * Called after each block. The line of a later block, known from an earlier pass, where nothing before
   * it is needed. 0: everything is needed. Infinity: nothing more is. What stands between is in no row,
   * diagnostic or version.
   */
  nextLine?(): number
}

/**
 * `edition` is null where no AGS was found. `version` is TRAN_AGS, else PROJ_AGS, as stated. `lines` counts
 * physical lines, `continuations` the `<CONT>` lines joined (AGS3), `joinedLines` the line breaks inside
 * quoted fields. `separator`: what stands in place of commas in a text that is not AGS for that reason.
 */
export interface AgsSummary {
  edition: Edition | null
  version: string | null
  lines: number
  continuations: number
  joinedLines: number
  separator: string | null
}

/**
 * A group with its repeated blocks merged: headings united in order of appearance, every row as long as them.
 */
export interface AgsGroup {
  code: string
  headings: string[]
  units: string[]
  types: string[]
  rows: string[][]
  blocks: number
  /** What the sender defines in DICT: written with a question mark in AGS3. */
  own?: OwnNames
}

export interface OwnNames {
  readonly isGroup: boolean
  readonly headings: ReadonlySet<string>
}

/**
 * Headings that are kept of a group, far more than any real one has: what is done for each row or block stays
 * bounded.
 */
export const MAX_HEADINGS = 1000

/** Groups that are read of a file; the standard has fewer than 200. What is kept of each stays bounded. */
export const MAX_GROUPS = 5_000

/** The group that says where the exploratory holes are. */
export function locationsGroup(edition: Edition): 'LOCA' | 'HOLE' {
  return edition === 'AGS4' ? 'LOCA' : 'HOLE'
}
