import {
  activePoint,
  highlightedPoints,
  plotDrawing,
  plotOverlay,
  plotPoints,
  pointCard,
} from './plot-parts.ts'
import { holePanel } from './regions.ts'
import { expect, test } from './test.ts'
import { findProject, rowsOf, announcement } from './plot-page.ts'

test('a plot is zoomed by wheel, keys and buttons, panned by dragging; the address has the view', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  await open(`/projects/${project}?view=plots&plot=spt`)
  const whole = page.getByRole('button', { name: 'Fit', exact: true })
  await expect(whole).toBeDisabled()
  const part = () => (new URL(page.url()).searchParams.get('part') ?? '').split(',').map(Number)
  const box = await plotOverlay(page).boundingBox()
  if (!box) throw new Error('no plot')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => part().length).toBe(4)
  const [left = 0, right = 0, least = 0, greatest = 0] = part()
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => part()[0]).toBeLessThan(left)
  const [, , higher = 0] = part()
  expect(higher).toBeLessThan(least)
  expect((part()[1] ?? 0) - (part()[0] ?? 0)).toBeCloseTo(right - left, 3)
  await page.reload()
  await expect(whole).toBeEnabled()
  await expect(plotPoints(page)).toBeVisible()
  await plotDrawing(page).focus()
  await page.keyboard.press('+')
  await expect.poll(() => (part()[3] ?? 0) - (part()[2] ?? 0)).toBeLessThan((greatest - least) * 0.8)
  // What keys lead to is brought into sight.
  await page.keyboard.press('End')
  await expect(activePoint(page)).toBeInViewport()
  await expect(pointCard(page)).toBeVisible()
  await whole.click()
  await expect.poll(() => new URL(page.url()).searchParams.has('part')).toBe(false)
  await page
    .getByRole('group', { name: 'Zoom', exact: true })
    .getByRole('button', { name: 'Zoom in' })
    .click()
  await expect.poll(() => part().length).toBe(4)
  await page.getByRole('button', { name: 'Level', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.has('part')).toBe(false)
})

test('keys move between points, Enter opens the row beside the map, and Back returns to the plot', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  const tests = await rowsOf(client, project, 'ISPT')
  const depths = tests.map(({ data }) => Number(data.ISPT_TOP)).sort((a, b) => a - b)
  await open(`/projects/${project}?view=plots&plot=spt`)
  await expect(plotPoints(page)).toHaveAttribute('data-points', String(tests.length))
  await plotDrawing(page).focus()
  await page.keyboard.press('End')
  await expect(announcement(page)).toContainText(`Depth ${(depths.at(-1) ?? 0).toFixed(2)} m`)
  await page.keyboard.press('Home')
  await expect(announcement(page)).toContainText(`Depth ${(depths[0] ?? 0).toFixed(2)} m`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]tab=ISPT/)
  await expect(page).toHaveURL(/[?&]row=.*ISPT_TOP/)
  await expect(page.getByRole('tab', { name: /ISPT/ })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(holePanel(page)).toHaveCount(0)
  await expect(plotDrawing(page)).toBeVisible()
})

test('the point under the pointer is described and its hole highlighted; a click opens its row', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = await findProject(client, projects, 'ISPT', 'GEOL', 'LLPL')
  await open(`/projects/${project}?view=plots&plot=spt`)
  await plotPoints(page).waitFor()
  await plotDrawing(page).focus()
  await page.keyboard.press('End')
  const box = await activePoint(page).boundingBox()
  const name = (await announcement(page).textContent())?.split(',')[0] ?? '?'
  await page.keyboard.press('Escape')
  await expect(pointCard(page)).toHaveCount(0)
  if (!box) throw new Error('no point')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await expect(pointCard(page)).toContainText(name)
  await expect(pointCard(page)).toContainText('Click to see the row in SPT')
  await expect(highlightedPoints(page)).toHaveCount(1)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/[?&]tab=ISPT/)
  await expect(holePanel(page).getByRole('heading', { name, exact: true })).toBeVisible()
})
