import { axe } from './axe.ts'
import { holePanel, searchField } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'

test('the help opens by a key or its button, and lists shortcuts and terms', async ({
  page,
  open,
  projects,
}) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await mapIsReplaced(page)
  const help = page.getByRole('dialog', { name: 'Help' })
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
  await expect(help).toContainText('Keyboard shortcuts')
  await expect(help).toContainText('Standard penetration test')
  const { violations } = await axe(page).include('dialog').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(help).toBeHidden()
})

test('on a phone the header and the help lead to the page that checks files', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/projects')
  const link = page.getByRole('link', { name: 'Check files' })
  await expect(link).toHaveText(/^Check/)
  await expect(link).toBeInViewport({ ratio: 1 })
  const { width = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('link', { name: 'Check AGS files in this browser' }).click()
  await expect(page.getByRole('heading', { name: 'Check AGS files' })).toBeVisible()
})

test('a slash moves to the search field, but is typed in text fields', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}`)
  await mapIsReplaced(page)
  await page.keyboard.press('/')
  const field = searchField(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('B/?')
  await expect(field).toHaveValue('B/?')
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeHidden()
})

test('from the search field, Enter opens the hole found', async ({ page, open, client, projects }) => {
  const id = projects[0]?.id ?? ''
  const holes = await Array.fromAsync(client.locations(id))
  const hole = holes.find(
    ({ locationId }) => holes.filter((other) => other.locationId.includes(locationId)).length === 1,
  )
  await open(`/projects/${id}`)
  await mapIsReplaced(page)
  await expect(page.getByRole('listbox').first().getByRole('option').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(hole?.locationId ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`hole=${hole?.id ?? 'none'}`))
})

test('the log of the open hole is printed with one shortcut, or reached by F6', async ({
  page,
  open,
  client,
  projects,
}) => {
  const id = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(id))
  await open(`/projects/${id}?hole=${hole?.id ?? ''}`)
  await mapIsReplaced(page)
  const panel = holePanel(page)
  const print = panel.getByRole('link', { name: 'Print this log' })
  await expect(print).toBeVisible()
  await page.keyboard.press('Shift+F6')
  await expect(panel).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('banner')).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('complementary', { name: 'Holes and layers' })).toBeFocused()
  await page.keyboard.press('Control+p')
  await expect(page).toHaveURL(/\/print\/log\?hole=/)
})

test('the plan is printed with the same shortcut if nothing is open, and Back keeps the filters', async ({
  page,
  open,
  projects,
}) => {
  const path = `/projects/${projects[0]?.id ?? ''}`
  await open(`${path}?find=BH`)
  await mapIsReplaced(page)
  await page.keyboard.press('Control+p')
  await expect(page).toHaveURL(/\/print\/map\?find=BH$/)
  await page.goBack()
  await expect(searchField(page)).toHaveValue('BH')
})

test('the first Tab reaches a link that skips to the content', async ({ page, open }) => {
  await open('/projects')
  await expect(searchField(page)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

// A page without the fixture's check of the console, where Chromium reports the status 404.
test('an unknown address shows a readable page, with and without a key', async ({ context, service }) => {
  const page = await context.newPage()
  const answer = await page.goto(`${service.url}/nowhere/at/all`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('There is no page at /nowhere/at/all.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Groundsheet' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Groundsheet')
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
})

test('an unknown address shows the site header if signed in', async ({ context, service, key }) => {
  const page = await context.newPage()
  await page.goto(`${service.url}/projects#key=${key}`)
  await expect(searchField(page)).toBeVisible()
  await page.goto(`${service.url}/nowhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
})
