import { findingsIn } from './axe.ts'
import { over, pixelsOf, test } from './map-plan.ts'
import { mapCanvas, mapPanel, mapShowsHoles, middleOfMap } from './map-state.ts'
import { planLegend } from './printed-sheets.ts'
import { searchField } from './regions.ts'
import { expect, mapIsIdle } from './test.ts'

test('a hole whose marker is not shown is found by its name alone', async ({ page, seePlan, plan }) => {
  await seePlan(over(plan.hole('NAMEONLY')))
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x + 60, y + 60)
  await page.mouse.click(x + 30, y)
  await expect(page.getByRole('heading', { name: 'NAMEONLY', exact: true })).toBeVisible()
})

test('a pinned hole is marked on its card and in the legend, which names markers of single holes', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(`${over(plan.hole('PINNED'))}&side=legend`)
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x + 2, y + 2)
  await expect(page.getByRole('tooltip')).toContainText('Approximate position')
  await expect(
    page.getByRole('region', { name: 'Legend' }).getByText('PINNED: approximate position (not surveyed)'),
  ).toBeVisible()
  const rows = page.getByRole('group', { name: 'Hole types' }).getByRole('paragraph')
  for (const name of ['SQUARE', 'ICON']) {
    const row = rows.filter({ hasText: `${name}: own symbol` })
    await expect(row.getByRole('presentation')).toBeVisible()
  }
})

test('the legend of a printed map has these markers, and the symbol of a group without an outline', async ({
  page,
  open,
  plan,
}) => {
  await open(`/projects/${plan.project}/print/map?base=offline`, plan.key)
  const legend = planLegend(page)
  await expect(legend).toContainText('SQUARE: own symbol')
  await expect(legend).toContainText('ICON: own symbol')
  await expect(legend).toContainText('PINNED: approximate position (not surveyed)')
  await expect(
    legend.getByRole('paragraph').filter({ hasText: 'Twins' }).getByRole('presentation'),
  ).toBeVisible()
})

test('one of several holes at the same position is selected with the keyboard', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('TWIN A')))
  await mapCanvas(page).focus()
  await page.keyboard.press('Enter')
  const chooser = page.getByRole('dialog', { name: '2 holes here' })
  await expect(chooser.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const second = chooser.getByRole('button').nth(1)
  await expect(second).toBeFocused()
  const name = (await second.innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
})

test('a selected hole that the panel of a section would hide stays in sight', async ({
  page,
  seePlan,
  plan,
}) => {
  const { id, latitude } = plan.hole('SQUARE')
  const north = { ...plan.hole('SQUARE'), latitude: (latitude ?? 0) + 0.0004 }
  await seePlan(`${over(north)}&pick=${id}`)
  const centre = () => Number(new URL(page.url()).searchParams.get('at')?.split('/')[1])
  expect(centre()).toBeCloseTo(north.latitude, 5)
  await page.getByRole('button', { name: 'Section', exact: true }).click()
  await expect.poll(centre).toBeCloseTo(latitude ?? 0, 5)
})

test('coordinates under the pointer are shown, and follow the map moved by keyboard, as the address', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('SQUARE')))
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x, y)
  const readout = page.getByRole('group', { name: 'Coordinates under the pointer' })
  const place = readout.getByRole('button', { name: /WGS 84/ })
  await expect(place).toHaveAccessibleName(/Copy 53\.\d{5}, -1\.44\d{3} WGS 84/)
  await expect(
    readout.getByRole('button', {
      name: /≈\s436(899|900|901)\sE, 388(299|300|301)\sN British National Grid/,
    }),
  ).toBeVisible()
  const before = await place.textContent()
  const camera = () => new URL(page.url()).searchParams.get('at') ?? ''
  const start = camera()
  await mapCanvas(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(place).not.toHaveText(before ?? '')
  await expect.poll(camera).not.toBe(start)
  const zoomOf = (at: string) => Number(at.split('/')[0])
  const moved = zoomOf(camera())
  await page.keyboard.press('+')
  await expect.poll(() => zoomOf(camera())).toBeGreaterThan(moved)
})

test('a card describes its marker and does not block a click; right-clicked coordinates are copied', async ({
  page,
  seePlan,
  plan,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seePlan(over(plan.hole('SQUARE')))
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x, y, { button: 'right' })
  const coordinates = page.getByRole('dialog', { name: 'Coordinates of this point' })
  await coordinates.getByRole('button', { name: /British National Grid/ }).click()
  await expect(coordinates.getByText('copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^436(899|900|901), 388(299|300|301)$/)
  await page.keyboard.press('Escape')
  await expect(coordinates).toBeHidden()

  await page.mouse.move(x + 3, y + 2)
  const card = page.getByRole('tooltip')
  await expect(card).toContainText('SQUARE')
  await expect(card).toContainText('12.00 m')
  await expect(card).toContainText('48.50 m OD')
  await page.mouse.click(x + 3, y + 2)
  await expect(page.getByRole('heading', { name: 'SQUARE', exact: true })).toBeVisible()
})

test('an area drawn on the map filters the holes, is in the address, and is removed by its chip', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('SQUARE')))
  await page.getByRole('button', { name: 'Draw an area' }).click()
  const { x, y } = await middleOfMap(page)
  for (const [dx, dy] of [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ] as const)
    await page.mouse.click(x + dx, y + dy)
  await page.mouse.click(x - 60, y - 60)
  await mapShowsHoles(page, 1)
  expect(new URL(page.url()).searchParams.get('inside')?.split(';')).toHaveLength(4)
  await page.reload()
  await mapShowsHoles(page, 1)
  await page.getByRole('button', { name: 'Remove: Inside the drawn area' }).click()
  await mapShowsHoles(page, 6)
  expect(new URL(page.url()).searchParams.has('inside')).toBe(false)
  await page.goBack()
  await mapShowsHoles(page, 1)
})

