import { readFile } from 'node:fs/promises'
import type { Client } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { printedSheets } from './printed-sheets.ts'
import { expect, test } from './test.ts'
import { unzip } from './unzip.ts'

const PROJECT = 'NGE-1187'

// A whole sheet fits in the window, so a screenshot is complete.
test.use({ viewport: { width: 1300, height: 1500 } })

interface Saved {
  readonly name: string
  readonly path: string
}

async function download(page: Page, kind: 'SVG' | 'PNG'): Promise<Saved> {
  const button = page.getByRole('button', { name: `Download ${kind}` })
  await expect(button).toBeEnabled({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: saved.suggestedFilename(), path: await saved.path() }
}

/** Pictures are compared at this width, px: slight differences of letters do not matter. */
const COMPARED_WIDTH_PX = 240

/**
 * Opens an SVG by itself in a browser. Returns the share of pixels that are not nearly white, and the average
 * difference from a screenshot of its sheet, in levels of 255.
 */
async function openAlone(context: BrowserContext, svg: string, screenshot: Buffer) {
  const page = await context.newPage()
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(`<img alt="alone" src="${source}">`)
  await page.getByRole('img', { name: 'alone' }).evaluate((image: HTMLImageElement) => image.decode())
  const alone = await page.getByRole('img', { name: 'alone' }).screenshot()
  const seen = await page.evaluate(
    async ({ pngs, width }) => {
      const [alone = [], sheet = []] = await Promise.all(
        pngs.map(async (png) => {
          const image = new Image()
          image.src = `data:image/png;base64,${png}`
          await image.decode()
          const height = Math.round((width * image.naturalHeight) / image.naturalWidth)
          const context = new OffscreenCanvas(width, height).getContext('2d')
          if (!context) throw new Error('no canvas')
          context.imageSmoothingQuality = 'high'
          context.drawImage(image, 0, 0, width, height)
          return [...context.getImageData(0, 0, width, height).data]
        }),
      )
      const ink = alone.filter((level, at) => at % 4 === 0 && level < 230).length / (alone.length / 4)
      const length = Math.min(alone.length, sheet.length)
      let difference = 0
      for (let at = 0; at < length; at += 1) difference += Math.abs((alone[at] ?? 0) - (sheet[at] ?? 0))
      return { ink, difference: difference / length }
    },
    { pngs: [alone, screenshot].map((png) => png.toString('base64')), width: COMPARED_WIDTH_PX },
  )
  await page.close()
  return seen
}

/** No external references: no style sheet, no address, no id from outside. */
function expectSelfContained(svg: string) {
  expect(svg).not.toMatch(/\sclass="|var\(|<script|<foreignObject|href="(?!#|data:)/)
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
  const requested = [...svg.matchAll(/href="#([^"]+)"|url\((?:&quot;)?#([^)&"]+)/g)].map(([, a, b]) => a ?? b)
  expect(requested.filter((id) => !ids.has(id))).toEqual([])
}

const holesOf = (client: Client, project: string): Promise<Location[]> =>
  Array.fromAsync(client.locations(project, { include: ['tables'] }))

const PRINTED = [
  { what: 'log', address: 'log?hole={TP04}', file: `${PROJECT}-TP04-log`, texts: ['TP04'] },
  {
    what: 'section',
    // Every name of a stratum has room: others would be listed on a second sheet.
    address: 'section?pick={TP04}&pick={TP05}',
    file: `${PROJECT}-Geological section-TP04-TP05`,
    texts: ['TP04', 'TP05'],
  },
  {
    what: 'comparison',
    address: 'compare?pick={BH101}&pick={BH102}',
    file: `${PROJECT}-Comparison of logs-BH101-BH102`,
    texts: ['BH101', 'BH102'],
  },
  {
    what: 'plot',
    address: 'plot?plot=spt&by=hole&pick={BH101}&pick={BH102}',
    file: `${PROJECT}-SPT N-plot`,
    texts: ['SPT N', 'BH101', 'BH102'],
  },
  {
    what: 'plan',
    // With all labels the holes without one would be listed on a second sheet.
    address: 'map?base=offline&off=labels',
    file: `${PROJECT}-Exploratory hole location plan`,
    // The picture of the map includes names of holes.
    texts: ['Hole types', 'Fen Link Road, Guyhirn to Wisbech St Mary'],
  },
] as const

