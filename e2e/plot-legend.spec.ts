import { plotPoints } from './plot-parts.ts'
import { expect, test } from './test.ts'
import { findProject, rowsOf, legendRows } from './plot-page.ts'

test('entries of the legend are shown alone, by hole and by level, and the address keeps them', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  await open(`/projects/${project}?view=plots&plot=spt`)
  await plotPoints(page).waitFor()
  await page.getByRole('group', { name: 'Colour by' }).getByRole('button', { name: 'Hole' }).click()
  await page.getByRole('group', { name: 'Vertical axis' }).getByRole('button', { name: 'Level' }).click()
  const row = legendRows(page).first()
  const count = await row.getByRole('cell').first().textContent()
  await row.getByRole('button').click()
  await expect(plotPoints(page)).toHaveAttribute('data-points', count ?? '?')
  const other = legendRows(page).nth(1)
  const both = Number(count) + Number(await other.getByRole('cell').first().textContent())
  await other.getByRole('button').click()
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(both))
  await other.getByRole('button').click()
  await expect(page).toHaveURL(/[?&]axis=level/)
  await page.reload()
  await expect(plotPoints(page)).toHaveAttribute('data-points', count ?? '?')
  await expect(page.getByText('Level, m OD').first()).toBeVisible()
  await page.getByRole('button', { name: /^Only / }).click()
  await expect(plotPoints(page)).not.toHaveAttribute('data-points', count ?? '?')
  await expect(page).not.toHaveURL(/[?&]only=/)
})

test('only selected holes are drawn, if any', async ({ page, open, client, projects }) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const tests = await rowsOf(client, project, 'ISPT')
  const names = [...new Set(tests.map(({ locationId }) => locationId))].slice(0, 2)
  const holes = await Array.fromAsync(client.locations(project))
  const picks = holes.filter(({ locationId }) => names.includes(locationId)).map(({ id }) => `pick=${id}`)
  const theirs = tests.filter(({ locationId }) => names.includes(locationId))
  await open(`/projects/${project}?view=plots&plot=spt&${picks.join('&')}`)
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(theirs.length))
  await expect(page.getByText(/ points? of 2 holes/)).toBeVisible()
})

test('loading a long table can be stopped and continued', async ({ page, open, client, projects }) => {
  const project = await findProject(client, projects, 'SCPT')
  const readings = await rowsOf(client, project, 'SCPT')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/tables\/SCPT\?.*cursor=/, async (route) => {
    await held
    await route.continue()
  })
  await open(`/projects/${project}?view=plots&plot=qc&by=hole`)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText(/^Stopped at /)).toBeVisible()
  release()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(readings.length))
})

test('points are copied as text for a spreadsheet', async ({ page, open, client, projects, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const tests = await rowsOf(client, project, 'ISPT')
  await open(`/projects/${project}?view=plots&plot=spt`)
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(tests.length))
  await page.getByRole('button', { name: 'Copy points' }).click()
  await expect(page.getByText(/points copied$/)).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text.split('\n')).toHaveLength(tests.length + 1)
  expect(text.split('\n')[0]?.split('\t').slice(0, 3)).toEqual(['Hole', 'Top (m)', 'Base (m)'])
})
