import type { Locator, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Holes and layers' })
const copyIn = (place: Locator) => place.getByRole('button', { name: 'Copy link' })

test('the link of a project, a hole, a section and a plot can be copied in each view', async ({
  page,
  open,
  client,
  projects,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const project = projects[0]?.id ?? ''
  const holes = await Array.fromAsync(client.locations(project))
  const pick = holes.slice(0, 3).map(({ id }) => `pick=${id}`)
  for (const [search, place] of [
    ['side=filters', sidebar],
    [`hole=${holes[0]?.id ?? ''}&tab=details`, holePanel],
    [`view=section&${pick.join('&')}`, tableDrawer],
    [`view=plots&plot=spt&${pick.join('&')}`, tableDrawer],
  ] as const) {
    await open(`/projects/${project}?base=offline&${search}`)
    await mapIsReplaced(page)
    await copyIn(place(page)).click()
    await expect(place(page).getByText('Link copied').first()).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(page.url())
    expect(copied).toContain(search.split('&')[0])
    expect(copied).not.toContain('key=')
  }
})

test('if the page may not copy, the link is selected in a field', async ({ page, open, projects }) => {
  // As on a plain HTTP page from another computer.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await open(`/projects/${projects[0]?.id ?? ''}?base=offline`)
  await mapIsReplaced(page)
  await copyIn(sidebar(page)).click()
  const field = page.getByLabel('Copy this link')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(page.url())
  const selected = await field.evaluate((input: HTMLInputElement) => [
    input.selectionStart,
    input.selectionEnd,
  ])
  expect(selected).toEqual([0, page.url().length])
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('if permission is refused, the link is selected in a field as well', async ({
  page,
  open,
  projects,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await open(`/projects/${projects[0]?.id ?? ''}?base=offline`)
  await mapIsReplaced(page)
  await copyIn(sidebar(page)).click()
  await expect(page.getByLabel('Copy this link')).toBeFocused()
})
