import { isoDeliveryDate, readDate } from '@groundsheet/readings/limits'
import type { AgsRecord } from './dictionary/extend-dictionary.ts'

/** What a delivery says of itself: TRAN of AGS 4, PROJ of AGS 3. Values as stated, '' where there is none. */
export interface Transmission {
  readonly issue: string
  readonly date: string
  /** Milliseconds from 1970; null: no date is stated, or none that can be read or believed. */
  readonly time: number | null
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
  const time = readDate(isoDeliveryDate(date), { unit })
  return {
    issue: value('ISNO'),
    date,
    time: time !== null && time > latest ? null : time,
    status: value('STAT'),
    producer: value('PROD'),
    recipient: value('RECV'),
    description: value('DESC'),
  }
}

/** What deliveries are ordered by. `time`: milliseconds from 1970; -Infinity before any stated date. */
export interface DeliveryAge {
  readonly time: number
  readonly issue: string
}

export interface AgeOrder {
  /** The age of the delivery that was given after all those before. */
  add(stated: Pick<Transmission, 'time' | 'issue'>): DeliveryAge
}

/**
 * Gives deliveries their ages, in the order in which they were given. One without a date has the newest date
 * given before it; one without an issue the newest issue of its date given before it. So every delivery has
 * one place in one order.
 */
export function createAgeOrder(): AgeOrder {
  const issues = new Map<number, string>()
  let newest = -Infinity
  return {
    add({ time: stated, issue: statedIssue }) {
      const time = stated ?? newest
      const before = issues.get(time) ?? ''
      const issue = statedIssue.trim() === '' ? before : statedIssue
      newest = Math.max(newest, time)
      if (compareIssues(issue, before) > 0) issues.set(time, issue)
      return { time, issue }
    },
  }
}

/** By date, then by issue. 0: of equal age, so that the one given later counts as newer. */
export const compareAges = (a: DeliveryAge, b: DeliveryAge): number =>
  a.time === b.time ? compareIssues(a.issue, b.issue) : a.time - b.time

/** The place of the newest, of equal ones the last. -1: the list is empty. */
export function findNewest(all: readonly Transmission[]): number {
  const order = createAgeOrder()
  const ages = all.map((one) => order.add(one))
  let newest = -1
  for (const [place, age] of ages.entries()) {
    const known = ages[newest]
    if (known === undefined || compareAges(age, known) >= 0) newest = place
  }
  return newest
}

/**
 * Revision codes (P01, C01 of ISO 19650) by stage, number and version, and after all other text; that has
 * numbers by value (`2` before `10`) and the rest by its characters.
 */
export function compareIssues(a: string, b: string): number {
  const [one, other] = [readRevision(a), readRevision(b)]
  if (one !== null && other !== null) return compareRevisions(one, other)
  if (one !== null || other !== null) return one === null ? -1 : 1
  return compareTexts(a, b)
}

/**
 * ISO 19650-2, UK National Annex: preliminary revisions P01, P02, … come before contractual ones, C01, C02, …
 */
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
    const [before, after] = areNumbers ? [Number(one), Number(other)] : [one, other]
    if (before !== after) return before < after ? -1 : 1
  }
  return 0
}

const splitIssue = (issue: string): string[] => issue.toLowerCase().match(/\d+|\D+/g) ?? []
