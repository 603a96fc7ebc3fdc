import type { CDPSession, Page } from '@playwright/test'
import type { BenchSize } from '../part.ts'

export interface FrameCost {
  /** Main-thread processor time of a frame, milliseconds. */
  readonly cpu: number
  /** From one frame to the next, milliseconds. */
  readonly wall: number
}

/** Steps of the drag, turns of the wheel, and milliseconds after each turn. */
const MOVES = {
  full: { steps: 40, turns: [-120, -120, 120, 120], pause: 300 },
  quick: { steps: 4, turns: [-120, 120], pause: 50 },
} as const

/** Drags the map back and forth, zooms it by the wheel, and measures the cost of a frame. */
export async function frameCost(page: Page, benchSize: BenchSize): Promise<FrameCost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await countFrames(page)
  const [before, began] = [await taskTime(session), performance.now()]
  await panAndZoom(page, benchSize)
  const frames = await page.evaluate(() => Number(document.documentElement.dataset.frames))
  const [cpu, wall] = [(await taskTime(session)) - before, performance.now() - began]
  await session.detach()
  return { cpu: (cpu * 1000) / Math.max(1, frames), wall: wall / Math.max(1, frames) }
}

/** Counts in the page's own element; a second call starts at zero. */
function countFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    const isCounting = dataset.frames !== undefined
    dataset.frames = '0'
    if (isCounting) return
    const next = () => {
      dataset.frames = String(Number(dataset.frames) + 1)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** Seconds of main-thread tasks so far. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
}

/** Stops dragging after a minute: some competitors need seconds for a frame. */
export async function panAndZoom(page: Page, benchSize: BenchSize): Promise<void> {
  const { steps, turns, pause } = MOVES[benchSize]
  const box = await page.locator('canvas, .leaflet-container').first().boundingBox()
  if (!box) throw new Error('the page has no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const began = performance.now()
  for (let step = 1; step <= steps && performance.now() - began < 60_000; step += 1) {
    await page.mouse.move(x + Math.sin((step / steps) * Math.PI * 2) * 200, y + (step % 10) * 6)
  }
  await page.mouse.up()
  for (const turn of turns) {
    await page.mouse.wheel(0, turn)
    await page.waitForTimeout(pause)
  }
}
