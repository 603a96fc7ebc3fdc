import type { Client } from '@groundsheet/client'
import type { ProjectItem } from '@groundsheet/contract'
import { readSpt } from '@groundsheet/readings'
import type { Page } from '@playwright/test'
import { findingsIn } from './axe.ts'
import {
  activePoint,
  fractionNames,
  highlightedPoints,
  plotDrawing,
  plotGround,
  plotOverlay,
  plotPoints,
  pointCard,
} from './plot-parts.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'

/** The smallest project that holds all these tables. */
async function findProject(client: Client, projects: readonly ProjectItem[], ...codes: string[]) {
  const details = await Promise.all(projects.map(({ id }) => client.project(id)))
  const having = details.filter(({ tables }) =>
    codes.every((code) => tables.some((table) => table.code === code)),
  )
  const [found] = having.sort((a, b) => sizeOf(a.tables) - sizeOf(b.tables))
  if (!found) throw new Error(`no project holds ${codes.join(', ')}`)
  return found.id
}
const sizeOf = (tables: readonly { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0)
const rowsOf = (client: Client, project: string, table: string) =>
  Array.fromAsync(client.rows(project, table, { limit: 1000 }))

const spoken = (page: Page) => plotDrawing(page).getByRole('status')
/** Symbols of the plot and the figures of each. */
const key = (page: Page) => page.getByRole('table', { name: /^Key: / }).last()
const keyRows = (page: Page) =>
  key(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const chosenPlot = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Plot' }).getByRole('button', { name: new RegExp(`^${name}`) })

test(
  'a project’s penetration tests are drawn against depth with figures by stratum, and axe finds nothing',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    const tests = await rowsOf(client, project, 'ISPT')
    await open(`/projects/${project}`)
    await page.getByRole('button', { name: 'Plots', exact: true }).click()
    await expect(chosenPlot(page, 'SPT N')).toHaveAttribute('aria-pressed', 'true')
    await expect(plotPoints(page)).toHaveAttribute('data-points', String(tests.length))
    const rows = await keyRows(page).all()
    const counts = await Promise.all(rows.map((row) => row.getByRole('cell').first().textContent()))
    // Refusals are drawn as bounds, and counted apart from values.
    const values = tests.filter(({ data }) => readSpt(data).result.kind === 'n')
    expect(values.length).toBeLessThan(tests.length)
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(values.length)
    const violations = await findingsIn(tableDrawer(page))
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test('a plot is zoomed by wheel, keys and buttons, panned by dragging; the address has the view', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  await open(`/projects/${project}?view=plots&plot=spt`)
  const whole = page.getByRole('button', { name: 'Fit', exact: true })
  await expect(whole).toBeDisabled()
  const part = () => (new URL(page.url()).searchParams.get('part') ?? '').split(',').map(Number)
  const box = await plotOverlay(page).boundingBox()
  if (!box) throw new Error('no plot')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => part().length).toBe(4)
  const [left = 0, right = 0, least = 0, greatest = 0] = part()
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => part()[0]).toBeLessThan(left)
  const [, , higher = 0] = part()
  expect(higher).toBeLessThan(least)
  expect((part()[1] ?? 0) - (part()[0] ?? 0)).toBeCloseTo(right - left, 3)
  await page.reload()
  await expect(whole).toBeEnabled()
  await expect(plotPoints(page)).toBeVisible()
  await plotDrawing(page).focus()
  await page.keyboard.press('+')
  await expect.poll(() => (part()[3] ?? 0) - (part()[2] ?? 0)).toBeLessThan((greatest - least) * 0.8)
  // What keys lead to is brought into sight.
  await page.keyboard.press('End')
  await expect(activePoint(page)).toBeInViewport()
  await expect(pointCard(page)).toBeVisible()
  await whole.click()
  await expect.poll(() => new URL(page.url()).searchParams.has('part')).toBe(false)
  await page
    .getByRole('group', { name: 'Zoom', exact: true })
    .getByRole('button', { name: 'Zoom in' })
    .click()
  await expect.poll(() => part().length).toBe(4)
  await page.getByRole('button', { name: 'Level', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.has('part')).toBe(false)
})

test('keys move between points, Enter opens the row beside the map, and Back returns to the plot', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const tests = await rowsOf(client, project, 'ISPT')
  const depths = tests.map(({ data }) => Number(data.ISPT_TOP)).sort((a, b) => a - b)
  await open(`/projects/${project}?view=plots&plot=spt`)
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(tests.length))
  await plotDrawing(page).focus()
  await page.keyboard.press('End')
  await expect(spoken(page)).toContainText(`Depth ${(depths.at(-1) ?? 0).toFixed(2)} m`)
  await page.keyboard.press('Home')
  await expect(spoken(page)).toContainText(`Depth ${(depths[0] ?? 0).toFixed(2)} m`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]tab=ISPT/)
  await expect(page).toHaveURL(/[?&]row=.*ISPT_TOP/)
  await expect(page.getByRole('tab', { name: /ISPT/ })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(holePanel(page)).toHaveCount(0)
  await expect(plotDrawing(page)).toBeVisible()
})

