import { activePoint, plotDrawing, plotGround, plotOverlay, plotPoints, pointCard } from './plot-parts.ts'
import { expect, test } from './test.ts'
import { findProject, plotButton } from './plot-page.ts'

for (const size of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
])
  test(`the list of plots is one row and the plot is visible at ${size.width} × ${size.height}`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    await page.setViewportSize(size)
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    const holes = await Array.fromAsync(client.locations(project))
    const picks = holes.map(({ id }) => `&pick=${id}`).join('')
    await open(`/projects/${project}?view=plots&plot=spt${picks}`)
    await plotPoints(page).waitFor()
    const list = page.getByRole('navigation', { name: 'Plot' }).getByRole('list')
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(48)
    const box = await plotOverlay(page).boundingBox()
    expect(box?.y).toBeLessThan(size.height - 120)
  })

test.describe('by touch on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('two fingers zoom the plot', async ({ page, open, client, projects }) => {
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    await open(`/projects/${project}?view=plots&plot=spt`)
    await plotPoints(page).waitFor()
    await plotOverlay(page).scrollIntoViewIfNeeded()
    const box = await plotOverlay(page).boundingBox()
    if (!box) throw new Error('no plot')
    const [x, y] = [box.x + box.width / 2, box.y + 100]
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ]
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [60, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page).toHaveURL(/[?&]part=/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('the first tap describes a point, the second opens it', async ({ page, open, client, projects }) => {
    const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
    await open(`/projects/${project}?view=plots&plot=spt`)
    await plotPoints(page).waitFor()
    await plotDrawing(page).focus()
    await page.keyboard.press('Home')
    const ring = activePoint(page)
    await ring.scrollIntoViewIfNeeded()
    const box = await ring.boundingBox()
    await page.keyboard.press('Escape')
    if (!box) throw new Error('no point')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.touchscreen.tap(x, y)
    await expect(pointCard(page)).toBeVisible()
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(/[?&]tab=ISPT/)
  })
})

test('the names in the list of plots are written in full', async ({ page, open, client, projects }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const project = await findProject(client, projects, 'IVAN', 'GRAG')
  await open(`/projects/${project}?view=plots`)
  await expect(plotGround(page)).toBeVisible()
  await expect(plotButton(page, 'Undrained shear strength')).toBeVisible()
  const plots = page.getByRole('navigation', { name: 'Plot' }).getByRole('button')
  const cut = await plots.evaluateAll((all) =>
    all.flatMap(({ firstElementChild: name, lastElementChild: count }) => {
      // The count of a very large project.
      count?.replaceChildren('≤\u00a01,234,567')
      return name && name.scrollWidth > name.clientWidth ? [name.textContent] : []
    }),
  )
  expect(cut).toEqual([])
})
