import {
  planGrid,
  planLegend,
  planPicture,
  printedPlan,
  printedSheets,
  sheetsAreReady,
} from './printed-sheets.ts'
import { entriesBeyondPlan } from './sheet-measures.ts'
import { expect, test } from './test.ts'
import { printed } from './print-page.ts'

test('the map is printed from its legend as one sharp image: scale, north, legend and grid @map', async ({
  page,
  open,
  projects,
}) => {
  test.setTimeout(180_000)
  const project = projects.find(({ hasSiteBoundary }) => hasSiteBoundary) ?? projects[0]
  await open(`/projects/${project?.id ?? ''}?base=offline&side=legend`)
  await page.getByRole('link', { name: 'Print this map' }).click()
  await sheetsAreReady(page)
  const picture = planPicture(page)
  const pixels = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.width)
  // Dots per inch of paper, within a pixel of rounding.
  expect(pixels * 96).toBeGreaterThan(299)
  await expect(page.getByRole('img', { name: 'North' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^1:[\d\s]+$/ })).toBeVisible()
  await expect(planLegend(page)).toContainText('Hole types')
  await expect(planGrid(page)).toContainText(/\d E/)
  // The second page lists the holes without a label.
  expect(await printed(page)).toEqual({ pages: 2, sizes: ['842x595'], images: 1 })
})

test('the plan has the orientation with the larger scale, and its whole legend on one sheet @map', async ({
  page,
  open,
  projects,
}) => {
  // Two pictures at 300 dpi are drawn and read back without a graphics card.
  const pictureTimeout = 120_000
  test.setTimeout(2 * pictureTimeout + 60_000)
  const sheet = printedPlan(page)
  const paper = printedSheets(page).first()
  const scaleOf = async () => Number(await sheet.getAttribute('data-scale'))
  // Orientation and scale are final before the picture is drawn.
  const scaleTurned = async (turn: 'portrait' | 'landscape') => {
    await page.getByLabel('Orientation').selectOption(turn)
    const isTall = () => paper.evaluate((element) => element.clientHeight > element.clientWidth)
    await expect.poll(isTall).toBe(turn === 'portrait')
    return scaleOf()
  }
  const openPlan = async (projectId: string) => {
    const id = projects.find((project) => project.projectId === projectId)?.id ?? ''
    await open(`/projects/${id}/print/map?base=offline`)
    await sheetsAreReady(page, pictureTimeout)
  }
  const hasTheLargerScale = async () => {
    const scale = await scaleOf()
    expect(scale).toBeLessThanOrEqual(await scaleTurned('portrait'))
    expect(scale).toBeLessThanOrEqual(await scaleTurned('landscape'))
  }
  const legendIsOnTheSheet = async () => {
    await expect(sheet).toHaveCount(1)
    expect(await entriesBeyondPlan(page)).toEqual([])
  }
  // A large area with very many legend entries, and a road from south to north.
  await openPlan('NGE-1342')
  await legendIsOnTheSheet()
  await hasTheLargerScale()
  await openPlan('NGE-1187')
  await legendIsOnTheSheet()
  await expect(page.getByLabel('Orientation')).toHaveValue('')
  expect((await printed(page)).sizes).toEqual(['595x842'])
  await hasTheLargerScale()
  // Landscape was selected last.
  expect((await printed(page)).sizes).toEqual(['842x595'])
})

test('a map too large for the graphics card is printed at a lower resolution, which is stated @map', async ({
  page,
  open,
  projects,
}) => {
  await page.addInitScript(() => {
    // Simulates a small graphics card.
    const { prototype } = WebGL2RenderingContext
    const getParameter = Reflect.get<WebGL2RenderingContext, 'getParameter'>(prototype, 'getParameter')
    prototype.getParameter = function (name: number): unknown {
      return name === this.MAX_TEXTURE_SIZE ? 2048 : getParameter.call(this, name)
    }
  })
  const road = projects.find(({ projectId }) => projectId === 'NGE-1187')
  await open(`/projects/${road?.id ?? ''}/print/map?base=offline&paper=A3`)
  await sheetsAreReady(page)
  const note = page.getByRole('note').filter({ hasText: 'dpi' })
  await expect(note).toContainText(/draw the map at \d+ dpi, not at 300 dpi/)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  const sheet = printedSheets(page).first()
  await expect(sheet).toContainText(/\d dpi/)
  await expect(sheet).toContainText('78; 2 without coordinates')
})
