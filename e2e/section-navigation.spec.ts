import type { Page } from '@playwright/test'
import { findingsIn } from './axe.ts'
import { mapCanvas } from './map-state.ts'
import {
  depthFigures,
  levelFigures,
  sectionNotes,
  sectionStrata,
  stick,
  stickCard,
  sticks,
} from './section-parts.ts'
import { tableDrawer } from './regions.ts'
import { expect, mapIsIdle, test } from './test.ts'
import { idOf, holesAlong, pick, view, nameOf, middleOf, some } from './section-page.ts'

const listedHole = (page: Page, name: string) =>
  page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${name}\\b`) })

const visibleWindow = (page: Page) => view(page).getAttribute('data-section-window')

/** Window of the section in the address. */
const stretchOf = (page: Page) => new URL(page.url()).searchParams.get('stretch')

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
