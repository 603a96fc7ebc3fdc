import type { Page } from '@playwright/test'
import { logDrawings, strataOf, visibleDepths } from './log-parts.ts'
import { holePanel } from './regions.ts'
import { expect, test } from './test.ts'
import { findHoles, log, nameOf } from './strip-log-page.ts'

test('depth is zoomed and panned by keys, and the window is kept when another hole is opened', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich, other } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  await log(page).focus()
  const whole = await visibleDepths(holePanel(page)).getAttribute('data-log-window')
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/[?&]log=-?[\d.]+,[\d.]+/)
  const window = await visibleDepths(holePanel(page)).getAttribute('data-log-window')
  expect(window).not.toBe(whole)
  await page
    .getByRole('option', { name: new RegExp(`^${nameOf(other)}\\b`) })
    .first()
    .click()
  await expect(holePanel(page).getByRole('heading', { name: nameOf(other), exact: true })).toBeVisible()
  await expect(visibleDepths(holePanel(page))).toHaveAttribute('data-log-window', window ?? '?')
  await page.reload()
  await expect(visibleDepths(holePanel(page))).toHaveAttribute('data-log-window', window ?? '?')
  await log(page).focus()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/[?&]log=/)
})

test('the wheel with Ctrl zooms at the pointer, and a drag pans in depth', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  const box = await drawing(page).boundingBox()
  if (!box) throw new Error('no drawing')
  const x = box.x + 100
  await page.mouse.move(x, box.y + box.height / 2)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect(page).toHaveURL(/[?&]log=/)
  const zoomed =
    (await visibleDepths(holePanel(page)).getAttribute('data-log-window'))?.split(',').map(Number) ?? []
  await page.mouse.down()
  await page.mouse.move(x, box.y + box.height / 2 - 60, { steps: 4 })
  await page.mouse.up()
  const moved =
    (await visibleDepths(holePanel(page)).getAttribute('data-log-window'))?.split(',').map(Number) ?? []
  expect(moved[0]).toBeGreaterThan(zoomed[0] ?? Infinity)
  await expect(holePanel(page).getByRole('tab', { name: 'Log', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

const drawing = (page: Page) => logDrawings(holePanel(page))

const windowOf = async (page: Page) =>
  ((await visibleDepths(holePanel(page)).getAttribute('data-log-window')) ?? '').split(',').map(Number)

test('the wheel alone pans in depth while there is more to show', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log&log=2.00,4.00`)
  await expect(visibleDepths(holePanel(page))).toHaveAttribute('data-log-window', '2.00,4.00')
  await drawing(page).hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(async () => (await windowOf(page))[0]).toBeGreaterThan(2)
  const [from = 0, to = 0] = await windowOf(page)
  expect(to - from).toBeCloseTo(2, 1)
})

test('two fingers zoom, one pans, and a tap opens the row', async ({
  browser,
  service,
  key,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await phone.newPage()
  await page.goto(`${service.url}/projects/${project}?hole=${rich.id}&tab=log#key=${key}`)
  await expect(strataOf(holePanel(page)).first()).toBeVisible()
  const box = await drawing(page).boundingBox()
  if (!box) throw new Error('no drawing')
  const devTools = await phone.newCDPSession(page)
  const touch = (type: string, ...points: [number, number][]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  const [x, y] = [box.x + 150, box.y + Math.min(box.height, 300) / 2]
  const [whole = 0, end = 0] = await windowOf(page)
  await touch('touchStart', [x, y - 20], [x, y + 20])
  await touch('touchMove', [x, y - 40], [x, y + 40])
  await touch('touchMove', [x, y - 60], [x, y + 60])
  await touch('touchEnd')
  await expect.poll(async () => spanOf(await windowOf(page))).toBeLessThan((end - whole) * 0.6)
  const [zoomed = 0] = await windowOf(page)
  await touch('touchStart', [x, y])
  await touch('touchMove', [x, y - 20])
  await touch('touchMove', [x, y - 50])
  await touch('touchEnd')
  await expect.poll(async () => (await windowOf(page))[0]).toBeGreaterThan(zoomed)
  const stratum = await strataOf(holePanel(page)).last().boundingBox()
  if (!stratum) throw new Error('no stratum')
  await page.touchscreen.tap(stratum.x + 10, Math.max(stratum.y, box.y) + 12)
  await expect(page).toHaveURL(/tab=GEOL.*row=/)
  await phone.close()
})

const spanOf = ([from = 0, to = 0]: readonly number[]) => to - from
