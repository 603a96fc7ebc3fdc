import { readFile } from 'node:fs/promises'
import type { Client } from '@groundsheet/client'
import type { Location, ProjectItem } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { hasRealFiles, NO_REAL_FILES } from '../test/real-files.ts'
import { findingsIn } from './axe.ts'
import { strataOf } from './log-parts.ts'
import { mapCanvas } from './map-state.ts'
import { importRealFiles } from './real-company.ts'
import {
  boreOf,
  depthFigures,
  levelFigures,
  sectionNotes,
  sectionStrata,
  stick,
  stickCard,
  sticks,
  ties,
} from './section-parts.ts'
import { tableDrawer } from './regions.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** A road project, whose holes are in a row. */
const ROAD = 'NGE-1187'

const idOf = (projects: readonly ProjectItem[], reference = ROAD) =>
  projects.find(({ projectId }) => projectId === reference)?.id ?? ''

/** Holes with a position and strata, from one end of their project to the other. */
async function holesAlong(client: Client, project: string): Promise<Location[]> {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  return holes
    .filter(({ longitude, groundLevel, tables }) => {
      const logged = tables?.some(({ code }) => code === 'GEOL') ?? false
      return longitude !== null && groundLevel !== null && logged
    })
    .sort((a, b) => (a.latitude ?? 0) - (b.latitude ?? 0))
}

const lineOf = (holes: readonly Location[]) =>
  holes
    .map(({ longitude, latitude }) => `${longitude?.toFixed(6) ?? ''},${latitude?.toFixed(6) ?? ''}`)
    .join(';')
const pick = (holes: readonly Location[]) => holes.map(({ id }) => `pick=${id}`).join('&')

const view = (page: Page) => tableDrawer(page).getByRole('group', { name: /^Section of/ })
const drawnHoles = (page: Page) =>
  tableDrawer(page)
    .getByRole('list', { name: /^\d+ holes? on the section$/ })
    .getByRole('button')
