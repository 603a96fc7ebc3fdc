import type { Page } from '@playwright/test'
import { loadingMap, mapCanvas, mapShowsHoles, mapShowsOtherHoles } from './map-state.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** Records each visible picture of a map; `endless`: a map waits for its data without a time limit. */
const markPictures = (page: Page, endless: boolean) =>
  page.addInitScript((waits) => {
    const { prototype } = WebGL2RenderingContext
    const draw = Reflect.get<WebGL2RenderingContext, 'drawElements'>(prototype, 'drawElements')
    let drawing = false
    prototype.drawElements = function (...call) {
      const canvas = this.canvas as HTMLCanvasElement
      const isSeen = canvas.isConnected && getComputedStyle(canvas).visibility === 'visible'
      if (!drawing && isSeen) performance.mark('picture')
      drawing = true
      queueMicrotask(() => (drawing = false))
      draw.apply(this, call)
    }
    const set = window.setTimeout.bind(window)
    if (waits) Reflect.set(window, 'setTimeout', (run: () => void, ms: number) => ms === 1500 || set(run, ms))
  }, endless)

const pictures = (page: Page) => page.evaluate(() => performance.getEntriesByName('picture').length)

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
