import type { Page } from '@playwright/test'
import { sticks } from './section-parts.ts'
import { tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'
import { idOf, holesAlong, lineOf, pick, view, some } from './section-page.ts'

const drawnHoles = (page: Page) =>
  tableDrawer(page)
    .getByRole('list', { name: /^\d+ holes? on the section$/ })
    .getByRole('button')

test(
  'without a line a message states how to start; one click draws it through the holes shown',
  { tag: '@daily' },
  async ({ page, open, projects }) => {
    await open(`/projects/${idOf(projects)}?view=section&find=CPT0`)
    await expect(tableDrawer(page).getByText('A section shows holes to scale along a line')).toBeVisible()
    await tableDrawer(page)
      .getByRole('button', { name: /^Through the \d+ holes shown/ })
      .click()
    await expect(sticks(view(page)).first()).toBeVisible()
    const before = await sticks(view(page)).count()
    expect(before).toBeGreaterThan(2)
    await expect(page).toHaveURL(/pick=/)
    await page.goBack()
    await expect(tableDrawer(page).getByText('A section shows holes to scale along a line')).toBeVisible()
  },
)

test('holes within the maximum offset of a drawn line are shown, and all holes are counted', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = idOf(projects)
  const holes = await holesAlong(client, project)
  const line = lineOf([holes[0], holes[30]].flatMap((hole) => hole ?? []))
  await open(`/projects/${project}?view=section&line=${line}&offset=10`)
  await expect(sticks(view(page)).first()).toBeVisible()
  const near = await sticks(view(page)).count()
  await tableDrawer(page).getByLabel('Max. offset', { exact: true }).fill('60')
  await expect.poll(() => sticks(view(page)).count()).toBeGreaterThan(near)
  await expect(page).toHaveURL(/offset=60/)
  const all = await Array.fromAsync(client.locations(project))
  const listed = await drawnHoles(page).count()
  expect(listed).toBe(await sticks(view(page)).count())
  const unplaced = all.filter(({ longitude, mapPlacement }) => longitude === null && !mapPlacement).length
  const left = all.length - listed - unplaced
  await expect(tableDrawer(page).getByText(`${left} holes are farther from the line.`)).toBeVisible()
  await page.reload()
  await expect(sticks(view(page))).toHaveCount(listed)
})

test('selected holes are ordered along the best-fit line', async ({ page, open, client, projects }) => {
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  const mixed = [2, 0, 3, 1].flatMap((index) => holes[index] ?? [])
  await open(`/projects/${project}?view=section&${pick(mixed)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  const length = async () =>
    Number(/Section of ([\d.]+) m/.exec((await view(page).getAttribute('aria-label')) ?? '')?.[1])
  const before = await length()
  await tableDrawer(page).getByRole('button', { name: 'Order along the best-fit line' }).click()
  await expect.poll(length).toBeLessThan(before / 1.5)
  await expect(tableDrawer(page).getByRole('button', { name: 'Order along the best-fit line' })).toHaveCount(
    0,
  )
  await page.goBack()
  await expect.poll(length).toBe(before)
})

test('a message is shown for a line without holes near it', async ({ page, open, projects }) => {
  await open(`/projects/${idOf(projects)}?view=section&line=0.2,52.6;0.3,52.6`)
  await expect(tableDrawer(page).getByText('No holes within 50 m of the line')).toBeVisible()
})
