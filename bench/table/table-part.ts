import { createClient } from '@groundsheet/client'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startHost } from '../api/host.ts'
import { CHROMIUM } from '../map/chromium.ts'
import { medianOf } from '../median.ts'
import { atMost, type Finding, type Part } from '../part.ts'
import { flingFrames, type Fling } from './fling-frames.ts'
import { TABLE_ROWS, tableData } from './table-data.ts'

const ROUNDS = { full: 5, quick: 1 } as const

export const tablePart: Part = {
  id: 'table',
  title: 'Table',
  method: `The drawer of a project with one table of twelve columns in Chromium with software rendering, over our own API. *First row* is from the
press on the table's name to its first row. Then, with every row there, the table is flung by the wheel; of all frames of that the 95th of
a hundred is told, and how many had no row in the middle of the table.`,
  async run(effort, say) {
    const { database, key } = await tableData(effort, say)
    const service = await startHost('api/serve-groundsheet', database)
    const origin = `http://127.0.0.1:${service.port}`
    const browser = await chromium.launch(CHROMIUM)
    try {
      const [project] = await Array.fromAsync(createClient({ baseUrl: `${origin}/v1`, key }).projects())
      const address = `${origin}/projects/${project?.id ?? ''}?base=offline#key=${key}`
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS[effort]; round += 1)
        visits.push(await visit(browser, address, TABLE_ROWS[effort]))
      return findingsOf(visits, TABLE_ROWS[effort])
    } finally {
      await browser.close()
      await service.stop()
    }
  },
}

interface Visit extends Fling {
  /** Milliseconds. */
  readonly firstRow: number
}

function findingsOf(visits: readonly Visit[], rows: number): Finding[] {
  const firstRow = medianOf(visits.map((one) => one.firstRow))
  const frame = medianOf(visits.map(({ p95 }) => p95))
  const blank = Math.max(...visits.map((one) => one.blank))
  const name = `${rows.toLocaleString('en')} rows`
  return [
    {
      what: `${name}: first row, milliseconds`,
      figure: `${firstRow.toFixed(0)} ms`,
      ratio: firstRow,
      goal: atMost(150),
    },
    {
      what: `${name}: from frame to frame in a fling, 95 of 100, milliseconds`,
      figure: `${frame.toFixed(0)} ms`,
      ratio: frame,
      goal: atMost(27),
    },
    { what: `${name}: blank frames in a fling`, figure: String(blank), ratio: blank, goal: atMost(0) },
  ]
}

async function visit(browser: Browser, address: string, rows: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.locator('[data-map-state="idle"]').waitFor({ timeout: 120_000 })
    const firstRow = await openTable(page)
    await page.locator(`[role=grid][aria-rowcount="${rows + 1}"]`).waitFor({ timeout: 120_000 })
    await page.waitForTimeout(1000)
    return { firstRow, ...(await flingFrames(page)) }
  } finally {
    await context.close()
  }
}

async function openTable(page: Page): Promise<number> {
  const drawer = page.getByRole('region', { name: 'Tables of the project' })
  const name = drawer.getByRole('button', { name: /^GEOL / })
  await name.scrollIntoViewIfNeeded()
  const began = performance.now()
  await name.click()
  await page.locator('[role=grid] [role=gridcell]').first().waitFor()
  return performance.now() - began
}
