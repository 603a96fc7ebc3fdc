import type { Page } from '@playwright/test'
import { quantileOf } from '../median.ts'
import type { BenchSize } from '../part.ts'

export interface ScrollFrames {
  /** Milliseconds from frame to frame, which 95 of 100 keep. */
  readonly p95: number
  /** Frames that had no row in the middle of the table. */
  readonly blank: number
}

const TURNS = { full: 60, quick: 10 } as const

/** Scrolls the table fast by the wheel and records its frames. */
export async function scrollFrames(
  page: Page,
  benchSize: BenchSize,
  table = '[role=grid]',
): Promise<ScrollFrames> {
  const box = await page.locator(table).boundingBox()
  if (!box) throw new Error('the page has no table')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  const watched = page.evaluate(watchFrames, { x, y })
  const turns = TURNS[benchSize]
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, turn < turns / 2 ? 2400 : -2000)
  await page.evaluate(() => (document.documentElement.dataset.flung = ''))
  const { gaps, blank } = await watched
  return { p95: quantileOf(gaps, 0.95), blank }
}

/** Runs in the page until the scrolling has ended. */
function watchFrames({ x, y }: { x: number; y: number }): Promise<{ gaps: number[]; blank: number }> {
  return new Promise((resolve) => {
    const gaps: number[] = []
    let blank = 0
    let last = performance.now()
    const next = (now: number) => {
      gaps.push(now - last)
      last = now
      if (!document.elementFromPoint(x, y)?.closest('[role=row]')) blank += 1
      if (document.documentElement.dataset.flung === undefined) requestAnimationFrame(next)
      else resolve({ gaps, blank })
    }
    requestAnimationFrame(next)
  })
}
