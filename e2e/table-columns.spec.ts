import { violationsOf } from './axe.ts'
import { holePanel, tableDrawer } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'
import { column, findDescendant } from './table-page.ts'

test('a hidden column stays hidden until the columns are reset', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=GEOL`)
  await expect(column(page, 'GEOL_BASE')).toBeVisible()
  await tableDrawer(page)
    .getByRole('button', { name: /^Columns/ })
    .click()
  await page.getByRole('menuitemcheckbox', { name: /\bGEOL_BASE$/ }).click()
  await page.keyboard.press('Escape')
  await expect(column(page, 'GEOL_BASE')).toBeHidden()
  await page.reload()
  await expect(column(page, 'GEOL_TOP')).toBeVisible()
  await expect(column(page, 'GEOL_BASE')).toBeHidden()
  await tableDrawer(page)
    .getByRole('button', { name: /^Columns/ })
    .click()
  await page.getByRole('menuitemcheckbox', { name: 'Default' }).click()
  await page.keyboard.press('Escape')
  await expect(column(page, 'GEOL_BASE')).toBeVisible()
})

test('the panel and the table are resized by keyboard, and keep their sizes', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&table=GEOL`)
  const width = page.getByRole('separator', { name: 'Width of the panel' })
  await width.focus()
  await page.keyboard.press('ArrowLeft')
  const wider = Number(await width.getAttribute('aria-valuenow'))
  await expect.poll(async () => (await holePanel(page).boundingBox())?.width).toBe(wider)
  const height = page.getByRole('separator', { name: 'Height of the table' })
  await height.focus()
  await page.keyboard.press('Home')
  const lowest = Number(await height.getAttribute('aria-valuemin'))
  await expect.poll(async () => (await tableDrawer(page).boundingBox())?.height).toBe(lowest)
  await page.reload()
  await expect.poll(async () => (await holePanel(page).boundingBox())?.width).toBe(wider)
  await expect.poll(async () => (await tableDrawer(page).boundingBox())?.height).toBe(lowest)
})

for (const width of [1440, 390]) {
  test(`axe finds nothing in tables at ${width} px, light or dark`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { project, hole, row } = await findDescendant(client, projects)
    await open(`/projects/${project}?table=GEOL`)
    await tableDrawer(page).getByRole('gridcell').nth(2).click()
    await mapIsReplaced(page)
    expect(await violationsOf(page, tableDrawer(page))).toEqual([])
    await open(`/projects/${project}?hole=${hole}&tab=${row.table}`)
    await expect(holePanel(page).getByRole('grid')).toBeVisible()
    // On a phone an open hole covers the map.
    if (width > 390) await mapIsReplaced(page)
    expect(await violationsOf(page, holePanel(page))).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the example in the filter of a table is not cut off', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=GEOL`)
  const field = page.getByPlaceholder(/^Filter: /)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(field).toBeVisible()
    const { room, text } = await field.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('no canvas')
      context.font = font
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return { room: input.clientWidth - padding, text: context.measureText(input.placeholder).width }
    })
    expect(room).toBeGreaterThanOrEqual(text)
  }
})
