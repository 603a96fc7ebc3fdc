import type { Client } from '@groundsheet/client'
import type { Location, TableRow } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { hasRealFiles, NO_REAL_FILES } from '../test/real-files.ts'
import { findingsIn } from './axe.ts'
import {
  barsOf,
  commonAxis,
  comparedHoles,
  descriptionsOf,
  groundLines,
  logDrawings,
  markCard,
  samplesOf,
  selectedFrames,
  strataOf,
  visibleDepths,
} from './log-parts.ts'
import { currentRows } from './page-parts.ts'
import { importRealFiles, richestHoles } from './real-company.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'

/** Holes with strata and penetration tests, in the order of the API. */
async function holesWithTests(client: Client, project: string): Promise<Location[]> {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  return holes.filter(({ tables }) =>
    ['GEOL', 'ISPT'].every((code) => tables?.some((table) => table.code === code)),
  )
}

const pick = (holes: readonly Location[]) => holes.map(({ id }) => `pick=${id}`).join('&')
const logs = (page: Page) => tableDrawer(page).getByRole('group', { name: /^Logs of \d+ holes/ })
const names = (page: Page) => logs(page).getByRole('heading', { level: 3 }).getByRole('button')
async function act(page: Page, hole: string, action: string) {
  await tableDrawer(page)
    .getByRole('button', { name: `Move or remove ${hole}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const headOf = (page: Page, hole: string) => logs(page).getByRole('group', { name: hole, exact: true })

test(
  'without a selection, one button selects the first holes and shows their logs side by side',
  { tag: '@daily' },
  async ({ page, open, projects }) => {
    await open(`/projects/${projects[0]?.id ?? ''}?view=compare`)
    await expect(tableDrawer(page).getByText('Select two to eight holes')).toBeVisible()
    await tableDrawer(page)
      .getByRole('button', { name: /^Compare .+,/ })
      .click()
    await expect(names(page)).toHaveCount(4)
    await expect(page).toHaveURL(/(pick=[0-9a-f]{24}&?){4}/)
    await page.goBack()
    await expect(tableDrawer(page).getByText('Select two to eight holes')).toBeVisible()
  },
)

test('three logs have a common axis, names, levels and depths, and axe finds nothing', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 3)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(names(page)).toHaveText(holes.map(({ locationId }) => locationId))
  const strata = await Promise.all(holes.map(({ id }) => Array.fromAsync(client.locationRows(id, 'GEOL'))))
  await expect(strataOf(logs(page))).toHaveCount(strata.flat().length)
  for (const { groundLevel, finalDepth } of holes) {
    const facts = `${finalDepth?.toFixed(2) ?? ''} m · ${groundLevel?.toFixed(2) ?? ''} m OD`
    await expect(logs(page).getByText(facts)).toBeVisible()
  }
  const violations = await findingsIn(tableDrawer(page))
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

for (const width of [1440, 390])
  test(`facts of three holes are whole in their heads at ${width} px`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const project = projects[0]?.id ?? ''
    const holes = (await holesWithTests(client, project)).slice(0, 3)
    await open(`/projects/${project}?view=compare&${pick(holes)}`)
    await expect(names(page)).toHaveCount(3)
    const facts = logs(page).getByRole('paragraph')
    const cut = () =>
      facts.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
      )
    await expect.poll(cut).toEqual([])
  })

test('holes are moved by buttons and by dragging, sorted by name, and removed', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [a, b, c] = (await holesWithTests(client, project)).slice(0, 3).map((hole) => hole)
  if (!a || !b || !c) throw new Error('the sample has no such holes')
  const [first, second, third] = [a.locationId, b.locationId, c.locationId]
  await open(`/projects/${project}?view=compare&${pick([a, b, c])}`)
  await act(page, first, 'Move right')
  await expect(names(page)).toHaveText([second, first, third])
  await logs(page)
    .getByRole('button', { name: `Open ${third}`, exact: true })
    .dragTo(logs(page).getByRole('button', { name: `Open ${second}`, exact: true }))
  await expect(names(page)).toHaveText([third, second, first])
  await tableDrawer(page).getByRole('button', { name: 'Order by name' }).click()
  const natural = [first, second, third].sort(new Intl.Collator('en', { numeric: true }).compare)
  await expect(names(page)).toHaveText(natural)
  await expect(tableDrawer(page).getByRole('button', { name: 'Order by name' })).toHaveCount(0)
  await act(page, second, 'Remove')
  await expect(names(page)).toHaveText(natural.filter((name) => name !== second))
})

test('all logs are zoomed and panned together by keys and wheel, and the window is in the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 2)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await logs(page).focus()
  for (const key of ['+', '+', '+', 'ArrowDown']) await page.keyboard.press(key)
  const kept = (await visibleDepths(tableDrawer(page)).getAttribute('data-log-window')) ?? '?'
  // The address follows the last key after a moment.
  await expect(page).toHaveURL((url) => url.searchParams.get('log') === kept)
  await page.reload()
  await expect(visibleDepths(tableDrawer(page))).toHaveAttribute('data-log-window', kept)
  const box = await logDrawings(logs(page)).last().boundingBox()
  if (!box) throw new Error('no drawing')
  await page.mouse.move(box.x + 200, box.y + box.height / 2)
  await page.mouse.wheel(0, -60)
  await expect(visibleDepths(tableDrawer(page))).not.toHaveAttribute('data-log-window', kept)
  await logs(page).focus()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/[?&]log=/)
})

test('by level, equal levels are at the same height, and the window of levels is in the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 4)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await tableDrawer(page).getByRole('button', { name: 'Level', exact: true }).click()
  await expect(page).toHaveURL(/[?&]axis=level/)
  await expect(names(page)).toHaveCount(4)
  const grounds = await groundLines(logs(page)).evaluateAll((lines) =>
    lines.map((line) => line.getBoundingClientRect().top),
  )
  const order = (values: readonly number[]) =>
    values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  expect(order(grounds)).toEqual(order(holes.map(({ groundLevel }) => -(groundLevel ?? 0))))
  await logs(page).focus()
  for (const key of ['+', '+']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/[?&]levels=-?[\d.]+,-?[\d.]+/)
  const kept = await visibleDepths(tableDrawer(page)).textContent()
  await page.reload()
  await expect(visibleDepths(tableDrawer(page))).toHaveText(kept ?? '?')
})

test('the mark under the pointer is described, its hole highlighted; a click opens its row', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 2)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(names(page)).toHaveCount(2)
  const strata = strataOf(comparedHoles(logs(page)).nth(1))
  await strata.first().waitFor()
  const boxes = await Promise.all((await strata.all()).map((one) => one.boundingBox()))
  const thickest = boxes.reduce((most, box) => ((box?.height ?? 0) > (most?.height ?? 0) ? box : most), null)
  if (!thickest) throw new Error('no strata')
  const [x, y] = [thickest.x + thickest.width / 2, thickest.y + thickest.height / 2]
  await page.mouse.move(x, y)
  const name = holes[1]?.locationId ?? ''
  await expect(markCard(page)).toContainText(`${name} · Strata`)
  await expect(headOf(page, name)).toHaveAttribute('data-highlighted')
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(new RegExp(`hole=${holes[1]?.id ?? ''}.*tab=GEOL.*row=`))
  const panel = holePanel(page)
  await expect(currentRows(panel)).toBeVisible()
  await expect(selectedFrames(logs(page)).first()).toBeVisible()
})

test('keys step from mark to mark and announce each', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 2)
  // The dictionary defines the keys of a row.
  const dictionary = page.waitForResponse(/\/dictionary$/)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  // The first lane is known when all rows have loaded.
  await expect(barsOf(logs(page)).first()).toBeVisible()
  await dictionary
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
  await logs(page).focus()
  await page.keyboard.press('ArrowRight')
  const description = tableDrawer(page)
    .getByRole('status')
    .filter({ hasText: `${holes[0]?.locationId ?? ''}, ` })
  await expect(description).toContainText('Strata 0.00 to')
  await page.keyboard.press('ArrowRight')
  await expect(description).toContainText('Standard penetration test')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=ISPT.*row=/)
})

test('the mark reached by keys stays active when rows and code descriptions load later', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 2)
  const dictionaryHold = Promise.withResolvers<null>()
  await page.route(/\/dictionary$/, async (route) => {
    await dictionaryHold.promise
    await route.continue()
  })
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(barsOf(logs(page)).first()).toBeVisible()
  await expect(page.getByText(/^Loading /)).toHaveCount(0)
  await logs(page).focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  const description = tableDrawer(page).getByRole('status').filter({ hasText: 'Standard penetration test' })
  await expect(description).toHaveCount(1)
  const dictionary = page.waitForResponse(/\/dictionary$/)
  dictionaryHold.resolve(null)
  await (await dictionary).finished()
  // The dictionary defines the keys of a row, and is available shortly after its response.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/tab=ISPT.*row=ISPT.*ISPT_TOP/, { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(description).toHaveCount(1)
})

test('lanes are selected for all holes, and the selection is kept', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 2)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(descriptionsOf(logs(page)).first()).toBeVisible()
  await tableDrawer(page)
    .getByRole('button', { name: /^Columns/ })
    .click()
  await page.getByRole('menuitemcheckbox', { name: 'Description' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Samples' }).click()
  await page.keyboard.press('Escape')
  await expect(descriptionsOf(logs(page))).toHaveCount(0)
  await expect(samplesOf(logs(page)).first()).toBeVisible()
  await page.reload()
  await expect(samplesOf(logs(page)).first()).toBeVisible()
  await expect(descriptionsOf(logs(page))).toHaveCount(0)
})

test('if more than eight holes are selected, the first eight are shown with a message', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await Array.fromAsync(client.locations(project))).slice(0, 10)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(
    tableDrawer(page).getByText(`${holes.length} holes are selected; the first 8 are shown.`),
  ).toBeVisible()
  await expect(names(page)).toHaveCount(8)
})

test('on a phone the logs scroll sideways and their axis is fixed', async ({
  page,
  open,
  client,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 3)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(names(page)).toHaveCount(3)
  const axis = commonAxis(logs(page))
  const before = await axis.boundingBox()
  await logs(page).evaluate((scroller) => (scroller.scrollLeft = 400))
  await expect(
    logs(page).getByRole('button', { name: `Open ${holes[2]?.locationId ?? ''}`, exact: true }),
  ).toBeInViewport()
  expect((await axis.boundingBox())?.x).toBe(before?.x)
})

test('real files: the holes with the most data of each file can be compared by depth and by level', async ({
  page,
  open,
  service,
}) => {
  test.skip(!hasRealFiles, NO_REAL_FILES)
  test.slow()
  const { key, client, projects } = await importRealFiles(service)
  for (const { id, projectName } of projects) {
    const holes = (await richestHoles(client, id)).slice(0, 8)
    await open(`/projects/${id}?view=compare&${pick(holes)}`, key)
    await expect(names(page), projectName).toHaveCount(holes.length)
    const titles = names(page).evaluateAll((buttons) => buttons.map((one) => one.getAttribute('title')))
    expect(await titles, projectName).toEqual(holes.map(({ locationId }) => `Open ${locationId}`))
    const rows = (await Promise.all(holes.map((hole) => geologyOf(client, hole)))).flat()
    await expect(strataOf(logs(page)), projectName).toHaveCount(rows.length)
    await tableDrawer(page).getByRole('button', { name: 'Level', exact: true }).click()
    const unplaced = holes.filter(({ groundLevel }) => groundLevel === null).length
    await expect(logs(page).getByText('No ground level is stated'), projectName).toHaveCount(unplaced)
  }
})

async function geologyOf(client: Client, { id, tables }: Location): Promise<TableRow[]> {
  const has = tables?.some(({ code }) => code === 'GEOL')
  return has ? await Array.fromAsync(client.locationRows(id, 'GEOL')) : []
}
