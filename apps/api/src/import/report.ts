import type { Diagnostic, Edition, Encoding, LostValues } from '@groundsheet/ags'
import type { Level, RuleFinding, SeverityCounts } from '@groundsheet/rules'
import type { CrsSource } from '@groundsheet/coordinates'

export interface FileReport {
  readonly path: string
  readonly edition: Edition
  readonly encoding: Encoding
  readonly sha256: string
  /** Without the option `check`: absent. */
  readonly rules?: RulesReport | undefined
}

/**
 * How often a file breaks a rule, with one severity. `message`, `group` and `heading`: of its most frequent
 * finding.
 */
export interface RuleCount extends Pick<RuleFinding, 'level' | 'rule' | 'severity' | 'count'> {
  readonly group: string | null
  readonly heading: string | null
  readonly message: string
}

/**
 * What a rule found in one heading of a group, with one severity. `line`: the first, from 1; null for the
 * file as a whole.
 */
export interface RulePlace extends RuleCount {
  readonly line: number | null
  /** What to do about it. */
  readonly advice: string
}

/** What the rules say of a file: counts by level, and the rules that it breaks, most frequent first. */
export interface RulesReport {
  readonly levels: readonly { readonly level: Level; readonly counts: SeverityCounts }[]
  readonly rules: readonly RuleCount[]
  /** The same by group and heading. */
  readonly places: readonly RulePlace[]
}

/** `total`: rows of the project now, that is added, changed and unchanged ones. */
export interface RowCounts {
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

/**
 * How the rows of the files were imported; each counts once. `kept`: a newer delivery states other values.
 * Rows that are left out, and changes of other stored rows, are in none of them.
 */
export interface DeliveredRows {
  readonly files: number
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly kept: number
}

/** Where a file stands among the deliveries of its project by age. */
export interface DeliveryPlace {
  readonly file: string
  /** 1: the oldest. */
  readonly place: number
  readonly of: number
  /** The same bytes were imported before. */
  readonly isRepeated: boolean
  /** It states no date that can be used, and no issue: the order of imports decides. */
  readonly isUndated: boolean
  /** The issue that it states, if its words have no known order; '' otherwise. */
  readonly unorderedIssue: string
}

/** A value that differs from the one before this import; '' if there was or is none. */
export interface ValueChange {
  readonly group: string
  /** Values of the key headings. */
  readonly key: Readonly<Record<string, string>>
  readonly heading: string
  readonly before: string
  readonly after: string
}

/** A row that this import removed. */
export interface RemovedRowName {
  readonly group: string
  /** Values of the key headings; of all headings in groups whose keys are not known. */
  readonly key: Readonly<Record<string, string>>
  /** Of the hole that it belonged to; '' if it belonged to none. */
  readonly locationId: string
}

/** A hole that has coordinates and is not on the map all the same. */
export interface HeldBackHole {
  readonly locationId: string
  readonly distance: number
  readonly reason: string
}

/** `placed`: surveyed or pinned. */
export interface ProjectReport {
  readonly id: string
  readonly projectId: string
  readonly projectName: string
  /** Arguments of a command line that imports this project only: its folder, else its files and archives. */
  readonly paths: readonly string[]
  readonly crs: {
    readonly code: string | null
    readonly source: CrsSource
    readonly reason: string
    readonly candidates: readonly string[]
  }
  readonly locations: {
    readonly total: number
    readonly placed: number
    /** Without coordinates, or with grid coordinates that have no position. */
    readonly unplaced: readonly string[]
    /** Of those, the ones with grid coordinates: their grid is not known, or they lie outside it. */
    readonly withoutGrid: readonly string[]
    /** Neither placed nor unplaced. `distance` in metres between the two positions that they state. */
    readonly contradictory: readonly HeldBackHole[]
    /** Neither placed nor unplaced. `distance` in metres from the middle of the site. */
    readonly inDoubt: readonly HeldBackHole[]
  }
  readonly delivered: DeliveredRows
  /** Values and rows that this import left out because of their unit, stored ones too. */
  readonly lost: LostValues
  /** Of the files. */
  readonly deliveries: readonly DeliveryPlace[]
  readonly rows: RowCounts
  readonly rowsByGroup: Readonly<Record<string, RowCounts>>
  readonly groups: Readonly<Record<string, number>>
  /**
   * Of the first 1,000 changed rows of each group. New codes of the company change a row without changing its
   * values.
   */
  readonly changes: readonly ValueChange[]
  /** Changed rows beyond those. */
  readonly changedRowsNotListed: number
  /** The first 1,000 removed rows of each group. */
  readonly removals: readonly RemovedRowName[]
  /** Removed rows beyond those. */
  readonly removedRowsNotListed: number
}

/**
 * A problem of a delivery. `file`: as given by the user; null if it concerns the project. `project`: its
 * reference; null if a file is checked alone.
 */
export interface ImportDiagnostic extends Diagnostic {
  readonly file: string | null
  readonly project: string | null
  /** How often it was found; absent: once. */
  readonly count?: number
  /** Of a rule of a file, its level and code as `check` names them; absent: found by the import. */
  readonly of?: Pick<RuleFinding, 'level' | 'rule'>
}

export interface DiagnosticsReport {
  readonly errors: number
  readonly warnings: number
  readonly notes: number
  readonly items: readonly ImportDiagnostic[]
}

/** Output of `import --json`. */
export interface ImportReport {
  readonly company: string
  /** Whether this import created the company. */
  readonly isNewCompany: boolean
  /** Whether this import created the database file. */
  readonly isNewDatabase: boolean
  readonly files: readonly FileReport[]
  readonly projects: readonly ProjectReport[]
  readonly diagnostics: DiagnosticsReport
  /** How often something of each severity was found, by the import and by the rules together. */
  readonly findings: SeverityCounts
}