test('the point under the pointer is described and its hole highlighted; a click opens its row', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  await open(`/projects/${project}?view=plots&plot=spt`)
  await plotPoints(page).waitFor()
  await plotDrawing(page).focus()
  await page.keyboard.press('End')
  const box = await activePoint(page).boundingBox()
  const name = (await spoken(page).textContent())?.split(',')[0] ?? '?'
  await page.keyboard.press('Escape')
  await expect(pointCard(page)).toHaveCount(0)
  if (!box) throw new Error('no point')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await expect(pointCard(page)).toContainText(name)
  await expect(pointCard(page)).toContainText('Click to see the row in SPT')
  await expect(highlightedPoints(page)).toHaveCount(1)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/[?&]tab=ISPT/)
  await expect(holePanel(page).getByRole('heading', { name, exact: true })).toBeVisible()
})

test('entries of the key are shown alone, by hole and by level, and the address keeps them', async ({
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
  const row = keyRows(page).first()
  const count = await row.getByRole('cell').first().textContent()
  await row.getByRole('button').click()
  await expect(plotPoints(page)).toHaveAttribute('data-points', count ?? '?')
  const other = keyRows(page).nth(1)
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

test('soils are drawn on the plasticity chart with their classes', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const soils = await rowsOf(client, project, 'LLPL')
  await open(`/projects/${project}?view=plots`)
  await chosenPlot(page, 'Plasticity chart').click()
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(soils.length))
  await expect(plotGround(page).getByText('A-line')).toBeVisible()
  await expect(page.getByText(/^Classes: /)).toBeVisible()
  await page.goBack()
  await expect(chosenPlot(page, 'SPT N')).toHaveAttribute('aria-pressed', 'true')
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
  await expect(keyRows(page)).toHaveCount(samples.size)
  const fractions = fractionNames(page)
  await expect(fractions.filter({ hasText: /^SAND$|^SA$/ })).toHaveCount(1)
  await expect(fractions.filter({ hasText: /^GRAVEL$|^GR$/ })).toHaveCount(1)
  await plotDrawing(page).focus()
  await page.keyboard.press('Home')
  await expect(spoken(page)).toContainText('Particle size')
  await expect(spoken(page)).toContainText('Passing')
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
  await expect(keyRows(page)).toHaveCount(installations.size)
  await expect(page.getByText(new RegExp(`^${dry} readings? dry: no water level`))).toBeVisible()
  await plotDrawing(page).focus()
  await page.keyboard.press('End')
  await expect(spoken(page)).toContainText('Value Dry')
  await expect(spoken(page)).not.toContainText('Depth')
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

for (const size of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
])
  test(`the list of plots is one row and the plot is visible at ${size.width} × ${size.height}`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    await page.setViewportSize(size)
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    const holes = await Array.fromAsync(client.locations(project))
    const picks = holes.map(({ id }) => `&pick=${id}`).join('')
    await open(`/projects/${project}?view=plots&plot=spt${picks}`)
    await plotPoints(page).waitFor()
    const list = page.getByRole('navigation', { name: 'Plot' }).getByRole('list')
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(48)
    const box = await plotOverlay(page).boundingBox()
    expect(box?.y).toBeLessThan(size.height - 120)
  })

test.describe('by touch on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two fingers zoom the plot', async ({ page, open, client, projects }) => {
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    await open(`/projects/${project}?view=plots&plot=spt`)
    await plotPoints(page).waitFor()
    await plotOverlay(page).scrollIntoViewIfNeeded()
    const box = await plotOverlay(page).boundingBox()
    if (!box) throw new Error('no plot')
    const [x, y] = [box.x + box.width / 2, box.y + 100]
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ]
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [60, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL(/[?&]part=/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('the first tap describes a point, the second opens it', async ({ page, open, client, projects }) => {
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    await open(`/projects/${project}?view=plots&plot=spt`)
    await plotPoints(page).waitFor()
    await plotDrawing(page).focus()
    await page.keyboard.press('Home')
    const ring = activePoint(page)
    await ring.scrollIntoViewIfNeeded()
    const box = await ring.boundingBox()
    await page.keyboard.press('Escape')
    if (!box) throw new Error('no point')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.touchscreen.tap(x, y)
    await expect(pointCard(page)).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/[?&]tab=ISPT/)
  })
})

test('the names in the list of plots are written in full', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const project = await findProject(client, projects, 'IVAN', 'GRAG')
  await open(`/projects/${project}?view=plots`)
  await expect(plotGround(page)).toBeVisible()
  await expect(chosenPlot(page, 'Undrained shear strength')).toBeVisible()
  const plots = page.getByRole('navigation', { name: 'Plot' }).getByRole('button')
  const cut = await plots.evaluateAll((all) =>
    all.flatMap(({ firstElementChild: name, lastElementChild: count }) => {
      // The count of a very large project.
      count?.replaceChildren('≤\u00a01,234,567')
      return name && name.scrollWidth > name.clientWidth ? [name.textContent] : []
    }),
  )
  expect(cut).toEqual([])
})