for (const { what, address, file, texts } of PRINTED)
  test(`the ${what} is downloaded as SVG and as PNG with 300 dpi${what === 'plan' ? ' @map' : ''}`, async ({
    page,
    context,
    open,
    client,
    projects,
  }) => {
    test.setTimeout(120_000)
    const project = projects.find(({ projectId }) => projectId === PROJECT)?.id ?? ''
    const holes = await holesOf(client, project)
    const idOf = (name: string) => holes.find(({ locationId }) => locationId === name)?.id ?? ''
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(
      `/projects/${project}/print/${address.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name))}`,
    )
    const drawing = await download(page, 'SVG')
    expect(drawing.name).toBe(`${file}.svg`)
    await expect(page.getByRole('status').filter({ hasText: `Downloaded ${file}.svg.` })).toBeVisible()
    const svg = await readFile(drawing.path, 'utf8')
    expectSelfContained(svg)
    for (const text of texts) expect(svg).toMatch(new RegExp(`<(text|tspan)[^>]*>${text}<`))
    if (what === 'plan') expect(svg).toContain('href="data:image/png;base64,')
    const { ink, difference } = await openAlone(context, svg, await printedSheets(page).screenshot())
    expect(ink).toBeGreaterThan(0.02)
    expect(difference).toBeLessThan(5)
    const picture = await download(page, 'PNG')
    expect(picture.name).toBe(`${file}.png`)
    const png = await readFile(picture.path)
    // Width and height in the header: https://www.w3.org/TR/png-3/#11IHDR
    const sides = [png.readUInt32BE(16), png.readUInt32BE(20)].toSorted((a, b) => a - b)
    expect(sides).toEqual([2480, 3508])
  })

test('a log of several sheets is downloaded as a zip with a picture of each', async ({
  page,
  context,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === PROJECT)?.id ?? ''
  const hole = (await holesOf(client, project)).find(({ locationId }) => locationId === 'BH105')
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}`)
  const saved = await download(page, 'SVG')
  expect(saved.name).toBe(`${PROJECT}-BH105-log-svg.zip`)
  const files = unzip(await readFile(saved.path))
  expect([...files.keys()]).toEqual([1, 2, 3, 4].map((sheet) => `${PROJECT}-BH105-log-${sheet}.svg`))
  for (const [index, svg] of [...files.values()].entries()) {
    expectSelfContained(svg)
    expect(svg).toContain('>BH105<')
    const seen = await openAlone(context, svg, await printedSheets(page).nth(index).screenshot())
    expect(seen.difference).toBeLessThan(5)
  }
})

test('pictures whose title has characters forbidden in XML can be opened', async ({
  page,
  context,
  open,
  client,
  projects,
}) => {
  const project = projects.find(({ projectId }) => projectId === PROJECT)?.id ?? ''
  const hole = (await holesOf(client, project)).find(({ locationId }) => locationId === 'TP04')
  await open(`/projects/${project}/print/log?hole=${hole?.id ?? ''}&title=Fen%01Link%1F%EF%BF%BERoad`)
  const svg = await readFile((await download(page, 'SVG')).path, 'utf8')
  const { ink } = await openAlone(context, svg, await printedSheets(page).screenshot())
  expect(ink).toBeGreaterThan(0.02)
  expect(svg).toContain('Fen[U+0001]Link[U+001F]\uFFFDRoad')
  expect((await download(page, 'PNG')).name).toBe(`${PROJECT}-TP04-log.png`)
})
