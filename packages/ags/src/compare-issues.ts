import { isMissingValue } from './missing-value.ts'

/**
 * By stage (draft, preliminary or interim, those without a word, final), then by number or letter: `2` before
 * `10`, `Z` before `AA`. Revision codes (P01, C01 of ISO 19650) come after all other issues, by stage, number
 * and version. Issues of no known order are equal, and before all others.
 */
export function compareIssues(a: string, b: string): number {
  const [one, other] = [readIssue(a), readIssue(b)]
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  if (one.revision !== null && other.revision !== null) return compareRevisions(one.revision, other.revision)
  return one.stage === other.stage ? compareTexts(one.code, other.code) : one.stage - other.stage
}

/** Whether an issue says its place among others: `Final` and `Rev B` do, `Laboratory` does not. */
export const hasKnownOrder = (issue: string): boolean => readIssue(issue) !== null

/** Words that say how far a delivery is, the least finished first. */
const DRAFT = /\bdraft\b/
const PRELIMINARY = /\b(?:preliminary|prelim|provisional|interim)\b/
const FINAL = /\bfinal(?:i[sz]ed)?\b/

/** `Final draft` is a draft. An issue without such a word is between the preliminary and the final ones. */
const STAGES = { draft: 0, preliminary: 1, plain: 2, final: 3, revision: 4 } as const

/** Words beside a number or a letter. */
const OF_THE_NUMBER = /\b(?:revision|rev|issue|iss|version|ver|number|no)\b\.?|#/g

interface Issue {
  readonly stage: number
  /** Its number or letter; '' where it has none. */
  readonly code: string
  readonly revision: Revision | null
}

/** Null: it is empty, or words of no known order. */
function readIssue(issue: string): Issue | null {
  const revision = readRevision(issue)
  if (revision !== null) return { stage: STAGES.revision, code: '', revision }
  const text = issue.trim().toLowerCase()
  if (isMissingValue(text)) return null
  const stage = stageOf(text)
  const words = [DRAFT, PRELIMINARY, FINAL, OF_THE_NUMBER].reduce(
    (rest, word) => rest.replace(word, ' '),
    text,
  )
  const code = words.replaceAll(/\s+/g, ' ').trim()
  const isCode = /\d/.test(code) || /^[a-z]{1,2}$/.test(code)
  if (!isCode && stage === STAGES.plain) return null
  return { stage, code: isCode ? code : '', revision: null }
}

function stageOf(text: string): number {
  if (DRAFT.test(text)) return STAGES.draft
  if (PRELIMINARY.test(text)) return STAGES.preliminary
  return FINAL.test(text) ? STAGES.final : STAGES.plain
}

/**
 * ISO 19650-2, UK National Annex: preliminary revisions P01, P02, … come before contractual ones, C01, C02, …
 */
const REVISION_STAGES = ['P', 'C']

interface Revision {
  readonly stage: number
  readonly number: number
  /** P02.01 is work in progress towards P02. */
  readonly version: number
}

function readRevision(issue: string): Revision | null {
  const match = /^(?:REV(?:ISION)?\.? ?)?([PC])(\d{1,4})(?:\.(\d{1,4}))?$/.exec(issue.trim().toUpperCase())
  if (match === null) return null
  const [, letter = '', number, version] = match
  return {
    stage: REVISION_STAGES.indexOf(letter),
    number: Number(number),
    version: Number(version ?? Infinity),
  }
}

function compareRevisions(a: Revision, b: Revision): number {
  if (a.stage !== b.stage) return a.stage - b.stage
  if (a.number !== b.number) return a.number - b.number
  return a.version === b.version ? 0 : a.version - b.version
}

function compareTexts(a: string, b: string): number {
  const [left, right] = [splitIssue(a), splitIssue(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [one = '', other = ''] = [left[index], right[index]]
    const areNumbers = /^\d/.test(one) && /^\d/.test(other)
    const [before, after] = areNumbers ? [Number(one), Number(other)] : [one, other]
    // AA follows Z.
    const areLetters = LETTERS.test(one) && LETTERS.test(other) && one.length !== other.length
    if (areLetters) return one.length - other.length
    if (before !== after) return before < after ? -1 : 1
  }
  return 0
}

const LETTERS = /^[a-z]{1,2}$/

const splitIssue = (issue: string): string[] => issue.match(/\d+|\D+/g) ?? []
