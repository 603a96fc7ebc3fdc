import type { Browser, BrowserContext } from '@playwright/test'
import { medianOf } from '../median.ts'
import { atLeast, type BenchSize, type Finding } from '../part.ts'
import { installCompetitors, leftOut, missingReason } from '../competitors/install-competitors.ts'
import { firstRow } from './time-to-first-row.ts'
import { scrollFrames, type ScrollFrames } from './scroll-frames.ts'
import { COMPETITORS, type Competitor } from './competitors.ts'

export interface TableVisit extends ScrollFrames {
  /** Milliseconds until the first row, with all rows in memory. */
  readonly fromMemory: number
}

/** CSS px. */
export interface TableSize {
  readonly width: number
  readonly height: number
}

/** Values by heading. */
interface Row {
  readonly data: Readonly<Record<string, string>>
}

interface VisitedCompetitor extends Competitor {
  /** Null: it could not be installed. */
  readonly served: Readonly<Record<string, string>> | null
  readonly visits: TableVisit[]
}

/** Measures competitors with the rows of our table. `visit` measures each as it does the viewer. */
export async function compareTables(rows: readonly Row[], benchSize: BenchSize, log: (line: string) => void) {
  const visited: VisitedCompetitor[] = []
  for (const competitor of COMPETITORS) {
    const folder = await installCompetitors(competitor.set, benchSize, log)
    const served = folder === null ? null : competitor.files(folder)
    visited.push({ ...competitor, served, visits: [] })
  }
  const json = JSON.stringify({
    headings: Object.keys(rows[0]?.data ?? {}),
    rows: rows.map(({ data }) => data),
  })
  return {
    async visit(browser: Browser, size: TableSize) {
      for (const { served, shown, visits } of visited)
        if (served) visits.push(await visitCompetitor(browser, { served, shown, json, size }))
    },
    findings: (ours: readonly TableVisit[], name: string) =>
      visited.flatMap((one) =>
        one.visits.length > 0
          ? findingsOf(one, ours, name)
          : [leftOut(`${name}: ${one.name}`, missingReason(benchSize))],
      ),
  }
}

interface Visiting extends Pick<Competitor, 'shown'> {
  readonly served: Readonly<Record<string, string>>
  readonly json: string
  readonly size: TableSize
}

const ORIGIN = 'http://competitor.localhost'

async function visitCompetitor(browser: Browser, visiting: Visiting): Promise<TableVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await serve(context, visiting)
    const page = await context.newPage()
    const { width, height } = visiting.size
    await page.goto(`${ORIGIN}/?width=${Math.round(width)}&height=${Math.round(height)}`)
    await page.locator('[data-ready]').waitFor({ state: 'attached' })
    await page.waitForTimeout(1000)
    const fromMemory = await firstRow(page, page.getByRole('button', { name: 'Open' }), visiting.shown)
    await page.waitForTimeout(1000)
    return { fromMemory, ...(await scrollFrames(page, 'full', '#table')) }
  } finally {
    await context.close()
  }
}

const serve = (context: BrowserContext, { served, json }: Visiting) =>
  context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/rows.json') return route.fulfill({ contentType: 'application/json', body: json })
    const path = served[pathname]
    return path === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path })
  })

function findingsOf(competitor: VisitedCompetitor, ours: readonly TableVisit[], name: string): Finding[] {
  const { visits } = competitor
  const against = (what: string, of: (visit: TableVisit) => number): Finding => {
    // Frames arrive every 16.7 ms, with a tolerance of a tenth.
    const [theirs, mine] = [medianOf(visits.map(of)), medianOf(ours.map(of))].map(Math.round)
    return {
      what: `${name}: ${what}, against ${competitor.name}`,
      figure: `${theirs ?? 0} ms theirs`,
      ratio: (theirs ?? 0) / (mine ?? NaN),
      goal: atLeast(1),
    }
  }
  const blank = Math.max(...visits.map((visit) => visit.blank))
  return [
    against('first row from memory', ({ fromMemory }) => fromMemory),
    against('from frame to frame in a fling', ({ p95 }) => p95),
    ...(competitor.hasRows
      ? [
          {
            what: `${name}: blank frames in a fling, ${competitor.name}`,
            figure: String(blank),
            ratio: null,
            goal: null,
          },
        ]
      : []),
  ]
}
