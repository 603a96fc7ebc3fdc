import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { mapPanel } from './map-state.ts'
import { holePanel, searchField, selectionTray } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'

const list = (page: Page) => page.getByRole('listbox', { name: 'On the map' })
const option = (page: Page, at: number) => list(page).getByRole('option').nth(at)
const selectedIds = (page: Page) => new URL(page.url()).searchParams.getAll('pick')

test(
  'holes are selected with click, Ctrl and Shift, and Back undoes the last selection',
  { tag: '@daily' },
  async ({ page, open, projects }) => {
    await open(`/projects/${projects[0]?.id ?? ''}`)
    await option(page, 1).click({ modifiers: ['ControlOrMeta'] })
    await expect(selectionTray(page)).toContainText('1 selected')
    await option(page, 3).click({ modifiers: ['Shift'] })
    await expect(selectionTray(page)).toContainText('3 selected')
    expect(new URL(page.url()).searchParams.get('hole')).toBeNull()
    await option(page, 2).click({ modifiers: ['ControlOrMeta'] })
    await expect(selectionTray(page)).toContainText('2 selected')
    await expect(option(page, 2)).toHaveAttribute('aria-checked', 'false')
    await page.goBack()
    await expect(selectionTray(page)).toContainText('3 selected')
    await page.reload()
    await expect(selectionTray(page)).toContainText('3 selected')
    await selectionTray(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(selectionTray(page)).toContainText('2 selected')
    await selectionTray(page).getByRole('button', { name: 'Clear' }).click()
    await expect(selectionTray(page)).toBeHidden()
    expect(selectedIds(page)).toEqual([])
  },
)

test('with the keyboard Space selects, Shift with an arrow extends the selection, and Enter opens', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await option(page, 0).waitFor()
  await list(page).focus()
  await page.keyboard.press('Space')
  await expect(option(page, 0)).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(selectionTray(page)).toContainText('3 selected')
  await page.keyboard.press('Enter')
  await expect(option(page, 2)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Selected', exact: true }).click()
  await expect(selectionTray(page)).toContainText('2 selected')
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(list(page)).toBeFocused()
})

test('all search results are selected at once, and views open with as many as they can show', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await searchField(page).fill('BH')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/find=BH/)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const all = page.getByRole('button', { name: /^Select all \d+ shown$/ })
  const count = Number(/\d+/.exec((await all.getAttribute('aria-label')) ?? '')?.[0])
  await all.click()
  await expect(selectionTray(page)).toContainText(`${count} selected`)
  await page.getByRole('button', { name: 'Done' }).click()
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await expect(compare).toHaveCount(1)
  await expect(selectionTray(page).getByRole('button', { name: 'Export selected' })).toBeVisible()
  await expect(
    selectionTray(page).getByRole('link', { name: 'Print logs of the selected holes' }),
  ).toHaveText('Print logs')
  await compare.click()
  expect(new URL(page.url()).searchParams.get('view')).toBe('compare')
  await page.getByRole('button', { name: 'Full height' }).click()
  await expect(mapPanel(page)).toBeHidden()
  await page.reload()
  await expect(mapPanel(page)).toBeHidden()
  await page.getByRole('button', { name: 'Full height' }).click()
  await expect(mapPanel(page)).toBeVisible()
})

test('on a phone holes are selected by touch, the tray fits, and axe finds nothing, light or dark', async ({
  page,
  open,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await mapIsReplaced(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const at of [0, 1, 2]) await option(page, at).click()
  await expect(selectionTray(page)).toContainText('3 selected')
  await expect(selectionTray(page).getByRole('button', { name: 'Section' })).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await violationsOf(page)).toEqual([])
})

test('filter and order of the rows of a hole are restored from the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&tab=GEOL`)
  const panel = holePanel(page)
  await panel
    .getByRole('columnheader', { name: /GEOL_BASE/ })
    .getByRole('button')
    .click()
  await panel.getByRole('searchbox').fill('GEOL_TOP>0')
  await expect(page).toHaveURL(/tabWhere=/)
  await expect(page).toHaveURL(/tabSort=GEOL_BASE/)
  await page.reload()
  await expect(panel.getByRole('searchbox')).toHaveValue('GEOL_TOP>0')
  await expect(panel.getByRole('columnheader', { name: /GEOL_BASE/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})
