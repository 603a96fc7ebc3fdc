import type { Page } from '@playwright/test'
import type { BenchSize } from '../part.ts'

/** CSS px of the square in the middle of the map that is looked at. */
const SQUARE_PX = 200

/** Frames after the map is at rest belong to the change, too. */
const SETTLE_MS = { full: 300, quick: 50 } as const

/** Opens a tab of the sidebar. Types are chosen under `Filters`. */
export const openTab = (page: Page, name: 'Holes' | 'Filters'): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click()

/** Limits the holes to the first type, or no longer, and waits until the map is at rest again. */
export async function pressType(page: Page, benchSize: BenchSize): Promise<void> {
  const map = page.locator('[data-hole-count]')
  const before = await map.getAttribute('data-hole-count')
  await page.getByRole('group', { name: 'Type', exact: true }).getByRole('checkbox').first().click()
  await page
    .locator(`[data-map-state="idle"]:not([data-hole-count="${before ?? ''}"])`)
    .waitFor({ timeout: 60_000 })
  await page.waitForTimeout(SETTLE_MS[benchSize])
}

/**
 * Milliseconds from the click on a type filter to the first frame equal to the final map, by the page's
 * clock. `watchPictures` must have been called before the page was opened.
 */
export async function toggleTime(page: Page, benchSize: BenchSize): Promise<number> {
  await page.evaluate(() => {
    window.pictures = []
    window.isLooking = true
    addEventListener('click', ({ timeStamp }) => (window.pressedAt = timeStamp), {
      capture: true,
      once: true,
    })
  })
  await pressType(page, benchSize)
  return page.evaluate(() => {
    const { pictures, pressedAt } = window
    window.isLooking = false
    const last = pictures.at(-1)
    if (!last || pressedAt === undefined) throw new Error('nothing was drawn')
    const first = pictures.findLastIndex(({ look }) => look !== last.look) + 1
    return (pictures[first] ?? last).at - pressedAt
  })
}

interface Picture {
  /** When it had been drawn, milliseconds of the page's clock. */
  readonly at: number
  readonly look: number
}

declare global {
  interface Window {
    pictures: Picture[]
    /** Reading a frame takes time; it is read while a type is toggled only. */
    isLooking: boolean
    pressedAt: number | undefined
  }
}

/** Reads frames of the map when they are drawn, the only time they can be read. */
export async function watchPictures(page: Page): Promise<void> {
  await page.addInitScript((side) => {
    window.pictures = []
    window.isLooking = false
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
    type Draw = WebGL2RenderingContext['drawElements']
    const drawElements: Draw = Reflect.get(WebGL2RenderingContext.prototype, 'drawElements')
    let isRead = false
    function look(canvas: HTMLCanvasElement) {
      isRead = false
      if (!context) return
      const [left, top] = [(canvas.width - side) / 2, (canvas.height - side) / 2]
      context.drawImage(canvas, left, top, side, side, 0, 0, side, side)
      const pixels = new Uint32Array(context.getImageData(0, 0, side, side).data.buffer)
      const sum = pixels.reduce((hash, pixel) => (Math.imul(hash, 31) + pixel) | 0, 0)
      window.pictures.push({ at: performance.now(), look: sum })
    }
    WebGL2RenderingContext.prototype.drawElements = function (...mesh) {
      drawElements.apply(this, mesh)
      const { canvas } = this
      if (!window.isLooking || isRead || !(canvas instanceof HTMLCanvasElement)) return
      isRead = true
      // The map draws a frame in one task.
      queueMicrotask(() => look(canvas))
    }
  }, SQUARE_PX)
}
