import type { Page } from '@playwright/test'
import { mapShowsHoles } from './map-state.ts'
import { importSite, siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** Eight holes within 200 m, and one 9 km away, which no single digit explains. */
const SITE = siteText('TYPO', [
  ...Array.from({ length: 8 }, (_, at) => [`BH${at + 1}`, 'CP', 430_000 + at * 25, 433_500] as const),
  ['BH9', 'CP', 434_123, 441_719],
])

/** The zoom in the address, which is there once a person has moved the map. */
const zoomOf = (page: Page) =>
  Number(decodeURIComponent(new URL(page.url()).searchParams.get('at') ?? '').split('/')[0])

test('a hole far from the site does not spoil the first view, and can be shown', async ({
  page,
  service,
  open,
}) => {
  const { key, project } = await importSite(service, 'One Mistyped Hole', SITE, '--crs', 'EPSG:27700')
  await open(`/projects/${project}`, key)
  await mapIsIdle(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(14)

  const note = page.getByText(/1 hole lies far from the site, at 9(\.\d)? km: BH9\./)
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => zoomOf(page)).toBeLessThan(13)

  await page.getByRole('button', { name: 'Show all holes' }).click()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(14)
})

const TWO_AREAS = siteText('AREAS', [
  ...Array.from({ length: 12 }, (_, at) => [`BH${at + 1}`, 'CP', 430_000 + at * 25, 433_500] as const),
  ...Array.from({ length: 3 }, (_, at) => [`TP${at + 1}`, 'TP', 439_000 + at * 25, 433_700] as const),
])

test('a second area of three of fifteen holes does not make the site a dot', async ({
  page,
  service,
  open,
}) => {
  const { key, project } = await importSite(service, 'Two Areas', TWO_AREAS, '--crs', 'EPSG:27700')
  await open(`/projects/${project}`, key)
  await mapIsIdle(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(14)
  const note = page.getByText('3 holes lie far from the site, up to 9 km: TP1, TP2, TP3.')
  await note.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => zoomOf(page)).toBeLessThan(13)
})

const DOUBTFUL_SITE = siteText('DOUBT', [
  ...Array.from({ length: 8 }, (_, at) => [`BH${at + 1}`, 'CP', 430_000 + at * 25, 433_500] as const),
  ['BH9', 'CP', 430_050, 733_500],
])

test('a hole whose position is in doubt is listed, and drawn only on request', async ({
  page,
  service,
  open,
}) => {
  const site = await importSite(service, 'One Doubtful Hole', DOUBTFUL_SITE, '--crs', 'EPSG:27700')
  await open(`/projects/${site.project}`, site.key)
  await mapIsIdle(page)
  await mapShowsHoles(page, 8)

  await page.getByText('Position in doubt (1)').click()
  await expect(page.getByRole('option', { name: /BH9.*300 km away/ })).toBeVisible()
  await page.getByRole('option', { name: /BH9/ }).click()
  await expect(page.getByText(/in doubt: 300 km from the rest of the site/)).toBeVisible()

  const note = page.getByText('1 hole not shown because its position is in doubt, 300 km from the site: BH9.')
  await note.getByRole('button', { name: 'Show' }).click()
  await mapShowsHoles(page, 9)
  await expect.poll(() => zoomOf(page)).toBeLessThan(10)

  await page.reload()
  await mapShowsHoles(page, 9)
  await page
    .getByText(/^1 hole shown although/)
    .getByRole('button', { name: 'Hide' })
    .click()
  await mapShowsHoles(page, 8)
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(13)
})
