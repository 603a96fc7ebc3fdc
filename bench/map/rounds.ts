import type { Browser } from '@playwright/test'
import type { Effort } from '../part.ts'
import type { Course, Rival } from './contestants.ts'
import { visit, visitTwice, type Opening, type Visit } from './visit.ts'

const ROUNDS = { full: 3, quick: 1 } as const

/**
 * Rivals that need seconds for a frame of this many holes are opened once: the slowest would take an hour
 * otherwise.
 */
const TOO_MANY = 100_000

/**
 * `ours`, `again` (ours, cached by the browser; absent where it was visited once), the floors `circles` and
 * `empty`, and rivals by their page.
 */
export type Visits = ReadonlyMap<string, readonly Visit[]>

/** The first visit of the viewer, and a second one where there is one. */
export type VisitOurs = (browser: Browser, opened: Opening) => Promise<readonly [Visit, Visit?]>

/** All contestants in turns, several times. */
export async function playRounds(
  browser: Browser,
  { holes, ours, rival }: Course,
  rivals: readonly Rival[],
  effort: Effort,
  visitOurs: VisitOurs = visitTwice,
): Promise<Visits> {
  const visits = new Map<string, Visit[]>()
  const add = (name: string, made: Visit) => visits.set(name, [...(visits.get(name) ?? []), made])
  const opened = (page: string, count: number) => ({ address: rival(page, count), effort })
  for (let round = 0; round < ROUNDS[effort]; round += 1) {
    const [first, again] = await visitOurs(browser, { address: ours, effort })
    add('ours', first)
    if (again) add('again', again)
    add('circles', await visit(browser, opened('circles', holes)))
    add('empty', await visit(browser, opened('circles', 0)))
    for (const { page, set } of rivals)
      if (round === 0 || set === null || holes < TOO_MANY)
        add(page, await visit(browser, opened(page, holes)))
  }
  return visits
}
