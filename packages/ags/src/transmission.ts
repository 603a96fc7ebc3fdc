import { isoDeliveryDate, readDate } from '@groundsheet/readings/file-checks'
import { compareIssues, hasKnownOrder } from './compare-issues.ts'
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
 * given before it. One without an issue, or with words of no known order, has the newest issue of its date
 * given before it. So every delivery has one place in one order.
 */
export function createAgeOrder(): AgeOrder {
  const issues = new Map<number, string>()
  let newest = -Infinity
  return {
    add({ time: stated, issue: statedIssue }) {
      const time = stated ?? newest
      const before = issues.get(time) ?? ''
      const issue = hasKnownOrder(statedIssue) ? statedIssue : before
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
