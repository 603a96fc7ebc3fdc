import { readDate } from '@groundsheet/readings/limits'
import type { AgsRecord } from './dictionary/extend-dictionary.ts'

/** What a delivery says of itself: TRAN of AGS 4, PROJ of AGS 3. Values as stated, '' where there is none. */
export interface Transmission {
  readonly issue: string
  readonly date: string
  /** Milliseconds from 1970; null: no date is stated, or none that can be read or believed. */
  readonly time: number | null
  /** The stated date lies beyond `latest`, and is not believed. */
  readonly isInFuture?: boolean
  readonly status: string
  readonly producer: string
  readonly recipient: string
  readonly description: string
}

/** A delivery may be dated tomorrow: clocks and time zones differ. */
const MAX_AHEAD_MS = 24 * 60 * 60 * 1000

/** A date beyond this is a typing error, in milliseconds from 1970 as `now`. */
export const latestDate = (now: number = Date.now()): number => now + MAX_AHEAD_MS

interface ReadingOptions {
  /** Of the date, as stated; it says whether the month comes first. */
  readonly unit?: string
  /** Milliseconds from 1970; a later date is a typing error. */
  readonly latest?: number
}

export function readTransmission(
  record: AgsRecord,
  group: 'TRAN' | 'PROJ',
  { unit = '', latest = Infinity }: ReadingOptions = {},
): Transmission {
  const value = (name: string) => record[`${group}_${name}`]?.trim() ?? ''
  const date = value('DATE')
  const time = readDate(date, { unit })
  const isInFuture = time !== null && time > latest
  return {
    issue: value('ISNO'),
    date,
    time: isInFuture ? null : time,
    ...(isInFuture ? { isInFuture } : {}),
    status: value('STAT'),
    producer: value('PROD'),
    recipient: value('RECV'),
    description: value('DESC'),
  }
}

/** The place of the newest; the last one where they do not tell. -1: the list is empty. */
export function findNewest(all: readonly Transmission[]): number {
  let newest = -1
  for (const [place, one] of all.entries()) {
    const known = all[newest]
    if (known === undefined || compareTransmissions(one, known) >= 0) newest = place
  }
  return newest
}

/**
 * Below 0 where `a` is older: by date where both state one and the dates differ, else by issue where both state one. 0
 * where neither tells.
 */
export function compareTransmissions(
  a: Pick<Transmission, 'time' | 'issue'>,
  b: Pick<Transmission, 'time' | 'issue'>,
): number {
  if (a.time !== null && b.time !== null && a.time !== b.time) return a.time - b.time
  return a.issue === '' || b.issue === '' ? 0 : compareIssues(a.issue, b.issue)
}

/**
 * Revision codes (P01, C01 of ISO 19650) by stage, number and version; else numbers by value (`P2` before `P10`) and other
 * text by its characters.
 */
export function compareIssues(a: string, b: string): number {
  const [one, other] = [readRevision(a), readRevision(b)]
  if (one !== null && other !== null) return compareRevisions(one, other)
  return compareTexts(a, b)
}

/** ISO 19650-2, UK National Annex: preliminary revisions P01, P02, … come before contractual ones, C01, C02, … */
const STAGES = ['P', 'C']

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
  return { stage: STAGES.indexOf(letter), number: Number(number), version: Number(version ?? Infinity) }
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
    const difference = areNumbers ? Number(one) - Number(other) : Number(one > other) - Number(one < other)
    if (difference !== 0) return difference
  }
  return 0
}

const splitIssue = (issue: string): string[] => issue.toLowerCase().match(/\d+|\D+/g) ?? []
