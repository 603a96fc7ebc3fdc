import type { Page } from '@playwright/test'
import {
  barsOf,
  comparedHoles,
  descriptionsOf,
  markCard,
  samplesOf,
  selectedFrames,
  strataOf,
} from './log-parts.ts'
import { currentRows } from './page-parts.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'
import { holesWithTests, pick, logs, names } from './compare-page.ts'

const headOf = (page: Page, hole: string) => logs(page).getByRole('group', { name: hole, exact: true })

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
