import type { Page } from '@playwright/test'
import { planLegend, planPicture, sheetsAreReady } from './printed-sheets.ts'
import { entriesBeyondPlan } from './sheet-measures.ts'
import { importSite, siteText, type SiteHole } from './site-file.ts'
import { expect, test } from './test.ts'

const corners: SiteHole[] = [
  ['FAR-A', 'CP', 437_000, 389_000],
  ['FAR-B', 'CP', 437_400, 389_400],
]
const crowd = Array.from({ length: 60 }, (_, index): SiteHole => [`C${index + 1}`, 'CP', 437_200, 389_200])

test('a plan lists the holes without a label for lack of space', async ({ page, open, service }) => {
  const text = siteText('CROWD', [...corners, ...crowd])
  const { key, project } = await importSite(service, 'Crowded Site', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}/print/map?base=offline`, key)
  await sheetsAreReady(page)
  const note = planLegend(page).getByText(/^Labels omitted for lack of room/)
  await expect(note).toBeVisible()
  const count = Number(/: (\d+), see sheet 2/.exec((await note.textContent()) ?? '')?.[1])
  expect(count).toBeGreaterThan(45)
  const listed = page.getByRole('region', { name: /^Holes without a label: / }).getByRole('listitem')
  await expect(listed).toHaveCount(count)
  const names = (await listed.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  expect(names).not.toContain('FAR-A')
  expect(names.every((name) => crowd.some(([crowded]) => crowded === name))).toBe(true)
  await expect(listed.first()).toContainText(/437200\sE, 389200\sN/)
  await expect(listed.first().getByRole('presentation')).toBeVisible()
  expect(await entriesBeyondPlan(page)).toEqual([])
})

/** A sheet whose map could not be drawn has no picture. */
const expectPicture = (page: Page) =>
  expect
    .poll(() => planPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(500)

test('a plan with all labels has no such list', async ({ page, open, service }) => {
  const text = siteText('ROOMY', corners)
  const { key, project } = await importSite(service, 'Roomy Site', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}/print/map?base=offline`, key)
  await sheetsAreReady(page)
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
  await sheetsAreReady(page)
  await expectPicture(page)
  await expect(page.getByText('Labels omitted')).toHaveCount(0)
})
