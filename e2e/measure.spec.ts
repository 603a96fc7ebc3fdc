import type { Page } from '@playwright/test'
import { findingsIn } from './axe.ts'
import { over, test } from './map-plan.ts'
import { mapCanvas, mapPanel, middleOfMap } from './map-state.ts'
import { expect, mapIsIdle } from './test.ts'

const searchOf = (page: Page) => new URL(page.url()).searchParams

const pointsOf = (page: Page, name: 'measure' | 'line') =>
  (searchOf(page).get(name) ?? '').split(';').map((point) => point.split(',').map(Number))

/** A metre at zoom 18 in 53.39° north, CSS px. */
const PX_PER_M = 1 / ((40_075_016.686 * Math.cos((53.39 * Math.PI) / 180)) / (512 * 2 ** 18))

const result = (page: Page) => page.getByRole('region', { name: 'Measurement' })

test('the distance of two holes is measured with the mouse; a point is undone, and Escape cancels', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('SQUARE')))
  const { x, y } = await middleOfMap(page)
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
  await page.mouse.click(x + 4, y + 3)
  // ICON is 40 m to the north; a click near a marker selects its hole.
  await page.mouse.move(x + 3, y - 40 * PX_PER_M + 2)
  await expect(page.getByRole('group', { name: 'Measure', exact: true })).toContainText('40.0 m')
  await page.mouse.click(x + 3, y - 40 * PX_PER_M + 2)
  await page.mouse.click(x + 3, y - 40 * PX_PER_M + 2)
  await expect(result(page)).toContainText('40.0 m')
  const [longitude = 0, latitude = 0] = pointsOf(page, 'measure')[0] ?? []
  expect(longitude).toBeCloseTo(plan.hole('SQUARE').longitude ?? 0, 6)
  expect(latitude).toBeCloseTo(plan.hole('SQUARE').latitude ?? 0, 6)
  await page.reload()
  await mapIsIdle(page)
  await expect(result(page)).toContainText('40.0 m')
  await page.getByRole('button', { name: 'Remove measurement' }).click()
  await expect(result(page)).toBeHidden()
  expect(searchOf(page).has('measure')).toBe(false)
  await page.goBack()
  await expect(result(page)).toContainText('40.0 m')

  await page.getByRole('button', { name: 'Remove measurement' }).click()
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
  const bar = page.getByRole('group', { name: 'Measure', exact: true })
  await page.mouse.click(x + 80, y + 80)
  await page.mouse.click(x + 160, y + 80)
  await expect(bar.getByRole('button', { name: 'Finish line' })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(bar.getByRole('button', { name: 'Finish line' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  expect(searchOf(page).has('measure')).toBe(false)
})

test('a distance is measured with the keyboard alone, leg by leg', async ({ page, seePlan }) => {
  await seePlan('&at=19/53.39/-1.44')
  await page.getByRole('button', { name: 'Measure', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(mapCanvas(page)).toBeFocused()
  for (const key of ['ArrowRight', 'ArrowDown']) {
    await page.keyboard.press('Enter')
    const before = page.url()
    await page.keyboard.press(key)
    await expect.poll(() => page.url()).not.toBe(before)
  }
  await page.keyboard.press('Enter')
  // The arrows move the map by 100 px.
  const step = (100 / (PX_PER_M * 2)).toFixed(1)
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText((200 / (PX_PER_M * 2)).toFixed(1))
  const legs = result(page).getByRole('listitem')
  await expect(legs).toHaveText([`${step}\u00a0m 090.0°`, `${step}\u00a0m 180.0°`])
})

test('an area is measured with its perimeter, and a line can become an area', async ({
  page,
  seePlan,
  plan,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seePlan(`${over(plan.hole('SQUARE'))}&off=labels`)
  const { x, y } = await middleOfMap(page)
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
  const side = 30 * PX_PER_M
  for (const [across, down] of [
    [0.5, 0.5],
    [1.5, 0.5],
    [1.5, 1.5],
    [0.5, 1.5],
  ] as const)
    await page.mouse.click(x + across * side, y + down * side)
  await page.getByRole('button', { name: 'Area', exact: true }).click()
  await page.getByRole('button', { name: 'Close area' }).click()
  expect(searchOf(page).get('measured')).toBe('area')
  // A press is no nearer than half a pixel, about 18 cm here.
  const figure = /^Copy (89\d|90\d)\sm² perimeter (119\.[5-9]|120\.[0-5])\sm$/
  await result(page).getByRole('button', { name: figure }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(6)
  expect(copied).toContain('m at 090.')
})

test('a double click at the end of a line opens the section, and does not zoom', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('SQUARE')))
  const { x, y } = await middleOfMap(page)
  await page.getByRole('button', { name: 'Draw a section line' }).click()
  await page.mouse.click(x - 90, y)
  await page.mouse.dblclick(x + 120, y + 60)
  await expect.poll(() => searchOf(page).get('view')).toBe('section')
  expect(pointsOf(page, 'line')).toHaveLength(2)
  await mapIsIdle(page)
  expect(searchOf(page).get('at')).toMatch(/^18(\.00)?\//)
  const chip = page.getByRole('button', { name: /^Remove: Section line, \d+\.\d\sm/ })
  await expect(chip).toBeVisible()
  await page.reload()
  await mapIsIdle(page)
  await chip.click()
  await expect(chip).toBeHidden()
  expect(searchOf(page).has('line')).toBe(false)
})

test('axe finds nothing during and after a measurement', async ({ page, seePlan, plan }) => {
  const violations = async () => (await findingsIn(mapPanel(page))).map(({ id }) => id)
  const measured = '-1.446,53.39;-1.445,53.39;-1.445,53.391;-1.446,53.391'
  await seePlan(`${over(plan.hole('SQUARE'))}&measure=${measured}&measured=area`)
  await expect(result(page)).toBeVisible()
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x + 90, y + 40)
  await page.mouse.click(x + 90, y + 90)
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
})
