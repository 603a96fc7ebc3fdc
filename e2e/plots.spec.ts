import { readSpt } from '@groundsheet/readings'
import { findingsIn } from './axe.ts'
import { fractionNames, plotDrawing, plotGround, plotPoints } from './plot-parts.ts'
import { tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'
import { findProject, rowsOf, announcement, legendRows, plotButton } from './plot-page.ts'

test(
  'a project’s penetration tests are drawn against depth with figures by stratum, and axe finds nothing',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    const tests = await rowsOf(client, project, 'ISPT')
    await open(`/projects/${project}`)
    await page.getByRole('button', { name: 'Plots', exact: true }).click()
    await expect(plotButton(page, 'SPT N')).toHaveAttribute('aria-pressed', 'true')
    await expect(plotPoints(page)).toHaveAttribute('data-points', String(tests.length))
    const rows = await legendRows(page).all()
    const counts = await Promise.all(rows.map((row) => row.getByRole('cell').first().textContent()))
    // Refusals are drawn as bounds, and counted apart from values.
    const values = tests.filter(({ data }) => readSpt(data).result.kind === 'n')
    expect(values.length).toBeLessThan(tests.length)
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(values.length)
    const violations = await findingsIn(tableDrawer(page))
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test('soils are drawn on the plasticity chart with their classes', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const soils = await rowsOf(client, project, 'LLPL')
  await open(`/projects/${project}?view=plots`)
  await plotButton(page, 'Plasticity chart').click()
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(soils.length))
  await expect(plotGround(page).getByText('A-line')).toBeVisible()
  await expect(page.getByText(/^Classes: /)).toBeVisible()
  await page.goBack()
  await expect(plotButton(page, 'SPT N')).toHaveAttribute('aria-pressed', 'true')
})

test('particle sizes are a curve for each sample under names of their fractions; axe finds nothing', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'GRAT')
  const rows = await rowsOf(client, project, 'GRAT')
  const samples = new Set(rows.map(({ locationId, data }) => `${locationId} ${data.SAMP_TOP ?? ''}`))
  await open(`/projects/${project}?view=plots&plot=grading`)
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(rows.length))
  await expect(legendRows(page)).toHaveCount(samples.size)
  const fractions = fractionNames(page)
  await expect(fractions.filter({ hasText: /^SAND$|^SA$/ })).toHaveCount(1)
  await expect(fractions.filter({ hasText: /^GRAVEL$|^GR$/ })).toHaveCount(1)
  await plotDrawing(page).focus()
  await page.keyboard.press('Home')
  await expect(announcement(page)).toContainText('Particle size')
  await expect(announcement(page)).toContainText('Passing')
  await page.getByRole('button', { name: 'Stratum', exact: true }).click()
  await expect(page).toHaveURL(/[?&]by=stratum/)
  const violations = await findingsIn(tableDrawer(page))
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('a hydrograph has a line for each installation; dry readings are marked and have no depth', async ({
  page,
  open,
  client,
  projects,
}) => {
  // The regeneration area has pipes above the water table.
  const project = projects.find(({ projectId }) => projectId === 'NGE-1342')?.id ?? ''
  const dips = (await rowsOf(client, project, 'MOND')).filter(({ data }) => data.MOND_TYPE === 'WDEP')
  const installations = new Set(dips.map(({ locationId, data }) => `${locationId} ${data.MONG_ID ?? ''}`))
  const dry = dips.filter(({ data }) => data.MOND_RDNG === 'Dry').length
  expect(dry).toBeGreaterThan(0)
  await open(`/projects/${project}?view=plots&plot=hydrograph`)
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(dips.length))
  await expect(legendRows(page)).toHaveCount(installations.size)
  await expect(page.getByText(new RegExp(`^${dry} readings? dry: no water level`))).toBeVisible()
  await plotDrawing(page).focus()
  await page.keyboard.press('End')
  await expect(announcement(page)).toContainText('Value Dry')
  await expect(announcement(page)).not.toContainText('Depth')
})

test('any heading with numbers is plotted; other values are listed with a link to their row', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const tests = await rowsOf(client, project, 'ISPT')
  const stated = tests.map(({ data }) => data.ISPT_WAT?.trim() ?? '').filter((text) => text !== '')
  const numbers = stated.filter((text) => !Number.isNaN(Number(text)))
  await open(`/projects/${project}?view=plots`)
  await page.getByLabel('Any heading').selectOption('ISPT.ISPT_WAT')
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(numbers.length))
  await page.getByText(`${stated.length - numbers.length} values are not drawn`).click()
  await page
    .getByRole('button', { name: /ISPT_WAT “Dry”/ })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]tab=ISPT/)
})
