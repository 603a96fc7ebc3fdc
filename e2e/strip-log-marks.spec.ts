import { selectedFrames, strataOf } from './log-parts.ts'
import { holePanel } from './regions.ts'
import { expect, test } from './test.ts'
import { findHoles, log } from './strip-log-page.ts'

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
  const announcement = holePanel(page).getByRole('status').filter({ hasText: 'Strata' })
  await expect(announcement).toContainText('Strata 0.00 to')
  const first = await announcement.textContent()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(announcement).not.toHaveText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(announcement).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(holePanel(page).getByRole('tab', { name: /GEOL/ })).toHaveAttribute('aria-selected', 'true')
})
