import type { Page } from '@playwright/test'
import { attribution } from './map-controls.ts'
import { over } from './map-plan.ts'
import { planLegend, planPicture, printedSheets, sheetsAreReady } from './printed-sheets.ts'
import { readPicture } from './read-picture.ts'
import { expect, mapIsIdle } from './test.ts'
import { TILE_COLOURS } from './tile-server.ts'
import { test, shares, looks, hasHole } from './overlay-maps.ts'

const slider = (page: Page, name: string) => page.getByRole('slider', { name: `Opacity of ${name}` })

for (const [id, name, colour, words] of [
  ['aerial', 'Aerial', TILE_COLOURS.aerial, '© Aerial & <b>Sons</b>'],
  ['tiled-mines', 'Tiled mines', TILE_COLOURS.mines, '© Mines Board'],
] as const)
  test(`the basemap ${name} is drawn below the holes, with its attribution`, async ({ page, plan, open }) => {
    await open(`/projects/${plan.project}?side=legend&${over(plan.hole('SQUARE')).slice(1)}`, plan.key)
    await page.getByRole('radio', { name }).check()
    await expect(page).toHaveURL(new RegExp(`base=${id}`))
    await mapIsIdle(page)
    await looks(page, colour)
    await hasHole(page)
    await expect(attribution(page)).toContainText(words)
  })

test('an overlay is loaded when switched on, drawn below the holes, and kept in the address', async ({
  page,
  plan,
  open,
  tiles,
}) => {
  const before = tiles.requested.length
  await open(`/projects/${plan.project}?side=legend&base=offline${over(plan.hole('SQUARE'))}`, plan.key)
  await mapIsIdle(page)
  expect(tiles.requested.slice(before)).toEqual([])
  await expect(slider(page, 'Bedrock')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Bedrock' }).check()
  await looks(page, TILE_COLOURS.bedrock)
  await hasHole(page)
  await expect(attribution(page)).toContainText('© Geologists')
  await expect(page).toHaveURL(/overlay=bedrock(&|$)/)
  const [first] = tiles.requested.slice(before)
  expect(first?.address.searchParams.get('map')).toBe('a')
  // As in docs/maps.md, its server gets the origin of the site, not the address of the page.
  expect(first?.headers.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect([first?.headers.referer, first?.headers.cookie, first?.headers.authorization]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await page.reload()
  await looks(page, TILE_COLOURS.bedrock)
  await page.getByRole('checkbox', { name: 'Bedrock' }).uncheck()
  await expect(attribution(page).getByText('© Geologists')).toBeHidden()
  await mapIsIdle(page)
  expect(await shares(page, TILE_COLOURS.bedrock)).toBe(0)
  await expect(page).not.toHaveURL(/overlay/)
})

test('a slider sets the opacity of an overlay, and later ones are drawn above earlier ones', async ({
  page,
  plan,
  open,
}) => {
  await open(
    `/projects/${plan.project}?side=legend&overlay=bedrock&overlay=old-mines~100${over(plan.hole('SQUARE'))}`,
    plan.key,
  )
  await looks(page, TILE_COLOURS.mines)
  await expect(slider(page, 'Old mines')).toHaveValue('100')
  await slider(page, 'Old mines').fill('0')
  await looks(page, TILE_COLOURS.bedrock)
  await expect(page).toHaveURL(/overlay=old-mines~0|overlay=old-mines%7E0/)
  await page.getByRole('radio', { name: 'Aerial' }).check()
  await expect(attribution(page)).toContainText('Aerial')
  await mapIsIdle(page)
  await looks(page, TILE_COLOURS.bedrock)
  await hasHole(page)
})

test('a printed plan has its overlays with attribution, and lists missing ones', async ({
  page,
  plan,
  open,
}) => {
  const search = `base=aerial&overlay=bedrock~70&overlay=broken${over(plan.hole('SQUARE'))}`
  await open(`/projects/${plan.project}/print/map?${search}`, plan.key)
  await sheetsAreReady(page)
  const sheet = printedSheets(page).first()
  await expect(sheet).toContainText('© Geologists')
  await expect(sheet).toContainText('© Aerial')
  await expect(sheet).toContainText('Aerial, Bedrock (70%)')
  await expect(planLegend(sheet)).toContainText('Bedrock (70%): © Geologists')
  await expect(sheet).not.toContainText('Broken')
  await expect(page.getByText('Not on this plan, because nothing was loaded: Broken.')).toBeVisible()
  const box = await planPicture(sheet).boundingBox()
  const corner = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, width: 10, height: 10 }
  const { data } = await readPicture(page, await page.screenshot({ clip: corner }))
  // 70 % of green on magenta.
  for (const [channel, expected] of [77, 140, 77].entries())
    expect(Math.abs((data[channel] ?? 0) - expected)).toBeLessThan(12)
})

test('overlays can be switched on over the map of all projects, and are kept in the address', async ({
  page,
  open,
}) => {
  await open('/projects?base=offline')
  await mapIsIdle(page)
  await page.getByText('Overlays', { exact: true }).first().click()
  await page.getByRole('checkbox', { name: 'Bedrock' }).check()
  await expect(page).toHaveURL(/overlay=bedrock(&|$)/)
  await looks(page, TILE_COLOURS.bedrock)
  await expect(attribution(page)).toContainText('© Geologists')
  await expect(
    page.getByRole('table', { name: 'List of projects' }).getByRole('link').first(),
  ).toHaveAttribute('href', /overlay=bedrock(&|$)/)
  await slider(page, 'Bedrock').fill('0')
  await expect(page).toHaveURL(/overlay=bedrock(~|%7E)0/)
  await mapIsIdle(page)
  await expect.poll(() => shares(page, TILE_COLOURS.bedrock)).toBe(0)
  await page.getByRole('checkbox', { name: 'Broken' }).check()
  await expect(page.getByText('Broken could not be loaded.')).toBeVisible()
})
