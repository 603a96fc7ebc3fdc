import { createClient } from '@groundsheet/client'
import { chromium, type Browser } from '@playwright/test'
import { startServer } from '../api/server-process.ts'
import { chromiumBesideMap, IDLE_MS, pageOptions } from '../map/chromium.ts'
import { medianOf } from '../median.ts'
import { atMost, type BenchSize, type Finding, type Part } from '../part.ts'
import { firstRow } from './time-to-first-row.ts'
import { scrollFrames } from './scroll-frames.ts'
import { compareTables, type TableSize, type TableVisit } from './visit-competitors.ts'
import { TABLE_ROWS, tableData } from './table-data.ts'

const ROUNDS = { full: 5, quick: 1 } as const

export const tablePart: Part = {
  id: 'table',
  title: 'Table',
  document: 'performance/table.md',
  method: `The drawer of a project with one table of twelve columns in Chromium with software rendering,
over our own API. *First row* is from the press on the table's name to a frame with its first row, by the
page's own clock: over the API for the first time, and once more with every row in memory. Then, with every
row there, the table is flung by the wheel; of all frames of that the 95th of a hundred is reported, and how
many had no row in the middle of the table. Competitors have the same rows in memory, in a page with nothing
else, at the size that our table has in the drawer, and their usual settings; they are pressed and flung in
the same way. Glide Data Grid draws on a canvas, so whether a frame of it was blank cannot be measured.`,
  async run(benchSize, log) {
    const { database, key } = await tableData(benchSize, log)
    const service = await startServer('api/serve-groundsheet', database)
    const origin = `http://127.0.0.1:${service.port}`
    const browser = await chromium.launch(chromiumBesideMap(benchSize))
    try {
      const client = createClient({ baseUrl: `${origin}/v1`, key })
      const [project] = await Array.fromAsync(client.projects())
      const id = project?.id ?? ''
      const address = `${origin}/projects/${id}?base=offline#key=${key}`
      const rows = await Array.fromAsync(client.rows(id, 'GEOL', { limit: 1000 }))
      const competitors = await compareTables(rows, benchSize, log)
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS[benchSize]; round += 1) {
        const ours = await visit(browser, address, benchSize)
        visits.push(ours)
        await competitors.visit(browser, ours.size)
      }
      const name = `${TABLE_ROWS[benchSize].toLocaleString('en')} rows`
      return [...findingsOf(visits, name), ...competitors.findings(visits, name)]
    } finally {
      await browser.close()
      await service.stop()
    }
  },
}

interface Visit extends TableVisit {
  /** Milliseconds. */
  readonly overApi: number
  readonly size: TableSize
}

function findingsOf(visits: readonly Visit[], name: string): Finding[] {
  const overApi = medianOf(visits.map((one) => one.overApi))
  const fromMemory = medianOf(visits.map((one) => one.fromMemory))
  const frame = medianOf(visits.map(({ p95 }) => p95))
  const blank = Math.max(...visits.map((one) => one.blank))
  return [
    firstRowFinding(`${name}: first row over the API, milliseconds`, overApi),
    firstRowFinding(`${name}: first row from memory, milliseconds`, fromMemory),
    {
      what: `${name}: from frame to frame in a fling, 95 of 100, milliseconds`,
      figure: `${frame.toFixed(0)} ms`,
      ratio: frame,
      goal: atMost(27),
    },
    { what: `${name}: blank frames in a fling`, figure: String(blank), ratio: blank, goal: atMost(0) },
  ]
}

const firstRowFinding = (what: string, milliseconds: number): Finding => ({
  what,
  figure: `${milliseconds.toFixed(0)} ms`,
  ratio: milliseconds,
  goal: atMost(150),
})

async function visit(browser: Browser, address: string, benchSize: BenchSize): Promise<Visit> {
  const context = await browser.newContext(pageOptions(benchSize))
  try {
    const page = await context.newPage()
    await page.goto(address)
    if (benchSize === 'full') await page.locator('[data-map-state="idle"]').waitFor({ timeout: 120_000 })
    const drawer = page.getByRole('region', { name: 'Tables of the project' })
    const opener = drawer.getByRole('button', { name: /\bGEOL / })
    const all = page.locator(`[role=grid][aria-rowcount="${TABLE_ROWS[benchSize] + 1}"]`)
    const overApi = await firstRow(page, opener)
    await all.waitFor({ timeout: 120_000 })
    await page.waitForTimeout(IDLE_MS[benchSize])
    await opener.click()
    await all.waitFor({ state: 'detached' })
    const fromMemory = await firstRow(page, opener)
    await page.waitForTimeout(IDLE_MS[benchSize])
    const size = await page.getByRole('grid').boundingBox()
    if (!size) throw new Error('the page has no table')
    return { overApi, fromMemory, size, ...(await scrollFrames(page, benchSize)) }
  } finally {
    await context.close()
  }
}
