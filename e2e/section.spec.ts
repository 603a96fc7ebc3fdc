import { readFile } from 'node:fs/promises'
import { hasRealFiles, NO_REAL_FILES } from '../test/real-files.ts'
import { findingsIn } from './axe.ts'
import { strataOf } from './log-parts.ts'
import { importRealFiles } from './real-company.ts'
import { sectionStrata, sticks, ties } from './section-parts.ts'
import { tableDrawer } from './regions.ts'
import { expect, test } from './test.ts'
import { ROAD, idOf, holesAlong, lineOf, pick, view, nameOf, middleOf, some } from './section-page.ts'

test(
  'selected holes are drawn at their distances and depths to scale, with strata patterns',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = idOf(projects)
    const holes = some(await holesAlong(client, project))
    await open(`/projects/${project}?view=section&times=5&${pick(holes)}`)
    await expect(sticks(view(page))).toHaveCount(holes.length)
    const strata = await Promise.all(holes.map(({ id }) => Array.fromAsync(client.locationRows(id, 'GEOL'))))
    await expect(sectionStrata(view(page))).toHaveCount(strata.flat().length)
    await expect(view(page).getByText('vertical exaggeration ×5')).toBeVisible()

    const [first, second] = [await middleOf(page, nameOf(holes, 0)), await middleOf(page, nameOf(holes, 1))]
    const [a, b] = [holes[0], holes[1]]
    const metres = Math.hypot((b?.easting ?? 0) - (a?.easting ?? 0), (b?.northing ?? 0) - (a?.northing ?? 0))
    const perMetre = (second.x - first.x) / metres
    expect(first.height / (a?.finalDepth ?? 1) / perMetre).toBeCloseTo(5, 0)
    const rise = ((b?.groundLevel ?? 0) - (a?.groundLevel ?? 0)) * 5 * perMetre
    expect(first.y - first.height / 2 - (second.y - second.height / 2)).toBeCloseTo(rise, 0)

    const violations = await findingsIn(tableDrawer(page))
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test('correlation lines are drawn only if selected, and marked as an interpretation', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&${pick(holes)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  await expect(ties(view(page))).toHaveCount(0)
  await tableDrawer(page).getByLabel('Correlation lines (equal geology codes)').check()
  await expect(ties(view(page)).first()).toBeAttached()
  await expect(
    view(page).getByText(
      /^Interpretation: straight correlation lines between equal (legend|geology) codes \(GEOL_/,
    ),
  ).toBeVisible()
  await page.reload()
  await expect(ties(view(page)).first()).toBeAttached()
  await tableDrawer(page).getByLabel('Correlation lines (equal geology codes)').uncheck()
  await expect(view(page).getByText(/^Interpretation/)).toHaveCount(0)
})

test('a section can be drawn from a flat datum without levels, and the drawing states it', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&${pick(holes)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  const flat = tableDrawer(page).getByLabel('Flat datum (by depth)')
  await flat.check()
  await expect(page).toHaveURL(/datum=flat/)
  await expect(view(page).getByText('Flat datum: drawn by depth')).toBeVisible()
  const tops = await Promise.all(
    holes.map(async ({ locationId }) => {
      const { y, height } = await middleOf(page, locationId)
      return Math.round(y - height / 2)
    }),
  )
  expect(new Set(tops).size).toBe(1)
  await flat.uncheck()
  await expect(view(page).getByText('Flat datum: drawn by depth')).toHaveCount(0)
})

test('real files: a section of every project with two holes on the map is drawn, or a reason given', async ({
  page,
  open,
  service,
}) => {
  test.skip(!hasRealFiles, NO_REAL_FILES)
  test.setTimeout(180_000)
  const { key, client, projects } = await importRealFiles(service)
  for (const { id, projectId } of projects) {
    const all = await Array.fromAsync(client.locations(id))
    const placed = all
      .filter(({ longitude }) => longitude !== null)
      .sort((a, b) => (a.longitude ?? 0) - (b.longitude ?? 0))
    const ends = [placed.at(0), placed.at(-1)].flatMap((hole) => hole ?? [])
    if (ends.length < 2) continue
    await open(
      `/projects/${id}?view=section&base=offline&ties=yes&spt=yes&offset=2000&line=${lineOf(ends)}`,
      key,
    )
    await expect(view(page)).toBeVisible()
    const levelled = all.filter((hole) => hole.longitude !== null && hole.groundLevel !== null)
    const drawn = levelled.length > 0 ? levelled : placed
    await expect(sticks(view(page)), projectId).toHaveCount(drawn.length)
    const listed = tableDrawer(page)
      .getByRole('list', { name: /^\d+ holes? on the section$|^Not drawn: / })
      .getByRole('button')
    await expect(listed, projectId).toHaveCount(all.length)
    const flat = view(page).getByText('Flat datum: drawn by depth')
    await expect(flat, projectId).toHaveCount(levelled.length > 0 ? 0 : 1)
  }
})

test('a log uses its own patterns, not those of a section behind it on a phone', async ({
  page,
  open,
  client,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&${pick(holes)}&hole=${holes[0]?.id ?? ''}&tab=log`)
  const strata = strataOf(page)
  await expect(strata.first()).toBeVisible()
  await expect(sectionStrata(page).first()).toBeAttached()
  const foreign = await strata.evaluateAll((drawn) =>
    drawn.filter((stratum) => {
      const id = /url\("?#([^")]+)/.exec(stratum.getAttribute('fill') ?? '')?.[1] ?? ''
      return document.getElementById(id)?.closest('svg') !== stratum.closest('svg')
    }),
  )
  expect(foreign).toEqual([])
})

test('the section is downloaded for CAD, with each hole, stratum and SPT result', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&spt=yes&ties=yes&${pick(holes)}`)
  const button = tableDrawer(page).getByRole('button', { name: 'DXF', exact: true })
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(saved.suggestedFilename()).toBe(`${ROAD}-section.dxf`)
  const drawing = await readFile(await saved.path(), 'utf8')
  expect(drawing).toContain('AC1015')
  for (const { locationId } of holes) expect(drawing).toContain(`\n${locationId}\n`)
  for (const layer of ['STRATA_NAMES', 'TESTS', 'CORRELATION', 'AXES']) expect(drawing).toContain(layer)
  await expect(tableDrawer(page).getByText(`Downloaded ${ROAD}-section.dxf.`)).toBeVisible()
})
