import type { Page } from '@playwright/test'
import { mapCanvas } from './map-state.ts'
import { holePanel, searchField, tableDrawer } from './regions.ts'
import { expect, mapIsReplaced, test as base } from './test.ts'

/** Opens the first hole of the first project; `more` is added to the address. */
const test = base.extend<{ openHole: (more?: string) => Promise<void> }>({
  openHole: ({ page, open, projects, client }, use) =>
    use(async (more = '') => {
      const project = projects[0]?.id ?? ''
      const [hole] = await Array.fromAsync(client.locations(project))
      await open(`/projects/${project}?base=offline&hole=${hole?.id ?? ''}${more}`)
      await expect(holePanel(page)).toBeVisible()
    }),
})

const holes = (page: Page) => page.getByRole('listbox')

test('Esc closes the hole, and the focus returns to the list', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?base=offline`)
  await mapIsReplaced(page)
  await holes(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(holePanel(page)).toBeVisible()
  await holePanel(page).getByRole('tab').first().focus()
  await page.keyboard.press('Escape')
  await expect(holePanel(page)).toBeHidden()
  await expect(page).not.toHaveURL(/hole=/)
  await expect(holes(page)).toBeFocused()
})

test('Esc closes the part that has the focus, and then the other', async ({ page, openHole }) => {
  await openHole('&table=GEOL')
  const cell = tableDrawer(page).getByRole('gridcell').first()
  await cell.click()
  await page.keyboard.press('Escape')
  await expect(tableDrawer(page).getByRole('grid')).toBeHidden()
  await expect(holePanel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(holePanel(page)).toBeHidden()
})

test('Esc in a field, a menu or a dialog leaves the hole open', async ({ page, openHole }) => {
  await openHole()

  const field = searchField(page)
  await field.fill('BH')
  await expect(page.getByRole('group', { name: 'Holes in this project' })).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('group', { name: 'Holes in this project' })).toBeHidden()
  await field.press('Escape')
  await expect(field).toHaveValue('')

  const menu = page.getByRole('button', { name: /^Northmoor Ground Engineering/ })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'This key' })).toBeHidden()

  await page.getByRole('button', { name: 'Help' }).click()
  await expect(page.getByText('Cancel, or close the open hole, table or view')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden()
  await expect(holePanel(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(holePanel(page)).toBeHidden()
})

test('Esc cancels a drawing on the map before it closes the hole @map', async ({ page, openHole }) => {
  await openHole()
  await page.getByRole('button', { name: 'Measure' }).click()
  await expect(page.getByText('Place the start of the measurement.')).toBeVisible()
  await mapCanvas(page).press('Escape')
  await expect(page.getByText('Place the start of the measurement.')).toBeHidden()
  await expect(holePanel(page)).toBeVisible()
  await mapCanvas(page).press('Escape')
  await expect(holePanel(page)).toBeHidden()
})
