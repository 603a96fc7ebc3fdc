import { hasRealFiles, NO_REAL_FILES } from '../test/real-files.ts'
import { findingsIn } from './axe.ts'
import { selectedFrames, strataOf } from './log-parts.ts'
import { currentRows, edgesAround } from './page-parts.ts'
import { importRealFiles, richestHoles } from './real-company.ts'
import { holePanel } from './regions.ts'
import { expect, test } from './test.ts'
import { findHoles, log, nameOf } from './strip-log-page.ts'

test(
  'the log of a hole includes its strata as a table, and axe finds nothing',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const { rich } = await findHoles(client, project)
    const strata = await Array.fromAsync(client.locationRows(rich.id, 'GEOL'))
    await open(`/projects/${project}?hole=${rich.id}`)
    await expect(holePanel(page).getByRole('tab', { name: 'Log', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(log(page)).toBeVisible()
    await expect(
      holePanel(page)
        .getByRole('table', { name: `Strata of ${nameOf(rich)}` })
        .getByRole('row'),
    ).toHaveCount(strata.length + 1)
    await expect(strataOf(holePanel(page))).toHaveCount(strata.length)
    const violations = await findingsIn(holePanel(page))
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test('a row selected in its table is framed in the log, and one selected in the log in its table', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=SAMP`)
  const rows = holePanel(page).getByRole('rowgroup').getByRole('row')
  await rows.nth(2).getByRole('gridcell').last().click()
  await expect(page).toHaveURL(/[?&]tab=SAMP.*row=/)
  await holePanel(page).getByRole('tab', { name: 'Log', exact: true }).click()
  const frame = selectedFrames(holePanel(page))
  await expect(frame.first()).toBeVisible()
  await page.reload()
  await expect(frame.first()).toBeVisible()
  await holePanel(page).getByRole('tab', { name: /SAMP/ }).click()
  await expect(currentRows(holePanel(page))).toHaveCount(1)
})

test('a log wider than its panel shows where it continues', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[0]?.id ?? ''
  const { rich } = await findHoles(client, project)
  await open(`/projects/${project}?hole=${rich.id}&tab=log`)
  const edges = edgesAround(log(page))
  await expect(edges).toHaveAttribute('data-more-right')
  await expect(edges).not.toHaveAttribute('data-more-left')
  await log(page).evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }))
  await expect(edges).toHaveAttribute('data-more-left')
  await expect(edges).not.toHaveAttribute('data-more-right')
})

test('real files: the holes with the most data of each file have a log of all their strata', async ({
  page,
  open,
  service,
}) => {
  test.skip(!hasRealFiles, NO_REAL_FILES)
  test.slow()
  const { key, client, projects } = await importRealFiles(service)
  for (const { id, projectName } of projects) {
    for (const hole of (await richestHoles(client, id)).slice(0, 2)) {
      const strata = await Array.fromAsync(client.locationRows(hole.id, 'GEOL'))
      await open(`/projects/${id}?hole=${hole.id}&tab=log`, key)
      await expect(strataOf(holePanel(page)), `${projectName}, ${nameOf(hole)}`).toHaveCount(strata.length)
      const words = await holePanel(page)
        .getByRole('table', { name: /^Strata of/ })
        .innerText()
      for (const { data } of strata)
        expect(words).toContain((data.GEOL_DESC ?? '').trim().split(/\s+/)[0] ?? '')
    }
  }
})
