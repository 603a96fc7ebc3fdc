import type { Browser } from '@playwright/test'
import type { BenchSize } from '../part.ts'
import type { Addresses, Competitor } from './competitors.ts'
import { visit, visitTwice, type Opening, type Visit } from './visit-page.ts'

const ROUNDS = { full: 3, quick: 1 } as const

/**
 * Competitors that need seconds for a frame of this many holes are opened once: the slowest would take an
 * hour otherwise.
 */
const MIN_HOLES_VISITED_ONCE = 100_000

/**
 * `ours`, `again` (ours, cached by the browser; absent where it was visited once), the floors `circles` and
 * `empty`, and competitors by their page.
 */
export type Visits = ReadonlyMap<string, readonly Visit[]>

/** The first visit of the viewer, and a second one where there is one. */
export type VisitViewer = (browser: Browser, opened: Opening) => Promise<readonly [Visit, Visit?]>

/** All visited in turns, several times. */
export async function visitRounds(
  browser: Browser,
  { holes, ours, competitor }: Addresses,
  competitors: readonly Competitor[],
  benchSize: BenchSize,
  visitViewer: VisitViewer = visitTwice,
): Promise<Visits> {
  const visits = new Map<string, Visit[]>()
  const add = (name: string, made: Visit) => visits.set(name, [...(visits.get(name) ?? []), made])
  const opened = (page: string, count: number) => ({ address: competitor(page, count), benchSize })
  for (let round = 0; round < ROUNDS[benchSize]; round += 1) {
    const [first, again] = await visitViewer(browser, { address: ours, benchSize })
    add('ours', first)
    if (again) add('again', again)
    add('circles', await visit(browser, opened('circles', holes)))
    add('empty', await visit(browser, opened('circles', 0)))
    for (const { page, set } of competitors)
      if (round === 0 || set === null || holes < MIN_HOLES_VISITED_ONCE)
        add(page, await visit(browser, opened(page, holes)))
  }
  return visits
}
