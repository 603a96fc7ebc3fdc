import type { Page } from '@playwright/test'
import { over, test } from './map-plan.ts'
import { middleOfMap } from './map-state.ts'
import { expect } from './test.ts'

const searchOf = (page: Page) => new URL(page.url()).searchParams

test('holes are selected on the map with Shift, or all inside a drawn area', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('SQUARE')))
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x + 3, y + 2)
  await expect(page.getByRole('tooltip')).toContainText('Shift-click to select')
  await page.keyboard.down('Shift')
  await page.mouse.click(x + 3, y + 2)
  await page.keyboard.up('Shift')
  await expect.poll(() => searchOf(page).getAll('pick')).toEqual([plan.hole('SQUARE').id])
  expect(searchOf(page).has('hole')).toBe(false)
  await page.keyboard.down('Control')
  await page.mouse.click(x + 3, y + 2)
  await page.keyboard.up('Control')
  await expect.poll(() => searchOf(page).getAll('pick')).toEqual([])
  await page.getByRole('button', { name: 'Draw an area' }).click()
  for (const [dx, dy] of [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ] as const)
    await page.mouse.click(x + dx, y + dy)
  await page.getByRole('button', { name: 'Close area' }).click()
  await page.getByRole('button', { name: 'Select the hole inside' }).click()
  await expect.poll(() => searchOf(page).getAll('pick')).toEqual([plan.hole('SQUARE').id])
})

test('in selection mode a plain click on the map selects a hole', async ({ page, seePlan, plan }) => {
  await seePlan(over(plan.hole('SQUARE')))
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x + 3, y + 2)
  await expect.poll(() => searchOf(page).getAll('pick')).toEqual([plan.hole('SQUARE').id])
  expect(searchOf(page).has('hole')).toBe(false)
})
