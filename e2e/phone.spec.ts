import type { Page } from '@playwright/test'
import { edgesAround, tableStrip, heightOf } from './page-parts.ts'
import { holePanel, selectionTray, tableDrawer, screen } from './regions.ts'
import { expect, mapIsIdle, test } from './test.ts'

test('the sheet on a phone is dragged up and down, and a tap makes it taller', async ({
  page,
  open,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const handle = page.getByRole('button', { name: /^Show (the list|more of the list|the map)$/ })
  const pull = async (by: number) => {
    const box = await handle.boundingBox()
    if (!box) throw new Error('no handle')
    await page.mouse.move(200, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(200, box.y + 12 + by, { steps: 4 })
    await page.mouse.up()
  }
  await expect(handle).toHaveAccessibleName('Show more of the list')
  await pull(-150)
  await expect(handle).toHaveAccessibleName('Show the map')
  await pull(150)
  await pull(150)
  await expect(handle).toHaveAccessibleName('Show the list')
  await pull(150)
  await expect(handle).toHaveAccessibleName('Show the list')
  await handle.press('Enter')
  await expect(handle).toHaveAccessibleName('Show more of the list')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a phone has buttons for all two-finger gestures, and none overlaps @map', async ({
    page,
    open,
    projects,
  }) => {
    await open(`/projects/${projects[0]?.id ?? ''}`)
    await mapIsIdle(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const tools = ['Draw an area', 'Draw a section line', 'Measure']
    for (const name of ['Zoom in', 'Zoom out', 'Show all holes']) await button(name).tap({ trial: true })
    for (const name of tools) await expect(button(name)).toBeHidden()
    await button('Map tools').tap()
    for (const name of tools) await button(name).tap({ trial: true })
    await button('Draw an area').tap()
    await expect(button('Measure')).toBeHidden()
    await expect(page.getByText('Place the corners of an area on the map.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Zoom in', exact: true }).tap()
    await expect.poll(() => new URL(page.url()).searchParams.has('at')).toBe(true)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const swipe = async (page: Page, by: number) => {
    const box = await page.getByRole('group', { name: 'Summary of the hole' }).boundingBox()
    if (!box) throw new Error('there is no summary of a hole')
    const session = await page.context().newCDPSession(page)
    const y = box.y + box.height - 12
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', 195)
    for (let step = 1; step <= 5; step++) await touch('touchMove', 195 + (by * step) / 5)
    await touch('touchEnd')
  }

  test('a link to a hole opens it at full height, and swipes move to the next and back', async ({
    page,
    open,
    client,
    projects,
  }) => {
    const project = projects[0]?.id ?? ''
    const [hole] = await Array.fromAsync(client.locations(project))
    await open(`/projects/${project}?hole=${hole?.id ?? ''}&tab=details&order=date`)
    await expect(screen(page)).toHaveAttribute('data-sheet', 'full')
    const heading = holePanel(page).getByRole('heading', { level: 2 }).first()
    const isLast = await holePanel(page).getByRole('button', { name: 'Next hole' }).isDisabled()
    const name = await heading.innerText()
    await swipe(page, isLast ? 120 : -120)
    await expect(heading).not.toHaveText(name)
    await swipe(page, isLast ? -120 : 120)
    await expect(heading).toHaveText(name)
    await swipe(page, 30)
    await expect(heading).toHaveText(name)
    await holePanel(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(screen(page)).toHaveAttribute('data-sheet', 'half')
  })

  test.describe('with its location shown', () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { latitude: 53.3905, longitude: -1.4459, accuracy: 12 },
    })

    test('a hole opens at half height, below the way to it @map', async ({ page, open, projects }) => {
      await open(`/projects/${projects[0]?.id ?? ''}`)
      await mapIsIdle(page)
      await page.getByRole('button', { name: 'Map tools' }).tap()
      await page.getByRole('button', { name: 'Show my location' }).tap()
      const hint = page.getByText(/^Open a hole to see how far it is from you/)
      await expect(hint).toBeVisible()
      await page.getByRole('listbox').first().getByRole('option').first().click()
      await expect(screen(page)).toHaveAttribute('data-sheet', 'half')
      const way = page.getByRole('group', { name: 'Distance and bearing to the open hole' })
      await expect(way).toContainText('bearing')
      const heading = holePanel(page).getByRole('heading', { level: 2 }).first()
      const [above, below] = await Promise.all([way.boundingBox(), heading.boundingBox()])
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    })
  })
})

test('the message about a basemap without answer is at most two lines, and can be closed @map', async ({
  page,
  open,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const note = page.getByText('Streets could not be loaded; offline map shown.')
  await expect(note).toBeVisible()
  // Beside two columns of buttons.
  expect((await note.boundingBox())?.height).toBeLessThan(34)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(note).toBeHidden()
})

test('on a phone a hole opens at full height, and one tap leads to the next', async ({
  page,
  open,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const first = page.getByRole('listbox').first().getByRole('option').first()
  await first.click()
  await expect(screen(page)).toHaveAttribute('data-sheet', 'full')
  await expect.poll(() => heightOf(holePanel(page))).toBeGreaterThan(750)
  const heading = holePanel(page).getByRole('heading', { level: 2 }).first()
  const name = await heading.innerText()
  await expect(holePanel(page).getByRole('button', { name: 'Previous hole' })).toBeDisabled()
  await holePanel(page).getByRole('button', { name: 'Next hole' }).click()
  await expect(heading).not.toHaveText(name)
  await holePanel(page).getByRole('button', { name: 'Previous hole' }).click()
  await expect(heading).toHaveText(name)
})

test('on a phone descriptions of strata are beside their depths, and not cut off', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [row] = await Array.fromAsync(client.rows(project, 'GEOL'))
  const holes = await Array.fromAsync(client.locations(project))
  const hole = holes.find(({ locationId }) => locationId === row?.locationId)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&tab=GEOL`)
  const cell = holePanel(page)
    .getByRole('gridcell', { name: row?.data.GEOL_DESC ?? '' })
    .first()
  await expect(cell).toBeVisible()
  const rightEdge = await cell.evaluate((element) => element.getBoundingClientRect().right)
  expect(rightEdge).toBeLessThanOrEqual(390)
})

test('on a phone compared logs have the whole height', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[0]?.id ?? ''
  const holes = (await Array.fromAsync(client.locations(project))).slice(0, 3)
  await open(`/projects/${project}?${holes.map(({ id }) => `pick=${id}`).join('&')}`)
  await selectionTray(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(screen(page)).toHaveAttribute('data-sheet', 'full')
  await expect.poll(() => heightOf(tableDrawer(page))).toBeGreaterThan(640)
  await page.getByRole('button', { name: 'Close the table' }).click()
  await expect(screen(page)).toHaveAttribute('data-sheet', 'half')
})

test('on a phone plots have the whole height', async ({ page, open, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}?view=plots`)
  await expect(screen(page)).toHaveAttribute('data-sheet', 'full')
  await expect.poll(() => heightOf(tableDrawer(page))).toBeGreaterThan(640)
})

test('on a phone the list of tables shows where it continues', async ({ page, open, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const strip = edgesAround(tableStrip(page))
  await expect(strip).toHaveAttribute('data-more-right')
  await tableStrip(page).evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }))
  await expect(strip).not.toHaveAttribute('data-more-right')
  await expect(strip).toHaveAttribute('data-more-left')
})