const listedHole = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${name}\\b`) })
const visibleWindow = (page: Page) => view(page).getAttribute('data-section-window')
/** Window of the section in the address. */
const stretchOf = (page: Page) => new URL(page.url()).searchParams.get('stretch')
const nameOf = (holes: readonly Location[], index: number) => holes.at(index)?.locationId ?? ''

/** Size and middle of the column of a hole on screen, px. */
async function middleOf(page: Page, name: string) {
  const box = await boreOf(stick(view(page), name)).boundingBox()
  if (!box) throw new Error(`${name} is not on the section`)
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Some holes with large distances between them. */
const some = (holes: readonly Location[]) => [0, 8, 16, 24].flatMap((index) => holes[index] ?? [])

test(
  'without a line a message says how to start; one click draws it through the holes shown',
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

test('selected holes are drawn at their distances and depths to scale, with strata patterns', async ({
  page,
  open,
  client,
  projects,
}) => {
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
})

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

test('a hole under the pointer is highlighted in the list, described, and marked on the map @map', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = idOf(projects)
  // Holes at the top of the list, because only visible rows are rendered.
  const holes = (await holesAlong(client, project)).filter(({ locationId }) => /^BH10[1-4]$/.test(locationId))
  await open(`/projects/${project}?view=section&base=offline&${pick(holes)}`)
  await expect(sectionStrata(view(page)).first()).toBeAttached()
  const name = nameOf(holes, 1)
  const place = await middleOf(page, name)
  await page.mouse.move(place.x, place.y)
  await expect(stick(view(page), name)).toHaveAttribute('data-highlighted', 'true')
  await expect(stickCard(view(page))).toContainText(name)
  await expect(stickCard(view(page))).toContainText('m OD')
  await expect(listedHole(page, name)).toHaveAttribute('data-hovered', 'true')

  await mapIsIdle(page)
  const map = mapCanvas(page)
  const next = await middleOf(page, nameOf(holes, 2))
  await page.mouse.move(next.x, 4)
  const before = await map.screenshot()
  await page.mouse.move((place.x + next.x) / 2, place.y)
  await expect.poll(async () => (await map.screenshot()).equals(before)).toBe(false)

  await page
    .getByRole('option', { name: new RegExp(`^${nameOf(holes, 0)}\\b`) })
    .first()
    .hover()
  await expect(stick(page, nameOf(holes, 0))).toHaveAttribute('data-highlighted', 'true')
})

test('a click on a hole, or on its name in the list, opens it', async ({ page, open, client, projects }) => {
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&${pick(holes)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  const place = await middleOf(page, nameOf(holes, 1))
  await page.mouse.click(place.x, place.y)
  await expect(page).toHaveURL(new RegExp(`hole=${holes[1]?.id ?? ''}`))
  const button = tableDrawer(page).getByRole('button', { name: new RegExp(`^${nameOf(holes, 2)} at`) })
  await button.focus()
  await expect(stick(page, nameOf(holes, 2))).toHaveAttribute('data-highlighted', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`hole=${holes[2]?.id ?? ''}`))
})

test('the section is zoomed and panned by mouse and keys; its window is in the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&${pick(holes)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  const whole = await visibleWindow(page)
  const place = await middleOf(page, nameOf(holes, 1))
  await page.mouse.move(place.x, place.y)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => visibleWindow(page)).not.toBe(whole)
  const after = await middleOf(page, nameOf(holes, 1))
  expect(Math.abs(after.x - place.x)).toBeLessThan(3)
  await page.mouse.move(place.x + 60, place.y)
  await page.mouse.down()
  await page.mouse.move(place.x - 20, place.y + 5, { steps: 4 })
  await page.mouse.up()
  const middleX = async () => (await middleOf(page, nameOf(holes, 1))).x
  await expect.poll(middleX).toBeCloseTo(after.x - 80, 0)
  await view(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  const kept = await visibleWindow(page)
  await expect.poll(() => stretchOf(page)).toBe(kept)
  await page.reload()
  await expect.poll(() => visibleWindow(page)).toBe(kept)
  await view(page).focus()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/stretch=/)
  expect(await visibleWindow(page)).toBe(whole)
})

test('on a phone two fingers zoom the section, and the page does not scroll', async ({
  page,
  open,
  client,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = idOf(projects)
  const holes = some(await holesAlong(client, project))
  await open(`/projects/${project}?view=section&${pick(holes)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  const whole = await visibleWindow(page)
  const box = await view(page).boundingBox()
  if (!box) throw new Error('no section')
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 200) / 2]
  const fingers = (distance: number) => [
    { x: x - distance, y },
    { x: x + distance, y },
  ]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(60) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(90) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => visibleWindow(page)).not.toBe(whole)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('on a phone a tapped hole lists its strata and SPT results below the drawing', async ({
  page,
  open,
  client,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = idOf(projects)
  const along = await holesAlong(client, project)
  const holes = some(along.filter(({ tables }) => tables?.some(({ code }) => code === 'ISPT')))
  await open(`/projects/${project}?view=section&ties=yes&${pick(holes)}`)
  await expect(sticks(view(page))).toHaveCount(holes.length)
  const levels = levelFigures(view(page))
  const right = await levels.evaluateAll((texts) => texts.map((text) => text.getAttribute('text-anchor')))
  expect(new Set(right)).toEqual(new Set(['end']))

  const place = await middleOf(page, nameOf(holes, 1))
  await page.mouse.click(place.x, place.y)
  const card = tableDrawer(page).getByRole('region', {
    name: `Strata and SPT results of ${nameOf(holes, 1)}`,
  })
  const strata = await Array.fromAsync(client.locationRows(holes[1]?.id ?? '', 'GEOL'))
  await expect(card.getByRole('listitem')).toHaveCount(strata.length)
  await expect(card.getByText(nameOf(holes, 1))).toBeInViewport()
  await card.getByRole('button', { name: 'Show SPT N' }).click()
  const tests = await Array.fromAsync(client.locationRows(holes[1]?.id ?? '', 'ISPT'))
  for (const { data } of tests)
    await expect(card.getByText(`${Number(data.ISPT_TOP).toFixed(2)} m: `)).toBeVisible()
  const violations = await findingsIn(card)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  await view(page).evaluate((drawing) => drawing.scrollIntoView())
  const note = await sectionNotes(view(page)).first().boundingBox()
  for (const text of await depthFigures(view(page)).all())
    expect((await text.boundingBox())?.y ?? Infinity).toBeLessThan(note?.y ?? 0)
  await card.getByRole('button', { name: 'Open hole' }).click()
  await expect(page).toHaveURL(new RegExp(`hole=${holes[1]?.id ?? ''}`))
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
