/**
 * ags: rules of the AGS document; bgs: data rules of the British Geological Survey; import: what an import
 * would do.
 */
export type Level = (typeof LEVELS)[number]

export const LEVELS = ['ags', 'bgs', 'import'] as const

/** error: the rule is broken; warning: it probably is; note: worth knowing, the file is valid with it. */
export type RuleSeverity = (typeof SEVERITIES)[number]

/** Worst first. */
export const SEVERITIES = ['error', 'warning', 'note'] as const

/**
 * Where a rule is broken. `line` counts physical lines from 1; null for the file as a whole. `text` is an
 * excerpt of it.
 */
export interface Place {
  readonly line: number | null
  readonly group?: string | null
  readonly heading?: string | null
  readonly text?: string
  /** The form in which its values are to be written, for the advice: `yyyy-mm-ddThh:mm`. */
  readonly form?: string
  /** Further headings of the line of which the same is true; they are in this finding. */
  readonly furtherHeadings?: number
}

/** A place, with '' for a text that it does not have. */
export type FullPlace = Required<Omit<Place, 'furtherHeadings'>>

/** One kind of finding. `rule` is the number in the AGS document (`10a`), or the name of a data rule. */
export interface RuleKind {
  readonly level: Level
  readonly rule: string
  readonly severity: RuleSeverity
  /** What is wrong, in one line. */
  readonly message: (place: FullPlace) => string
  /** What to do about it, in one line. */
  readonly advice: string | ((place: FullPlace) => string)
}

/** How often a group breaks a rule, with one severity. */
export interface FindingCount {
  readonly level: Level
  readonly rule: string
  readonly severity: RuleSeverity
  /** Null for findings of no group. */
  readonly group: string | null
  readonly count: number
}

/** The findings of a file. `unlisted` is the sum of `unlistedCounts`. */
export interface Findings {
  readonly findings: readonly RuleFinding[]
  /** Findings beyond those that are listed. */
  readonly unlisted: number
  readonly unlistedCounts: readonly FindingCount[]
}

export const NO_FINDINGS: Findings = { findings: [], unlisted: 0, unlistedCounts: [] }

/** What to do about findings that are counted and not listed. */
export const MANY_ADVICE = 'Correct those that are listed, then check the file again'

/** Everything that was found, listed or not: verdicts and counts are of these. */
export const countedIn = ({
  findings,
  unlistedCounts,
}: Omit<Findings, 'unlisted'>): readonly FindingCount[] => [...findings, ...unlistedCounts]

/** How many findings these are; one on five lines counts five times. */
export const totalOf = (counts: readonly Pick<FindingCount, 'count'>[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

/** Those findings of a file of which `test` is true. */
export const findingsWhere = (
  { findings, unlistedCounts }: Omit<Findings, 'unlisted'>,
  test: (finding: FindingCount) => boolean,
): Omit<Findings, 'unlisted'> => ({
  findings: findings.filter(test),
  unlistedCounts: unlistedCounts.filter(test),
})

/** The same finding on all lines that have it. */
export interface RuleFinding extends FindingCount {
  readonly heading: string | null
  readonly message: string
  readonly advice: string
  /** How often it was found; more than `lines` name where a line has it twice or the list is full. */
  readonly count: number
  /** Lines from 1, as first and last of runs that follow each other; empty for the file as a whole. */
  readonly lines: readonly (readonly [first: number, last: number])[]
}
