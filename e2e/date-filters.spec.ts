import { histogramOf } from './page-parts.ts'
import { expect, test } from './test.ts'
import { readHoles, tab, status, everyHole } from './filter-page.ts'

test('holes are filtered by start date, and the address keeps it', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[1]?.id ?? ''
  const holes = await readHoles(client, project)
  const begun = holes.map(({ data }) => data.LOCA_STAR ?? '').sort()
  const [first = '', last = ''] = [begun[0], begun.at(-1)]
  const middle = begun[Math.floor(begun.length / 2)] ?? ''
  expect([first, middle, last]).toEqual(
    [first, middle, last].map(() => expect.stringMatching(/^\d{4}-\d\d-\d\d$/)),
  )
  const early = holes.filter(({ data }) => (data.LOCA_STAR ?? '') <= middle)
  await open(`/projects/${project}`)
  await tab(page, 'Filters').click()
  await page.getByLabel('Started on or before').fill(middle)
  await expect(status(page, early.length, holes.length)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('date')).toBe(`..${middle}`)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove filter: Started on or before \d/ })).toBeVisible()
  await expect(status(page, early.length, holes.length)).toBeVisible()

  // From the middle of the histogram to its right end.
  const bars = histogramOf(page.getByRole('group', { name: 'Started' }))
  await bars.scrollIntoViewIfNeeded()
  const box = await bars.boundingBox()
  if (!box) throw new Error('no histogram')
  await page.mouse.move(box.x + box.width / 2, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 2, box.y + 20)
  await page.mouse.up()
  await expect(page.getByLabel('Started on or after')).not.toHaveValue('')
  await expect(page.getByLabel('Started on or before')).not.toHaveValue(middle)
  const from = await page.getByLabel('Started on or after').inputValue()
  const to = await page.getByLabel('Started on or before').inputValue()
  const late = holes.filter(({ data: { LOCA_STAR = '' } }) => LOCA_STAR >= from && LOCA_STAR <= to)
  expect(late.length).toBeGreaterThan(0)
  expect(to >= last).toBe(true)
  await expect(status(page, late.length, holes.length)).toBeVisible()
  await page.getByRole('button', { name: /^Remove filter: Started/ }).click()
  await tab(page, 'Holes').click()
  await expect(everyHole(page, holes.length)).toBeVisible()

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Latest first')
  const latest = holes.filter(({ data }) => data.LOCA_STAR === last).map(({ locationId }) => locationId)
  const top = page.getByRole('listbox').first().getByRole('option').first()
  await expect(top).toContainText(new RegExp(latest.join('|')))
})
