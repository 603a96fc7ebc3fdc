import AxeBuilder from '@axe-core/playwright'
import type { Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Px of a millimetre in the page. */
const MM = 96 / 25.4

const holesOf = (client: Client, project: string): Promise<Location[]> =>
  Array.fromAsync(client.locations(project, { include: ['tables'] }))

const deepest = (holes: readonly Location[]) =>
  holes.toSorted((a, b) => (b.finalDepth ?? 0) - (a.finalDepth ?? 0))[0]

/** Everything that is to be on the sheets is there. */
const sheetsAreReady = (page: Page) =>
  expect(page.locator('[data-print-state="ready"]')).toBeVisible({ timeout: 60_000 })

/** What the browser prints: pages, their sizes in points, and how many images are in them. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return {
    pages: boxes.length,
    sizes: [
      ...new Set(
        boxes.map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`),
      ),
    ],
    images: [...pdf.matchAll(/\/Subtype\s*\/Image/g)].length,
  }
}

test('the log is printed from where it is seen, on sheets of A4, as vectors', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const hole = deepest(await holesOf(client, project))
  if (!hole) throw new Error('no hole')
  await open(`/projects/${project}?hole=${hole.id}&tab=log`)
  await page.getByRole('link', { name: 'Print this log' }).click()
  await expect(page).toHaveURL(/\/print\/log\?/)
  await sheetsAreReady(page)
  const sheets = page.locator('.paper-sheet')
  await expect(sheets.first().getByRole('heading', { name: hole.locationId, exact: true })).toBeVisible()
  await expect(sheets.first()).toContainText(`Sheet 1 of ${await sheets.count()}`)
  expect(await printed(page)).toEqual({ pages: await sheets.count(), sizes: ['595x842'], images: 0 })
  await page.getByRole('link', { name: 'Back to the project' }).click()
  await expect(page.getByRole('link', { name: 'Print this log' })).toBeVisible()
})

test('a metre of depth is 20 mm at 1:50 and 10 mm at 1:100, and the address keeps the scale', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const hole = deepest(await holesOf(client, project))
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}&scale=50`)
  const metre = async () => {
    await sheetsAreReady(page)
    // Ground and the grid line of a depth that is written beside it.
    return page
      .locator('.log-sheet-columns')
      .first()
      .evaluate((columns) => {
        const ticks = [...columns.querySelectorAll('.log-drawing g')].flatMap((group) => {
          const text = group.querySelector('text.log-figure')?.textContent ?? ''
          const tick = group.querySelector('path.log-tick')
          const isDepth = tick !== null && !group.classList.contains('log-levels') && /^\d/.test(text)
          return isDepth ? [{ depth: Number(text), y: tick.getBoundingClientRect().y }] : []
        })
        const [first, last] = [ticks[0], ticks.at(-1)]
        if (!first || !last || first === last) throw new Error('no ticks')
        return (last.y - first.y) / (last.depth - first.depth)
      })
  }
  expect((await metre()) / MM).toBeCloseTo(20, 1)
  await page.getByLabel('Scale').selectOption('100')
  await expect(page).toHaveURL(/[?&]scale=100/)
  await expect(page.locator('.log-sheet-columns').first()).toHaveAttribute('data-scale', '100')
  expect((await metre()) / MM).toBeCloseTo(10, 1)
  await page.reload()
  await expect(page.locator('.log-sheet-columns').first()).toHaveAttribute('data-scale', '100')
})

test('several chosen holes are printed in one go on A3, each from a new sheet, with what was written above', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const logged = (await holesOf(client, project)).filter(({ tables }) =>
    tables?.some(({ code }) => code === 'GEOL'),
  )
  const chosen = logged.slice(0, 3)
  const pick = chosen.map(({ id }) => `pick=${id}`).join('&')
  await open(`/projects/${project}/print/log?of=chosen&paper=A3&turn=landscape&${pick}`)
  await sheetsAreReady(page)
  await page.getByLabel('Title').fill('Factual report')
  await expect(page).toHaveURL(/title=Factual\+report/)
  const sheets = page.locator('.paper-sheet')
  await expect(sheets.first()).toContainText('Factual report')
  for (const { locationId } of chosen)
    await expect(sheets.filter({ hasText: 'Sheet 1 of' }).filter({ hasText: locationId })).toHaveCount(1)
  expect(await printed(page)).toEqual({ pages: await sheets.count(), sizes: ['1191x842'], images: 0 })
})

test('the section is printed at the scales that it states, its ties said to be an interpretation', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const logged = (await holesOf(client, project)).filter(
    ({ tables, latitude, groundLevel }) =>
      latitude !== null && groundLevel !== null && tables?.some(({ code }) => code === 'GEOL'),
  )
  const pick = logged.slice(0, 3).map(({ id }) => `pick=${id}`)
  await open(`/projects/${project}?view=section&ties=yes&${pick.join('&')}`)
  await page.getByRole('link', { name: 'Print this section' }).click()
  await sheetsAreReady(page)
  await page.getByLabel('Heights').selectOption('200')
  await expect(page.locator('.section-sheet').first()).toHaveAttribute('data-rise', '200')
  await expect(page.locator('.section-note').first()).toContainText('Interpretation')
  await expect(page.getByRole('listitem').filter({ hasText: 'The line turns here' })).toHaveCount(1)
  const level = await page
    .locator('.section-sheet')
    .first()
    .evaluate((sheet) => {
      const lines = [...sheet.querySelectorAll('.section-levels > g')].map((group) => ({
        level: Number(group.querySelector('text')?.textContent),
        y: group.querySelector('path')?.getBoundingClientRect().y ?? NaN,
      }))
      const [first, last] = [lines[0], lines.at(-1)]
      if (!first || !last) throw new Error('no levels')
      return (first.y - last.y) / (last.level - first.level)
    })
  const fit = await page
    .locator('.paper-sheet')
    .first()
    .evaluate((sheet) => Number(getComputedStyle(sheet).zoom))
  expect(level / fit / MM).toBeCloseTo(5, 1)
  const { sizes, images } = await printed(page)
  expect({ sizes, images }).toEqual({ sizes: ['842x595'], images: 0 })
})

test('the map is printed from its legend as one crisp image, with scale, north, legend and grid', async ({
  page,
  open,
  projects,
}) => {
  test.setTimeout(180_000)
  const project = projects.find(({ hasSiteBoundary }) => hasSiteBoundary) ?? projects[0]
  await open(`/projects/${project?.id ?? ''}?base=offline`)
  await page.getByRole('link', { name: 'Print this map' }).click()
  await sheetsAreReady(page)
  const picture = page.getByRole('img', { name: /^Map of / })
  const fineness = await picture.evaluate((image: HTMLImageElement) => {
    const sheet = image.closest<HTMLElement>('.paper-sheet')
    return { pixels: image.naturalWidth, width: image.width, zoom: sheet ? getComputedStyle(sheet).zoom : '' }
  })
  // Dots to the inch of paper, a pixel of rounding aside.
  expect((fineness.pixels / fineness.width) * 96).toBeGreaterThan(299)
  await expect(page.getByRole('img', { name: 'North' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^1:[\d\s]+$/ })).toBeVisible()
  await expect(page.locator('.map-sheet-legend')).toContainText('Hole types')
  await expect(page.locator('.map-grid')).toContainText(/\d+ E/)
  expect(await printed(page)).toEqual({ pages: 1, sizes: ['842x595'], images: 1 })
})

test('where there is nothing to print it is said what to do, and nothing is wrong with the screen', async ({
  page,
  open,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  await open(`/projects/${project}/print/log`)
  await expect(page.getByText('No hole is open or chosen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  await open(`/projects/${project}/print/section`)
  await expect(page.getByText('There is no line yet for a section.')).toBeVisible()
  await open(`/projects/${project}/print/poster`)
  await expect(page.getByText('There is nothing at this address.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the sheets of a log, ${colorScheme}`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    const project = projects[0]?.id ?? ''
    const hole = deepest(await holesOf(client, project))
    await page.emulateMedia({ colorScheme })
    await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}`)
    await sheetsAreReady(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

test('a map that the graphics card has no room for is said to be coarser: why on the screen, how much on the sheet', async ({
  page,
  open,
  projects,
}) => {
  await page.addInitScript(() => {
    // Stands for a small graphics card.
    const { getParameter: ask } = WebGL2RenderingContext.prototype as unknown as {
      getParameter: (this: WebGL2RenderingContext, name: number) => unknown
    }
    Object.defineProperty(WebGL2RenderingContext.prototype, 'getParameter', {
      value(this: WebGL2RenderingContext, name: number): unknown {
        return name === this.MAX_TEXTURE_SIZE ? 2048 : ask.call(this, name)
      },
    })
  })
  const road = projects.find(({ projectId }) => projectId === 'NGE-1187')
  await open(`/projects/${road?.id ?? ''}/print/map?base=offline&paper=A3`)
  await expect(page.locator('[data-print-state=ready]')).toBeVisible({ timeout: 60_000 })
  const note = page.locator('.print-sheets > .notice')
  await expect(note).toContainText(/room for \d+ dots to the inch of this map, not for 300/)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  const sheet = page.locator('.paper-sheet')
  await expect(sheet).toContainText(/\d+ dots to the inch/)
  await expect(sheet).toContainText('78; 2 without a position')
})
