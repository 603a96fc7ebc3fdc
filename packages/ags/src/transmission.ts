import { readDate } from '@groundsheet/readings/limits'
import type { AgsRecord } from './dictionary/extend-dictionary.ts'

/** What a delivery says of itself: TRAN of AGS 4, PROJ of AGS 3. Values as stated, '' where there is none. */
export interface Transmission {
  readonly issue: string
  readonly date: string
  /** Milliseconds from 1970; null: no date is stated, or none that can be read. */
  readonly time: number | null
  readonly status: string
  readonly producer: string
  readonly recipient: string
  readonly description: string
}

/** `unit`: of the date, as stated; it says whether the month comes first. */
export function readTransmission(record: AgsRecord, group: 'TRAN' | 'PROJ', unit = ''): Transmission {
  const value = (name: string) => record[`${group}_${name}`]?.trim() ?? ''
  const date = value('DATE')
  return {
    issue: value('ISNO'),
    date,
    time: readDate(date, { unit }),
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

/** Below 0 where `a` is older: by date, then by issue number. 0 where neither tells, or one of them states nothing. */
export function compareTransmissions(
  a: Pick<Transmission, 'time' | 'issue'>,
  b: Pick<Transmission, 'time' | 'issue'>,
): number {
  if (a.time !== null && b.time !== null && a.time !== b.time) return a.time - b.time
  if ((a.time === null) !== (b.time === null)) return 0
  return a.issue === '' || b.issue === '' ? 0 : compareIssues(a.issue, b.issue)
}

/** Numbers by value (`P2` before `P10`), other text by its characters. */
export function compareIssues(a: string, b: string): number {
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