test('an area is drawn with the keyboard alone', async ({ page, seePlan, plan }) => {
  await seePlan(over(plan.hole('SQUARE'), 19))
  await page.getByRole('button', { name: 'Draw an area' }).focus()
  await page.keyboard.press('Enter')
  await expect(mapCanvas(page)).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press('Enter')
    const before = page.url()
    await page.keyboard.press(key)
    await expect.poll(() => page.url()).not.toBe(before)
  }
  await page.getByRole('button', { name: 'Close area' }).press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('inside')?.split(';').length).toBe(3)
})

test('axe finds nothing on a map with a card, a drawn area and the bar of drawing', async ({
  page,
  seePlan,
  plan,
}) => {
  const violations = async () => (await findingsIn(mapPanel(page))).map(({ id }) => id)
  await seePlan(`${over(plan.hole('SQUARE'))}&inside=-1.45,53.38;-1.44,53.38;-1.44,53.4`)
  const { x, y } = await middleOfMap(page)
  await page.mouse.click(x + 90, y + 40, { button: 'right' })
  expect(await violations()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await page.mouse.click(x + 90, y + 40)
  expect(await violations()).toEqual([])
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a long press on the map shows the coordinates, and selects nothing', async ({
    page,
    seePlan,
    plan,
  }) => {
    await seePlan(over(plan.hole('SQUARE')))
    const finger = await page.context().newCDPSession(page)
    const touchPoints = [await middleOfMap(page)]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    const card = page.getByRole('dialog', { name: 'Coordinates of this point' })
    await expect(card).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(card).toContainText('British National Grid')
    expect(new URL(page.url()).searchParams.has('hole')).toBe(false)
  })
})

test('a rotated map is reset to north, and pasted coordinates, in degrees or grid, move it there', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(`${over(plan.hole('SQUARE'), 15)}/40`)
  const north = page.getByRole('button', { name: 'North up' })
  await north.click()
  await expect(north).toBeHidden()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')?.split('/').length).toBe(3)
  const field = searchField(page)
  const camera = () => new URL(page.url()).searchParams.get('at')
  const search = async (text: string) => {
    await field.fill(text)
    await page.keyboard.press('Enter')
  }
  await search('436940, 388300')
  const { latitude, longitude } = plan.hole('NAMEONLY')
  await expect.poll(camera).toBe(`17.00/${String(latitude?.toFixed(5))}/${String(longitude?.toFixed(5))}`)
  const chip = page.getByRole('button', { name: /^Remove: Place/ })
  await expect(chip).toContainText(`${String(latitude?.toFixed(5))}, ${String(longitude?.toFixed(5))}`)
  await search('SK 369 883')
  await expect.poll(camera).not.toContain(`/${String(longitude?.toFixed(5))}`)
  await search('53.3900 N 1.4400 W')
  await expect.poll(camera).toBe('17.00/53.39000/-1.44000')
  await field.fill('-1.4450, 53.3910')
  await expect(
    page.getByRole('option', { name: '53.39100, -1.44500 (longitude assumed first)' }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(camera).toBe('17.00/53.39100/-1.44500')
  await field.fill('https://maps.app.goo.gl/abc')
  await expect(page.getByText(/^This link states no coordinates/)).toBeVisible()
  await search('https://www.openstreetmap.org/#map=15/53.3900/-1.4400')
  await expect.poll(camera).toBe('17.00/53.39000/-1.44000')
  await chip.click()
  await expect(chip).toBeHidden()
  expect(new URL(page.url()).searchParams.has('place')).toBe(false)
})

test.describe('on the site', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 53.3905, longitude: -1.4459, accuracy: 12 },
  })

  test("the map shows the user's position while this is switched on", async ({ page, seePlan, plan }) => {
    await seePlan(over(plan.hole('SQUARE'), 15))
    const own = page.getByRole('button', { name: 'Show my location' })
    await own.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('17.00/53.39050/-1.44590')
    await mapIsIdle(page)
    const blue = async () => (await pixelsOf(page, [29, 111, 209], 20, 20)).flat().filter(Boolean).length
    expect(await blue()).toBeGreaterThan(60)
    await own.click()
    await expect.poll(blue).toBe(0)
  })

  test('the way to the open hole is stated, and follows the position', async ({
    page,
    context,
    seePlan,
    plan,
  }) => {
    await seePlan(over(plan.hole('SQUARE'), 15))
    await page.getByRole('button', { name: 'Show my location' }).click()
    await expect(page.getByText(/^Open a hole to see how far it is from you/)).toBeVisible()
    const { latitude, longitude } = plan.hole('SQUARE')
    if (latitude === null || longitude === null) throw new Error('SQUARE has a position')
    await context.setGeolocation({ latitude: latitude - 0.0018, longitude, accuracy: 12 })
    await page.getByRole('option', { name: /^SQUARE\b/ }).click()
    const way = page.getByRole('group', { name: 'Distance and bearing to the open hole' })
    await expect(way).toContainText('SQUARE is 200\u00a0m N of you, bearing 000° (true north).')
    await expect(way).toContainText('accurate to 12\u00a0m')
    await context.setGeolocation({ latitude, longitude: longitude + 0.00005, accuracy: 8 })
    await expect(way).toContainText('SQUARE is within the accuracy of your position.')
    await page.getByRole('button', { name: 'Show my location' }).click()
    await expect(way).toBeHidden()
  })
})
