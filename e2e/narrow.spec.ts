import type { Client } from '@groundsheet/client'
import type { Locator, Page } from '@playwright/test'
import { logDrawings } from './log-parts.ts'
import { toolbars, heightOf } from './page-parts.ts'
import { plotGround } from './plot-parts.ts'
import { printedSheets } from './printed-sheets.ts'
import { holePanel } from './regions.ts'
import { sectionDrawings, sectionToolbar } from './section-parts.ts'
import { expect, test } from './test.ts'

/** A screen and a part of its content. */
type Screen = readonly [path: string, content: (page: Page) => Locator]

const cells = (page: Page) => page.getByRole('gridcell')

/** Screens that show a map. */
const mapScreensOf = (project: string): Screen[] => [
  ['/projects', (page) => page.getByRole('region', { name: 'List of projects' })],
  [`/projects/${project}`, (page) => page.getByRole('listbox').getByRole('option')],
  [`/projects/${project}/print/map`, printedSheets],
]

/** Every other screen of the viewer with content. */
async function screensOf(client: Client, project: string): Promise<Screen[]> {
  const holes = await Array.fromAsync(client.locations(project, { include: ['tables'] }))
  const placed = holes.filter(({ latitude }) => latitude !== null)
  const rich = placed.toSorted((a, b) => (b.tables?.length ?? 0) - (a.tables?.length ?? 0))
  const hole = rich[0]?.id ?? ''
  const selected = rich.slice(0, 6).map(({ id }) => `pick=${id}`)
  const at = `/projects/${project}`
  return [
    [`${at}?hole=${hole}&tab=details`, (page) => page.getByRole('region', { name: 'Headings of the hole' })],
    [`${at}?hole=${hole}&tab=log`, logDrawings],
    [`${at}?hole=${hole}&tab=GEOL`, cells],
    [`${at}?table=GEOL`, cells],
    [`${at}?view=compare&${selected.join('&')}`, logDrawings],
    [`${at}?view=section&${selected.join('&')}`, sectionDrawings],
    [`${at}?view=plots&${selected.join('&')}`, plotGround],
    [`${at}/print/log?hole=${hole}`, printedSheets],
    [`${at}/print/section?${selected.join('&')}`, printedSheets],
  ]
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
  toolbars(page).evaluateAll((bars) =>
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

async function expectNoOverflow(page: Page, [path, content]: Screen) {
  await expect(content(page).first()).toBeVisible({ timeout: 60_000 })
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
  test(`at ${width} px no screen scrolls sideways, nothing is cut off; a phone has the print button`, async ({
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

test('the buttons of a section take two rows of a phone', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const project = projects[1]?.id ?? ''
  const holes = await Array.fromAsync(client.locations(project))
  // In an order that is not along a line, there are most buttons.
  const [first, second, ...others] = holes.filter(({ latitude }) => latitude !== null).slice(0, 6)
  const selected = [first, ...others, second].map((hole) => `pick=${hole?.id ?? ''}`)
  await open(`/projects/${project}?view=section&${selected.join('&')}`)
  await expect(sectionDrawings(page).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Order along the best-fit line' })).toBeVisible()
  expect(await heightOf(sectionToolbar(page))).toBeLessThan(3 * 44)
})

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
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') })
      .evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight + 2).length,
      )
  await open(`/projects/${project}?table=GEOL`)
  await expect.poll(rowsInSight).toBeGreaterThanOrEqual(3)
  await open(`/projects/${project}?hole=${hole}&tab=log`)
  const log = holePanel(page).getByRole('group', { name: /^Strip log of/ })
  await expect(logDrawings(log)).toBeVisible()
  expect(await beyond(page)).toEqual([0, 0])
  await expect.poll(() => heightOf(log)).toBeGreaterThan(200)
})
