import type { Page } from '@playwright/test'
import { importSite, siteText, type SiteHole } from './site-file.ts'
import { expect, test } from './test.ts'

const corners: SiteHole[] = [
  ['FAR-A', 'CP', 437_000, 389_000],
  ['FAR-B', 'CP', 437_400, 389_400],
]
const crowd = Array.from({ length: 60 }, (_, index): SiteHole => [`C${index + 1}`, 'CP', 437_200, 389_200])

const legend = (page: Page) => page.locator('.plan-legend')
const sheetIsReady = (page: Page) =>
  expect(page.locator('[data-print-state="ready"]')).toBeVisible({ timeout: 60_000 })

test('a plan lists the holes without a label for lack of space', async ({ page, open, service }) => {
  const text = siteText('CROWD', [...corners, ...crowd])
  const { key, project } = await importSite(service, 'Crowded Site', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}/print/map?base=offline`, key)
  await sheetIsReady(page)
  const note = legend(page).getByText(/^Labels omitted for lack of room/)
  await expect(note).toBeVisible()
  const count = Number(/: (\d+), see sheet 2/.exec((await note.textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(45)
  const listed = page.getByRole('region', { name: /^Holes without a label: / }).getByRole('listitem')
  await expect(listed).toHaveCount(count)
  const names = await listed.locator('b').allTextContents()
  expect(names).not.toContain('FAR-A')
  expect(names.every((name) => crowd.some(([crowded]) => crowded === name))).toBe(true)
  await expect(listed.first()).toContainText(/437200\sE, 389200\sN/)
  await expect(listed.first().getByRole('presentation')).toBeVisible()
  const isInside = await legend(page).evaluate((element) => {
    const side = element.closest('.map-sheet')?.getBoundingClientRect()
    return [...element.querySelectorAll('p')].every(
      (line) => line.getBoundingClientRect().bottom <= (side?.bottom ?? 0),
    )
  })
  expect(isInside).toBe(true)
})

/** A sheet whose map could not be drawn has no picture. */
const expectPicture = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('.map-sheet img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(500)

test('a plan with all labels has no such list', async ({ page, open, service }) => {
  const text = siteText('ROOMY', corners)
  const { key, project } = await importSite(service, 'Roomy Site', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}/print/map?base=offline`, key)
  await sheetIsReady(page)
  await expectPicture(page)
  await expect(page.getByText('Labels omitted')).toHaveCount(0)
})

test('a plan names each hole of a close row, above and below it', async ({ page, open, service }) => {
  const row = Array.from({ length: 12 }, (_, index): SiteHole => {
    const east = 437_120 + index * 12
    return [`BH${index + 101}`, 'CP', east, 389_200]
  })
  const text = siteText('ROW', [...corners, ...row])
  const { key, project } = await importSite(service, 'Close Row', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}/print/map?base=offline`, key)
  await sheetIsReady(page)
  await expectPicture(page)
  await expect(page.getByText('Labels omitted')).toHaveCount(0)
})
