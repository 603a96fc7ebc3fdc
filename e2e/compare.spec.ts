import type { Client } from '@groundsheet/client'
import type { Location, TableRow } from '@groundsheet/contract'
import { hasRealFiles, NO_REAL_FILES } from '../test/real-files.ts'
import { findingsIn } from './axe.ts'
import { commonAxis, strataOf } from './log-parts.ts'
import { importRealFiles, richestHoles } from './real-company.ts'
import { tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'
import { holesWithTests, pick, logs, names } from './compare-page.ts'

test(
  'without a selection, one button selects the first holes and shows their logs side by side',
  { tag: '@daily' },
  async ({ page, open, projects }) => {
    await open(`/projects/${projects[0]?.id ?? ''}?view=compare`)
    await expect(tableDrawer(page).getByText('Select two to eight holes')).toBeVisible()
    await tableDrawer(page)
      .getByRole('button', { name: /^Compare .+,/ })
      .click()
    await expect(names(page)).toHaveCount(4)
    await expect(page).toHaveURL(/(pick=[0-9a-f]{24}&?){4}/)
    await page.goBack()
    await expect(tableDrawer(page).getByText('Select two to eight holes')).toBeVisible()
  },
)

test('three logs have a common axis, names, levels and depths, and axe finds nothing', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 3)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(names(page)).toHaveText(holes.map(({ locationId }) => locationId))
  const strata = await Promise.all(holes.map(({ id }) => Array.fromAsync(client.locationRows(id, 'GEOL'))))
  await expect(strataOf(logs(page))).toHaveCount(strata.flat().length)
  for (const { groundLevel, finalDepth } of holes) {
    const facts = `${finalDepth?.toFixed(2) ?? ''} m · ${groundLevel?.toFixed(2) ?? ''} m OD`
    await expect(logs(page).getByText(facts)).toBeVisible()
  }
  const violations = await findingsIn(tableDrawer(page))
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

for (const width of [1440, 390])
  test(`facts of three holes are whole in their heads at ${width} px`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const project = projects[0]?.id ?? ''
    const holes = (await holesWithTests(client, project)).slice(0, 3)
    await open(`/projects/${project}?view=compare&${pick(holes)}`)
    await expect(names(page)).toHaveCount(3)
    const facts = logs(page).getByRole('paragraph')
    const cut = () =>
      facts.evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
      )
    await expect.poll(cut).toEqual([])
  })

test('if more than eight holes are selected, the first eight are shown with a message', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = (await Array.fromAsync(client.locations(project))).slice(0, 10)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(
    tableDrawer(page).getByText(`${holes.length} holes are selected; the first 8 are shown.`),
  ).toBeVisible()
  await expect(names(page)).toHaveCount(8)
})

test('on a phone the logs scroll sideways and their axis is fixed', async ({
  page,
  open,
  client,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[0]?.id ?? ''
  const holes = (await holesWithTests(client, project)).slice(0, 3)
  await open(`/projects/${project}?view=compare&${pick(holes)}`)
  await expect(names(page)).toHaveCount(3)
  const axis = commonAxis(logs(page))
  const before = await axis.boundingBox()
  await logs(page).evaluate((scroller) => (scroller.scrollLeft = 400))
  await expect(
    logs(page).getByRole('button', { name: `Open ${holes[2]?.locationId ?? ''}`, exact: true }),
  ).toBeInViewport()
  expect((await axis.boundingBox())?.x).toBe(before?.x)
})

test('real files: the holes with the most data of each file can be compared by depth and by level', async ({
  page,
  open,
  service,
}) => {
  test.skip(!hasRealFiles, NO_REAL_FILES)
  test.slow()
  const { key, client, projects } = await importRealFiles(service)
  for (const { id, projectName } of projects) {
    const holes = (await richestHoles(client, id)).slice(0, 8)
    await open(`/projects/${id}?view=compare&${pick(holes)}`, key)
    await expect(names(page), projectName).toHaveCount(holes.length)
    const titles = names(page).evaluateAll((buttons) => buttons.map((one) => one.getAttribute('title')))
    expect(await titles, projectName).toEqual(holes.map(({ locationId }) => `Open ${locationId}`))
    const rows = (await Promise.all(holes.map((hole) => geologyOf(client, hole)))).flat()
    await expect(strataOf(logs(page)), projectName).toHaveCount(rows.length)
    await tableDrawer(page).getByRole('button', { name: 'Level', exact: true }).click()
    const unplaced = holes.filter(({ groundLevel }) => groundLevel === null).length
    await expect(logs(page).getByText('No ground level is stated'), projectName).toHaveCount(unplaced)
  }
})

async function geologyOf(client: Client, { id, tables }: Location): Promise<TableRow[]> {
  const has = tables?.some(({ code }) => code === 'GEOL')
  return has ? await Array.fromAsync(client.locationRows(id, 'GEOL')) : []
}
