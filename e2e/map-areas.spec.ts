import { findingsIn } from './axe.ts'
import { over, test } from './map-plan.ts'
import { mapCanvas, mapPanel, mapShowsHoles, middleOfMap } from './map-state.ts'
import { expect } from './test.ts'

test('an area drawn on the map filters the holes, is in the address, and is removed by its chip', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('SQUARE')))
  await page.getByRole('button', { name: 'Draw an area' }).click()
  const { x, y } = await middleOfMap(page)
  for (const [dx, dy] of [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ] as const)
    await page.mouse.click(x + dx, y + dy)
  await page.mouse.click(x - 60, y - 60)
  await mapShowsHoles(page, 1)
  expect(new URL(page.url()).searchParams.get('inside')?.split(';')).toHaveLength(4)
  await page.reload()
  await mapShowsHoles(page, 1)
  await page.getByRole('button', { name: 'Remove: Inside the drawn area' }).click()
  await mapShowsHoles(page, 6)
  expect(new URL(page.url()).searchParams.has('inside')).toBe(false)
  await page.goBack()
  await mapShowsHoles(page, 1)
})

test('an area is drawn with the keyboard alone', async ({ page, seePlan, plan }) => {
  await seePlan(over(plan.hole('SQUARE'), 19))
  await page.getByRole('button', { name: 'Draw an area' }).focus()
  await page.keyboard.press('Enter')
  await expect(mapCanvas(page)).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press('Enter')
    const before = page.url()
    await page.keyboard.press(key)
    await expect.poll(() => page.url()).not.toBe(before)
  }
  await page.getByRole('button', { name: 'Close area' }).press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('inside')?.split(';').length).toBe(3)
})

test('axe finds nothing on a map with a card, a drawn area and the bar of drawing', async ({
  page,
  seePlan,
  plan,
}) => {
  const violations = async () => (await findingsIn(mapPanel(page))).map(({ id }) => id)
  await seePlan(`${over(plan.hole('SQUARE'))}&inside=-1.45,53.38;-1.44,53.38;-1.44,53.4`)
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x + 90, y + 40, { button: 'right' })
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await page.mouse.click(x + 90, y + 40)
  expect(await violations()).toEqual([])
})
