import type { Client } from '@groundsheet/client'
import type { Page } from '@playwright/test'
import { expect, mapIsIdle, test } from './test.ts'

/** Screens that show a map, and a selector of their content. */
const mapScreensOf = (project: string) =>
  [
    ['/projects', '.project-list'],
    [`/projects/${project}`, '.hole-list [role=option]'],
    [`/projects/${project}/print/map`, '.paper-sheet'],
  ] as const

/** Every other screen of the viewer with content, and a selector of that content. */
async function screensOf(client: Client, project: string) {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  const placed = holes.filter(({ latitude }) => latitude !== null)
  const rich = placed.toSorted((a, b) => (b.tables?.length ?? 0) - (a.tables?.length ?? 0))
  const hole = rich[0]?.id ?? ''
  const chosen = rich.slice(0, 6).map(({ id }) => `pick=${id}`)
  const at = `/projects/${project}`
  return [
    [`${at}?hole=${hole}&tab=details`, '.hole-details dl'],
    [`${at}?hole=${hole}&tab=log`, '.strip-log .log-drawing'],
    [`${at}?hole=${hole}&tab=GEOL`, '[role=gridcell]'],
    [`${at}?table=GEOL`, '[role=gridcell]'],
    [`${at}?view=compare&${chosen.join('&')}`, '.compare .log-drawing'],
    [`${at}?view=section&${chosen.join('&')}`, '.section-drawing'],
    [`${at}?view=plots&${chosen.join('&')}`, '.plot-ground'],
    [`${at}/print/log?hole=${hole}`, '.paper-sheet'],
    [`${at}/print/section?${chosen.join('&')}`, '.paper-sheet'],
  ] as const
}

/** Overflow of the page beyond the window, CSS px: right, and bottom. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight]
  })

const isPhone = (width: number) => width < 600

/** Toolbars whose buttons do not fit. */
const cutOffBars = (page: Page) =>
  page
    .locator('[role="toolbar"], .section-toolbar, .rows-toolbar, .compare-toolbar, .chosen-actions')
    .evaluateAll((bars) =>
      bars
        .filter((bar) => bar.scrollWidth > bar.clientWidth + 1)
        .map((bar) => `${bar.getAttribute('class') ?? ''} ${bar.scrollWidth} > ${bar.clientWidth}`),
    )

/** Visible elements that extend beyond the window, without a scrolling parent. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) ||
        isHeld(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => element.checkVisibility() && !isHeld(element))
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
  })

type Screen = readonly [path: string, content: string]

async function expectNoOverflow(page: Page, [path, content]: Screen) {
  await expect(page.locator(content).first()).toBeVisible({ timeout: 60_000 })
  expect([path, ...(await beyond(page))]).toEqual([path, 0, 0])
  expect([path, await cutOff(page)]).toEqual([path, []])
  if (!isPhone(page.viewportSize()?.width ?? 0)) return
  expect(await cutOffBars(page), path).toEqual([])
  if (path.includes('/print/'))
    await expect(page.getByRole('button', { name: 'Print or save as PDF' }), path).toBeInViewport({
      ratio: 1,
    })
}

for (const width of [390, 1024]) {
  test(`at ${width} px no screen scrolls sideways, nothing is cut off, and a phone shows the print button`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    for (const screen of await screensOf(client, projects[1]?.id ?? '')) {
      await open(screen[0])
      await expectNoOverflow(page, screen)
    }
    await open(`/projects/${projects[1]?.id ?? ''}`)
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await beyond(page)).toEqual([0, 0])
    expect(await cutOff(page)).toEqual([])
  })

  test(`at ${width} px no screen with a map scrolls sideways, and nothing is cut off @map`, async ({
    page,
    open,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const screen of mapScreensOf(projects[1]?.id ?? '')) {
      await open(screen[0])
      await expectNoOverflow(page, screen)
    }
  })
}

/** Visible part of an element, CSS px. */
const heightOf = async (page: Page, part: string) => (await page.locator(part).boundingBox())?.height ?? 0

test('a page at 200 % shows rows of a table and a part of a log without scrolling', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[1]?.id ?? ''
  const hole = (await Array.fromAsync(client.locations(project)))[0]?.id ?? ''
  await page.setViewportSize({ width: 720, height: 450 })
  const rowsInSight = () =>
    page
      .locator('[role=row]:has([role=gridcell])')
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight + 2).length,
      )
  await open(`/projects/${project}?table=GEOL`)
  await expect.poll(rowsInSight).toBeGreaterThanOrEqual(3)
  await open(`/projects/${project}?hole=${hole}&tab=log`)
  await expect(page.locator('.log-view')).toBeVisible()
  expect(await beyond(page)).toEqual([0, 0])
  await expect.poll(() => heightOf(page, '.log-scroll')).toBeGreaterThan(200)
})

test('the sheet on a phone is dragged up and down, and a tap makes it taller', async ({
  page,
  open,
  projects,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const handle = page.locator('.sheet-handle')
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
    const box = await page.locator('.hole-summary').boundingBox()
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
    await expect(page.locator('.project')).toHaveAttribute('data-sheet', 'full')
    const panel = page.getByRole('complementary', { name: 'Open hole' })
    const heading = panel.getByRole('heading', { level: 2 }).first()
    const isLast = await panel.getByRole('button', { name: 'Next hole' }).isDisabled()
    const name = await heading.innerText()
    await swipe(page, isLast ? 120 : -120)
    await expect(heading).not.toHaveText(name)
    await swipe(page, isLast ? -120 : 120)
    await expect(heading).toHaveText(name)
    await swipe(page, 30)
    await expect(heading).toHaveText(name)
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.locator('.project')).toHaveAttribute('data-sheet', 'half')
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
  await expect(page.locator('.project')).toHaveAttribute('data-sheet', 'full')
  await expect.poll(() => heightOf(page, '.project-panel')).toBeGreaterThan(750)
  const panel = page.getByRole('complementary', { name: 'Open hole' })
  const heading = panel.getByRole('heading', { level: 2 }).first()
  const name = await heading.innerText()
  await expect(panel.getByRole('button', { name: 'Previous hole' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Next hole' }).click()
  await expect(heading).not.toHaveText(name)
  await panel.getByRole('button', { name: 'Previous hole' }).click()
  await expect(heading).toHaveText(name)
})

test('on a phone compared logs have the whole height', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[0]?.id ?? ''
  const holes = (await Array.fromAsync(client.locations(project))).slice(0, 3)
  await open(`/projects/${project}?${holes.map(({ id }) => `pick=${id}`).join('&')}`)
  await page.locator('.chosen-tray').getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.locator('.project')).toHaveAttribute('data-sheet', 'full')
  await expect.poll(() => heightOf(page, '.table-drawer')).toBeGreaterThan(640)
  await page.getByRole('button', { name: 'Close the table' }).click()
  await expect(page.locator('.project')).toHaveAttribute('data-sheet', 'half')
})

test('on a phone plots have the whole height', async ({ page, open, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}?view=plots`)
  await expect(page.locator('.project')).toHaveAttribute('data-sheet', 'full')
  await expect.poll(() => heightOf(page, '.table-drawer')).toBeGreaterThan(640)
})

test('on a phone the list of tables shows where it continues', async ({ page, open, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const strip = page.locator('.scroll-edges:has(> .table-strip)')
  await expect(strip).toHaveAttribute('data-more-right')
  await page.locator('.table-strip').evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }))
  await expect(strip).not.toHaveAttribute('data-more-right')
  await expect(strip).toHaveAttribute('data-more-left')
})
