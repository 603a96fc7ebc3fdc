import { over, test } from './map-plan.ts'
import { mapCanvas, middleOfMap } from './map-state.ts'
import { planLegend } from './printed-sheets.ts'
import { expect } from './test.ts'

test('a hole whose marker is not shown is found by its name alone', async ({ page, seePlan, plan }) => {
  await seePlan(over(plan.hole('NAMEONLY')))
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x + 60, y + 60)
  await page.mouse.click(x + 30, y)
  await expect(page.getByRole('heading', { name: 'NAMEONLY', exact: true })).toBeVisible()
})

test('a pinned hole is marked on its card and in the legend, which names markers of single holes', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(`${over(plan.hole('PINNED'))}&side=legend`)
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x + 2, y + 2)
  await expect(page.getByRole('tooltip')).toContainText('Approximate position')
  await expect(
    page.getByRole('region', { name: 'Legend' }).getByText('PINNED: approximate position (not surveyed)'),
  ).toBeVisible()
  const rows = page.getByRole('group', { name: 'Hole types' }).getByRole('paragraph')
  for (const name of ['SQUARE', 'ICON']) {
    const row = rows.filter({ hasText: `${name}: own symbol` })
    await expect(row.getByRole('presentation')).toBeVisible()
  }
})

test('the legend of a printed map has these markers, and the symbol of a group without an outline', async ({
  page,
  open,
  plan,
}) => {
  await open(`/projects/${plan.project}/print/map?base=offline`, plan.key)
  const legend = planLegend(page)
  await expect(legend).toContainText('SQUARE: own symbol')
  await expect(legend).toContainText('ICON: own symbol')
  await expect(legend).toContainText('PINNED: approximate position (not surveyed)')
  await expect(
    legend.getByRole('paragraph').filter({ hasText: 'Twins' }).getByRole('presentation'),
  ).toBeVisible()
})

test('one of several holes at the same position is selected with the keyboard', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('TWIN A')))
  await mapCanvas(page).focus()
  await page.keyboard.press('Enter')
  const chooser = page.getByRole('dialog', { name: '2 holes here' })
  await expect(chooser.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const second = chooser.getByRole('button').nth(1)
  await expect(second).toBeFocused()
  const name = (await second.innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('a selected hole that the panel of a section would hide stays in sight', async ({
  page,
  seePlan,
  plan,
}) => {
  const { id, latitude } = plan.hole('SQUARE')
  const north = { ...plan.hole('SQUARE'), latitude: (latitude ?? 0) + 0.0004 }
  await seePlan(`${over(north)}&pick=${id}`)
  const centre = () => Number(new URL(page.url()).searchParams.get('at')?.split('/')[1])
  expect(centre()).toBeCloseTo(north.latitude, 5)
  await page.getByRole('button', { name: 'Section', exact: true }).click()
  await expect.poll(centre).toBeCloseTo(latitude ?? 0, 5)
})
