import type { Page } from '@playwright/test'
import { loadingMap, mapCanvas, mapShowsHoles, mapShowsOtherHoles } from './map-state.ts'
import { expect, mapIsIdle, test } from './test.ts'

/**
 * Records each visible picture of a map, and whether its draw calls make pixels. `endless`: a map waits for
 * its data without a time limit.
 */
const markPictures = (page: Page, endless: boolean) =>
  page.addInitScript((waits) => {
    const { prototype } = WebGL2RenderingContext
    const draw = Reflect.get<WebGL2RenderingContext, 'drawElements'>(prototype, 'drawElements')
    let drawing = false
    prototype.drawElements = function (...call) {
      const canvas = this.canvas as HTMLCanvasElement
      performance.mark(this.isEnabled(this.RASTERIZER_DISCARD) ? 'discarded' : 'rasterized')
      const isSeen = canvas.isConnected && getComputedStyle(canvas).visibility === 'visible'
      if (!drawing && isSeen) performance.mark('picture')
      drawing = true
      queueMicrotask(() => (drawing = false))
      draw.apply(this, call)
    }
    const set = window.setTimeout.bind(window)
    // MapLibre passes an event to what it runs after a turn of the wheel.
    const delayed = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      ms === 1500 || set(run, ms, ...values)
    if (waits) Reflect.set(window, 'setTimeout', delayed)
  }, endless)

const marks = (page: Page, name: string) =>
  page.evaluate((name) => performance.getEntriesByName(name).length, name)
const pictures = (page: Page) => marks(page, 'picture')

test('a map is shown only when complete', async ({ page, open, projects }) => {
  await markPictures(page, true)
  let answer: (() => void) | undefined
  const requested = new Promise<void>((resolve) => {
    void page.route('**/v1/projects/*/map', async (route) => {
      resolve()
      await new Promise<void>((go) => (answer = go))
      await route.continue()
    })
  })
  await open(`/projects/${projects[0]?.id ?? ''}?base=offline`)
  await requested
  await expect(loadingMap(page)).toBeVisible()
  await expect(mapCanvas(page)).toBeAttached()
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  expect(await pictures(page)).toBe(0)
  await expect(mapCanvas(page)).toBeHidden()
  answer?.()
  await mapIsIdle(page)
  expect(await pictures(page)).toBe(1)
})

test('MapLibre leaves the state alone that keeps a map without data from making pixels', async ({
  page,
  open,
  projects,
}) => {
  await markPictures(page, true)
  const { promise: released, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route('**/v1/projects/*/map', async (route) => {
    await released
    await route.continue()
  })
  await open(`/projects/${projects[0]?.id ?? ''}?base=offline`)
  await expect.poll(() => marks(page, 'discarded')).toBeGreaterThan(50)
  expect(await marks(page, 'rasterized')).toBe(0)
  answer(undefined)
  await mapIsIdle(page)
  const discarded = await marks(page, 'discarded')
  expect(await marks(page, 'rasterized')).toBeGreaterThan(0)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -300)
  await mapIsIdle(page)
  expect(await marks(page, 'discarded')).toBe(discarded)
})

test('a map whose holes load slowly is shown without them, and then with them', async ({
  page,
  open,
  projects,
}) => {
  await markPictures(page, false)
  const { promise: released, resolve: answer } = Promise.withResolvers<undefined>()
  await page.route('**/v1/projects/*/map', async (route) => {
    await released
    await route.continue()
  })
  await open(`/projects/${projects[0]?.id ?? ''}?base=offline`)
  await expect.poll(() => pictures(page)).toBeGreaterThan(0)
  await expect(mapCanvas(page)).toBeVisible()
  await expect(loadingMap(page)).toBeVisible()
  await mapShowsHoles(page, 0)
  answer(undefined)
  await mapIsIdle(page)
  await mapShowsOtherHoles(page, 0)
})
