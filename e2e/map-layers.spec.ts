import { attribution } from './map-controls.ts'
import { over, pixelsOf, test, type Rgb } from './map-plan.ts'
import { expect, mapIsIdle } from './test.ts'

/** Width and height of what has the colour, and how much of that box it fills. */
function shapeOf(pixels: boolean[][]) {
  const found = pixels.flatMap((row, y) => row.flatMap((has, x) => (has ? [{ x, y }] : [])))
  const across = (values: number[]) => Math.max(...values) - Math.min(...values) + 1
  const [width, height] = [across(found.map(({ x }) => x)), across(found.map(({ y }) => y))]
  return { width, height, filled: found.length / (width * height) }
}

test('a red square marker is red and square', async ({ page, seePlan, plan }) => {
  await seePlan(over(plan.hole('SQUARE')))
  const { width, height, filled } = shapeOf(await pixelsOf(page, [255, 0, 0]))
  expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
  expect(width).toBeGreaterThan(24)
  expect(width).toBeLessThan(48)
  expect(filled).toBeGreaterThan(0.97)
})

test('an icon of the company takes the colour and the size of the marker', async ({
  page,
  seePlan,
  plan,
}) => {
  await seePlan(over(plan.hole('ICON')))
  const { width, height, filled } = shapeOf(await pixelsOf(page, [0, 0, 255]))
  expect([width, height].every((side) => Math.abs(side - 32) <= 2)).toBe(true)
  expect(filled).toBeGreaterThan(0.95)
})

test('holes are coloured by a value, the legend explains the colours, and the address keeps it', async ({
  page,
  seePlan,
  plan,
}) => {
  const square = over(plan.hole('SQUARE'))
  await seePlan(`${square}&side=legend`)
  const isRed = async () => (await pixelsOf(page, [255, 0, 0])).flat().some(Boolean)
  expect(await isRed()).toBe(true)
  const choice = page.getByRole('combobox', { name: 'Colour by' })
  await choice.selectOption('Final depth')
  await expect.poll(isRed).toBe(false)
  expect(new URL(page.url()).searchParams.get('colour')).toBe('depth')
  const key = page.getByRole('group', { name: 'Colour by' }).getByRole('paragraph')
  await expect(key.first()).toContainText(/\d\.\d\d m/)
  await page.reload()
  await mapIsIdle(page)
  expect(await isRed()).toBe(false)
  await choice.selectOption('Type')
  await expect.poll(isRed).toBe(true)
})

test('a dashed boundary has the gaps of its style, and a solid one has none', async ({ page, seePlan }) => {
  const runsAt = async (latitude: number, colour: Rgb) => {
    await seePlan(`&at=18/${latitude}/-1.4465`)
    const rows = await pixelsOf(page, colour, 300, 5)
    const line = rows[2]?.map((has) => (has ? '#' : ' ')).join('') ?? ''
    return { line, dashes: line.trim().split(/ +/), gaps: line.trim().split(/#+/).filter(Boolean) }
  }
  const solid = await runsAt(53.3898, [0, 170, 0])
  expect(solid.line).toBe('#'.repeat(300))
  const dashed = await runsAt(53.3899, [255, 0, 255])
  expect(dashed.dashes.length).toBeGreaterThan(8)
  const mean = (parts: string[]) => parts.slice(1, -1).join('').length / (parts.length - 2)
  expect(Math.abs(mean(dashed.dashes) / mean(dashed.gaps) - 4 / 2.5)).toBeLessThan(0.6)
  expect(Math.abs(mean(dashed.dashes) + mean(dashed.gaps) - 4 * 6.5)).toBeLessThan(6)
})

test('each boundary and group is switched in the legend, and the address keeps it', async ({
  page,
  seePlan,
}) => {
  await seePlan('&at=18/53.3898/-1.4465&side=legend')
  const green = async () => (await pixelsOf(page, [0, 170, 0], 60, 9)).flat().filter(Boolean).length
  expect(await green()).toBeGreaterThan(100)
  await page.getByRole('checkbox', { name: 'Solid edge' }).uncheck()
  await mapIsIdle(page)
  await expect.poll(green).toBe(0)
  await page.reload()
  await mapIsIdle(page)
  expect(await green()).toBe(0)
  await expect(
    page.getByRole('checkbox', { name: /^Twins 2 of 2 located; an outline needs 3/ }),
  ).toBeChecked()
  const name = page.getByRole('region', { name: 'Legend' }).getByText('Twins', { exact: true })
  expect((await name.boundingBox())?.width).toBeGreaterThan(60)
  await page.getByRole('button', { name: 'Label “Dashed edge”' }).click()
  expect(new URL(page.url()).searchParams.getAll('on')).toHaveLength(1)
})

test('the attribution is that of the basemap shown', async ({ page, seePlan, open, plan }) => {
  const credits = attribution(page)
  await seePlan('&at=6/53.4/-1.4')
  await expect(credits).toHaveText('GeoNames | Natural Earth')
  const everywhere = [-180, 180].flatMap((x) => [
    [x, -x / 2.2],
    [x, x / 2.2],
  ])
  const style = {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: { type: 'Polygon', coordinates: [[...everywhere, everywhere[0]]] } },
    },
    layers: [{ id: 'ground', type: 'fill', source: 'ground', paint: { 'fill-color': '#ddeedd' } }],
  }
  await page.route('https://tiles.openfreemap.org/**', (route) =>
    route.fulfill({ json: style, headers: { 'access-control-allow-origin': '*' } }),
  )
  await open(`/projects/${plan.project}?base=streets&at=6/53.4/-1.4`, plan.key)
  await expect(credits).toContainText('OpenStreetMap')
  await expect(credits).not.toContainText('Natural Earth')
})
