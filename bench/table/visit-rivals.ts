import type { Browser, BrowserContext } from '@playwright/test'
import { medianOf } from '../median.ts'
import { atLeast, type Effort, type Finding } from '../part.ts'
import { installRivals, leftOut, whyMissing } from '../rivals/install-rivals.ts'
import { firstRow } from './first-row.ts'
import { flingFrames, type Fling } from './fling-frames.ts'
import { RIVALS, type Rival } from './rivals.ts'

export interface TableVisit extends Fling {
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

interface Contestant extends Rival {
  /** Null: it could not be installed. */
  readonly served: Readonly<Record<string, string>> | null
  readonly visits: TableVisit[]
}

/** Rivals with the rows of the viewer's table. `visit` opens each once and measures it like the viewer. */
export async function meetRivals(rows: readonly Row[], effort: Effort, log: (line: string) => void) {
  const contestants: Contestant[] = []
  for (const rival of RIVALS) {
    const folder = await installRivals(rival.set, effort, log)
    const served = folder === null ? null : rival.files(folder)
    contestants.push({ ...rival, served, visits: [] })
  }
  const json = JSON.stringify({
    headings: Object.keys(rows[0]?.data ?? {}),
    rows: rows.map(({ data }) => data),
  })
  return {
    async visit(browser: Browser, size: TableSize) {
      for (const { served, shown, visits } of contestants)
        if (served) visits.push(await visitRival(browser, { served, shown, json, size }))
    },
    findings: (ours: readonly TableVisit[], name: string) =>
      contestants.flatMap((contestant) =>
        contestant.visits.length > 0
          ? findingsOf(contestant, ours, name)
          : [leftOut(`${name}: ${contestant.name}`, whyMissing(effort))],
      ),
  }
}

interface Visiting extends Pick<Rival, 'shown'> {
  readonly served: Readonly<Record<string, string>>
  readonly json: string
  readonly size: TableSize
}

const ORIGIN = 'http://rival.localhost'

async function visitRival(browser: Browser, visiting: Visiting): Promise<TableVisit> {
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
    return { fromMemory, ...(await flingFrames(page, 'full', '#table')) }
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

function findingsOf(rival: Contestant, ours: readonly TableVisit[], name: string): Finding[] {
  const { visits } = rival
  const against = (what: string, of: (visit: TableVisit) => number): Finding => {
    // Frames arrive every 16.7 ms, with a tolerance of a tenth.
    const [theirs, mine] = [medianOf(visits.map(of)), medianOf(ours.map(of))].map(Math.round)
    return {
      what: `${name}: ${what}, against ${rival.name}`,
      figure: `${theirs ?? 0} ms theirs`,
      ratio: (theirs ?? 0) / (mine ?? NaN),
      goal: atLeast(1),
    }
  }
  const blank = Math.max(...visits.map((visit) => visit.blank))
  return [
    against('first row from memory', ({ fromMemory }) => fromMemory),
    against('from frame to frame in a fling', ({ p95 }) => p95),
    ...(rival.hasRows
      ? [
          {
            what: `${name}: blank frames in a fling, ${rival.name}`,
            figure: String(blank),
            ratio: null,
            goal: null,
          },
        ]
      : []),
  ]
}
