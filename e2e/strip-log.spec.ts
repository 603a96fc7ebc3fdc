import AxeBuilder from '@axe-core/playwright'
import type { LocationDetail } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** A hole that has strata, samples and penetration tests, the deepest of its project, and another with strata. */
async function findHoles(client: Parameters<Parameters<typeof test>[2]>[0]['client'], project: string) {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  const having = (...codes: string[]) =>
    holes
      .filter(({ tables }) => codes.every((code) => tables?.some((table) => table.code === code)))
      .sort((a, b) => (b.finalDepth ?? 0) - (a.finalDepth ?? 0))
  const [rich] = having('GEOL', 'SAMP', 'ISPT')
  const other = having('GEOL', 'SAMP').find(({ id }) => id !== rich?.id)
  if (!rich || !other) throw new Error('the sample has no such holes')
  return { rich, other }
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Open hole' })
const log = (page: Page) => panel(page).getByRole('group', { name: /^Strip log of/ })
const seen = (page: Page) => panel(page).locator('[data-log-window]')
const nameOf = (hole: Pick<LocationDetail, 'locationId'>) => hole.locationId

test('the log of a hole shows its strata in words too, and axe finds nothing', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  const strata = await Array.fromAsync(client.locationRows(rich.id, 'GEOL'))
  await open(`/projects/${project}?hole=${rich.id}`)
  await panel(page).getByRole('tab', { name: 'Log', exact: true }).click()
  await expect(log(page)).toBeVisible()
  await expect(
    panel(page)
      .getByRole('table', { name: `Strata of ${nameOf(rich)}` })
      .getByRole('row'),
  ).toHaveCount(strata.length + 1)
  await expect(panel(page).locator('.log-stratum')).toHaveCount(strata.length)
  const { violations } = await new AxeBuilder({ page }).include('.project-panel').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('depth is zoomed and moved by keys, and the window stays when another hole is opened', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich, other } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  await log(page).focus()
  const whole = await seen(page).getAttribute('data-log-window')
  for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/[?&]log=-?[\d.]+,[\d.]+/)
  const window = await seen(page).getAttribute('data-log-window')
  expect(window).not.toBe(whole)
  await page
    .getByRole('option', { name: new RegExp(`^${nameOf(other)}\\b`) })
    .first()
    .click()
  await expect(panel(page).getByRole('heading', { name: nameOf(other), exact: true })).toBeVisible()
  await expect(seen(page)).toHaveAttribute('data-log-window', window ?? '?')
  await page.reload()
  await expect(seen(page)).toHaveAttribute('data-log-window', window ?? '?')
  await log(page).focus()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/[?&]log=/)
})

test('the wheel with Ctrl zooms about the pointer, and a drag moves in depth', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  const box = await panel(page).locator('.log-drawing').boundingBox()
  if (!box) throw new Error('no drawing')
  const x = box.x + 100
  await page.mouse.move(x, box.y + box.height / 2)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect(page).toHaveURL(/[?&]log=/)
  const zoomed = (await seen(page).getAttribute('data-log-window'))?.split(',').map(Number) ?? []
  await page.mouse.down()
  await page.mouse.move(x, box.y + box.height / 2 - 60, { steps: 4 })
  await page.mouse.up()
  const moved = (await seen(page).getAttribute('data-log-window'))?.split(',').map(Number) ?? []
  expect(moved[0]).toBeGreaterThan(zoomed[0] ?? Infinity)
  await expect(panel(page).getByRole('tab', { name: 'Log', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a stratum is told of under the pointer, and a click shows its row in the table; back is the log', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  const strata = panel(page).locator('.log-stratum')
  await strata.first().waitFor()
  const boxes = await Promise.all((await strata.all()).map((one) => one.boundingBox()))
  const thickest = boxes.reduce((most, box) => ((box?.height ?? 0) > (most?.height ?? 0) ? box : most), null)
  if (!thickest) throw new Error('no strata')
  const [x, y] = [thickest.x + thickest.width / 2, thickest.y + thickest.height / 2]
  await page.mouse.move(x, y)
  await expect(panel(page).getByText('Click to see the row in GEOL')).toBeVisible()
  await page.mouse.click(x, y)
  await expect(panel(page).getByRole('tab', { name: /^GEOL/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/[?&]row=/)
  await page.goBack()
  await expect(log(page)).toBeVisible()
})
