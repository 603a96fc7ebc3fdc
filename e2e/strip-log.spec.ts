import type { LocationDetail } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { hasRealFiles, NO_REAL_FILES } from '../test/real-files.ts'
import { findingsIn } from './axe.ts'
import { logDrawings, selectedFrames, strataOf, visibleDepths } from './log-parts.ts'
import { currentRows, edgesAround } from './page-parts.ts'
import { importRealFiles, richestHoles } from './real-company.ts'
import { holePanel } from './regions.ts'
import { expect, test } from './test.ts'

/** The deepest hole with strata, samples and penetration tests, and another hole with strata. */
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

const log = (page: Page) => holePanel(page).getByRole('group', { name: /^Strip log of/ })
const nameOf = (hole: Pick<LocationDetail, 'locationId'>) => hole.locationId

test(
  'the log of a hole includes its strata as a table, and axe finds nothing',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const { rich } = await findHoles(client, project)
    const strata = await Array.fromAsync(client.locationRows(rich.id, 'GEOL'))
    await open(`/projects/${project}?hole=${rich.id}`)
    await expect(holePanel(page).getByRole('tab', { name: 'Log', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(log(page)).toBeVisible()
    await expect(
      holePanel(page)
        .getByRole('table', { name: `Strata of ${nameOf(rich)}` })
        .getByRole('row'),
    ).toHaveCount(strata.length + 1)
    await expect(strataOf(holePanel(page))).toHaveCount(strata.length)
    const violations = await findingsIn(holePanel(page))
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

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

test('the stratum under the pointer is described, and a click shows its row; Back shows the log', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  const strata = strataOf(holePanel(page))
  await strata.first().waitFor()
  const boxes = await Promise.all((await strata.all()).map((one) => one.boundingBox()))
  const thickest = boxes.reduce((most, box) => ((box?.height ?? 0) > (most?.height ?? 0) ? box : most), null)
  if (!thickest) throw new Error('no strata')
  const [x, y] = [thickest.x + thickest.width / 2, thickest.y + thickest.height / 2]
  await page.mouse.move(x, y)
  await expect(holePanel(page).getByText('Click to see the row in Strata')).toBeVisible()
  await page.mouse.click(x, y)
  await expect(holePanel(page).getByRole('tab', { name: /GEOL/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/[?&]row=/)
  await page.goBack()
  await expect(log(page)).toBeVisible()
})

const drawing = (page: Page) => logDrawings(holePanel(page))
const windowOf = async (page: Page) =>
  ((await visibleDepths(holePanel(page)).getAttribute('data-log-window')) ?? '').split(',').map(Number)

test('a row selected in its table is framed in the log, and one selected in the log in its table', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=SAMP`)
  const rows = holePanel(page).getByRole('rowgroup').getByRole('row')
  await rows.nth(2).getByRole('gridcell').last().click()
  await expect(page).toHaveURL(/[?&]tab=SAMP.*row=/)
  await holePanel(page).getByRole('tab', { name: 'Log', exact: true }).click()
  const frame = selectedFrames(holePanel(page))
  await expect(frame.first()).toBeVisible()
  await page.reload()
  await expect(frame.first()).toBeVisible()
  await holePanel(page).getByRole('tab', { name: /SAMP/ }).click()
  await expect(currentRows(holePanel(page))).toHaveCount(1)
})

test('a log wider than its panel shows where it continues', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  const edges = edgesAround(log(page))
  await expect(edges).toHaveAttribute('data-more-right')
  await expect(edges).not.toHaveAttribute('data-more-left')
  await log(page).evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }))
  await expect(edges).toHaveAttribute('data-more-left')
  await expect(edges).not.toHaveAttribute('data-more-right')
})

test('a button scrolls to a row that is out of view', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=GEOL`)
  await holePanel(page).getByRole('gridcell').first().click()
  await expect(page).toHaveURL(/[?&]row=/)
  await holePanel(page).getByRole('tab', { name: 'Log', exact: true }).click()
  await log(page).focus()
  for (const key of ['+', '+', '+', '+', '+', '+', 'PageDown', 'PageDown', 'PageDown'])
    await page.keyboard.press(key)
  const back = holePanel(page).getByRole('button', { name: /^Strata 0\.00/ })
  await back.click()
  await expect(back).toHaveCount(0)
  await expect(selectedFrames(holePanel(page)).first()).toBeVisible()
})

test('keys step from mark to mark, announce each, and open its row', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  // The dictionary defines the keys of a row.
  const dictionary = page.waitForResponse(/\/dictionary$/)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  await expect(strataOf(holePanel(page)).first()).toBeVisible()
  await dictionary
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
  await log(page).focus()
  await expect(holePanel(page).getByText(/^Loading /)).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  const said = holePanel(page).getByRole('status').filter({ hasText: 'Strata' })
  await expect(said).toContainText('Strata 0.00 to')
  const first = await said.textContent()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(said).not.toHaveText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(holePanel(page).getByRole('tab', { name: /GEOL/ })).toHaveAttribute('aria-selected', 'true')
})

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
  const hand = await phone.newCDPSession(page)
  const touch = (type: string, ...points: [number, number][]) =>
    hand.send('Input.dispatchTouchEvent', {
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

test('real files: the holes with the most data of each file have a log of all their strata', async ({
  page,
  open,
  service,
}) => {
  test.skip(!hasRealFiles, NO_REAL_FILES)
  test.slow()
  const { key, client, projects } = await importRealFiles(service)
  for (const { id, projectName } of projects) {
    for (const hole of (await richestHoles(client, id)).slice(0, 2)) {
      const strata = await Array.fromAsync(client.locationRows(hole.id, 'GEOL'))
      await open(`/projects/${id}?hole=${hole.id}&tab=log`, key)
      await expect(strataOf(holePanel(page)), `${projectName}, ${nameOf(hole)}`).toHaveCount(strata.length)
      const words = await holePanel(page)
        .getByRole('table', { name: /^Strata of/ })
        .innerText()
      for (const { data } of strata)
        expect(words).toContain((data.GEOL_DESC ?? '').trim().split(/\s+/)[0] ?? '')
    }
  }
})
