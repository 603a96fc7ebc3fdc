import { over, pixelsOf, test } from './map-plan.ts'
import { mapCanvas, middleOfMap } from './map-state.ts'
import { searchField } from './regions.ts'
import { expect, mapIsIdle } from './test.ts'

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
