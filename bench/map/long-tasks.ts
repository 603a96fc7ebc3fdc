import type { Page } from '@playwright/test'
import type { BenchSize } from '../part.ts'
import { panAndZoom } from './frame-cost.ts'
import { openTab, pressType } from './toggle-hole-type.ts'

export interface LongTasks {
  /** Tasks of the main thread of more than 50 ms. */
  readonly count: number
  /** Milliseconds; 0 where there was none. */
  readonly longest: number
}

/**
 * What a person does on a map that has opened: drags and zooms, points at holes, limits them to a type, opens
 * holes. `move` drags and zooms.
 */
export async function longTasksAtWork(
  page: Page,
  benchSize: BenchSize,
  move: (page: Page, benchSize: BenchSize) => Promise<void> = panAndZoom,
): Promise<LongTasks> {
  await page.evaluate(() => {
    const lengths: number[] = []
    new PerformanceObserver((list) => {
      lengths.push(...list.getEntries().map(({ duration }) => duration))
      document.documentElement.dataset.longTasks = JSON.stringify(lengths)
    }).observe({ type: 'longtask' })
  })
  const { points, presses, rows, openingMs } = WORK[benchSize]
  await move(page, benchSize)
  await hover(page, points)
  await openTab(page, 'Filters')
  for (let press = 0; press < presses; press += 1) await pressType(page, benchSize)
  await openTab(page, 'Holes')
  for (const row of rows) {
    await page.locator('.hole-option').nth(row).click()
    await page.waitForTimeout(openingMs)
  }
  const lengthsJson = await page.evaluate(() => document.documentElement.dataset.longTasks ?? '[]')
  const lengths = JSON.parse(lengthsJson) as number[]
  return { count: lengths.length, longest: Math.max(0, ...lengths) }
}

/** `openingMs`: tasks of an opened hole end within these milliseconds. */
const WORK = {
  full: { points: 30, presses: 2, rows: [0, 3], openingMs: 500 },
  quick: { points: 3, presses: 1, rows: [0], openingMs: 50 },
} as const

/** Across the middle of the map, where the holes are. */
async function hover(page: Page, points: number): Promise<void> {
  const box = await page.locator('canvas').first().boundingBox()
  if (!box) throw new Error('the page has no map')
  for (let point = 0; point < points; point += 1) {
    const along = 0.3 + (0.4 * point) / points
    await page.mouse.move(box.x + box.width * along, box.y + box.height / 2 + point)
    await page.waitForTimeout(30)
  }
}
