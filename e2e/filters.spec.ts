import type { Location, LocationGroup } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { mapShowsHoles } from './map-state.ts'
import { labelAround } from './page-parts.ts'
import { expect, mapIsIdle, test } from './test.ts'
import { placeOf, placed, readHoles, tab, status, everyHole } from './filter-page.ts'

const typeOf = (hole: Location) => hole.style?.locationType ?? ''
const typeNameOf = (hole: Location) => hole.style?.locationTypeName ?? ''
const has = (hole: Location, table: string) => hole.tables?.some(({ code }) => code === table) ?? false

/** `Cable percussion CP 3 holes`: a name, its code and its count. */
const startsAndEnds = (value: string, count: number) =>
  new RegExp(`^${RegExp.escape(value)} .*\\b${count} holes?$`)

const mapShows = (page: Page, holes: Location[]) => mapShowsHoles(page, placed(holes).length)

test(
  'a type is selected by its count; list, legend and map follow, and the address keeps it @map',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]?.id ?? ''
    const holes = await readHoles(client, project)
    const type = typeOf(holes[0] ?? ({} as Location))
    const typeName = typeNameOf(holes[0] ?? ({} as Location))
    const expected = holes.filter((hole) => typeOf(hole) === type)
    await open(`/projects/${project}`)
    await mapIsIdle(page)
    await tab(page, 'Filters').click()
    const box = page
      .getByRole('group', { name: 'Type', exact: true })
      .getByRole('checkbox', { name: startsAndEnds(`${typeName} ${type}`, expected.length) })
    await box.check()
    await expect(status(page, expected.length, holes.length)).toBeVisible()
    await mapShows(page, expected)
    expect(new URL(page.url()).searchParams.getAll('type')).toEqual([type])
    await page.reload()
    await expect(page.getByRole('button', { name: `Remove filter: Type: ${typeName}` })).toBeVisible()
    await mapShows(page, expected)
    await page.goBack()
    await mapShows(page, holes)
    await page.goForward()
    await page.getByRole('button', { name: `Remove filter: Type: ${typeName}` }).click()
    await tab(page, 'Holes').click()
    await expect(everyHole(page, holes.length)).toBeVisible()
    await mapShows(page, holes)
  },
)

test('filters are combined, each count gives the remaining holes, and all are cleared at once', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = await readHoles(client, project)
  await open(`/projects/${project}`)
  await tab(page, 'Filters').click()
  await page.getByLabel('Minimum final depth, metres').fill('5')
  const deep = holes.filter(({ finalDepth }) => finalDepth !== null && finalDepth >= 5)
  await expect(status(page, deep.length, holes.length)).toBeVisible()
  const sampled = deep.filter((hole) => has(hole, 'SAMP'))
  await page.getByRole('checkbox', { name: startsAndEnds('Samples SAMP', sampled.length) }).check()
  await expect(status(page, sampled.length, holes.length)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Final depth ≥ 5 m' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Has data for Samples' })).toBeVisible()
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByLabel('Minimum final depth, metres')).toHaveValue('')
  await tab(page, 'Holes').click()
  await expect(everyHole(page, holes.length)).toBeVisible()
})

test('if nothing matches, the page names the filter to remove', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const holes = await readHoles(client, project)
  const type = typeOf(holes[0] ?? ({} as Location))
  const expected = holes.filter((hole) => typeOf(hole) === type).length
  await open(`/projects/${project}?type=${encodeURIComponent(type)}&depth=5000-`)
  await expect(page.getByText('No holes match these filters.')).toBeVisible()
  await page
    .getByRole('button', {
      name: `${expected} ${expected === 1 ? 'hole' : 'holes'} without: Final depth ≥ 5000 m`,
    })
    .click()
  await expect(status(page, expected, holes.length)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('depth')).toBeNull()
})

for (const drawn of [false, true])
  test(`only members of a group or holes in a drawn area are ${drawn ? 'drawn @map' : 'listed'}`, async ({
    page,
    open,
    client,
    projects,
  }) => {
    const grouped: (readonly [project: string, group: LocationGroup])[] = []
    for (const { id } of projects) {
      const [group] = await Array.fromAsync(client.groups(id))
      if (group) grouped.push([id, group])
    }
    expect(grouped).not.toEqual([])
    // One project proves that the map draws what the list has.
    for (const [id, group] of drawn ? grouped.slice(0, 1) : grouped) {
      const holes = await readHoles(client, id)
      const members = holes.filter((hole) => group.locationIds.includes(hole.id))
      await open(`/projects/${id}?group=${group.id}`)
      await expect(page.getByRole('button', { name: `Remove filter: Group: ${group.name}` })).toBeVisible()
      await expect(status(page, members.length, holes.length)).toBeVisible()
      if (drawn) await mapShows(page, members)

      const centre = placeOf(placed(holes)[0] ?? ({} as Location))
      if (!centre) throw new Error('no hole has a position')
      const [west, east] = [centre.longitude - 0.0005, centre.longitude + 0.0005]
      const [south, north] = [centre.latitude - 0.0005, centre.latitude + 0.0005]
      const inside = placed(holes).filter((hole) => {
        const place = placeOf(hole)
        if (!place) return false
        const { longitude, latitude } = place
        return longitude > west && longitude < east && latitude > south && latitude < north
      })
      const ring = [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
      ]
      await open(`/projects/${id}?inside=${ring.map((corner) => corner.join(',')).join(';')}`)
      await expect(page.getByRole('button', { name: 'Remove filter: Inside the drawn area' })).toBeVisible()
      await expect(status(page, inside.length, holes.length)).toBeVisible()
      if (drawn) await mapShows(page, inside)
    }
  })

test('a filter is set and removed with the keyboard alone', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const holes = await readHoles(client, project)
  await open(`/projects/${project}`)
  await expect(everyHole(page, holes.length)).toBeVisible()
  await tab(page, 'Holes').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Filters')).toBeFocused()
  const type = page.getByRole('group', { name: 'Type', exact: true }).getByRole('checkbox').first()
  const isFocused = () => type.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 4 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const chip = page.getByRole('button', { name: /^Remove filter: Type/ })
  await expect(chip).toBeVisible()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(type).toBeFocused()
  await tab(page, 'Filters').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(everyHole(page, holes.length)).toBeVisible()
})

test('a link of an earlier version that hides a type selects the other types', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = await readHoles(client, project)
  const hidden = typeOf(holes[0] ?? ({} as Location))
  const hiddenName = typeNameOf(holes[0] ?? ({} as Location))
  const left = holes.filter((hole) => typeOf(hole) !== hidden)
  await open(`/projects/${project}?side=filters&hide=${encodeURIComponent(hidden)}`)
  await expect(status(page, left.length, holes.length)).toBeVisible()
  const box = page
    .getByRole('group', { name: 'Type', exact: true })
    .getByRole('checkbox', { name: new RegExp(`^${RegExp.escape(`${hiddenName} ${hidden}`)} `) })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(status(page, holes.length, holes.length)).toBeVisible()
  expect(new URL(page.url()).searchParams.has('hide')).toBe(false)
  await page.getByRole('button', { name: /^Remove filter: Type/ }).click()
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toBeHidden()
  await tab(page, 'Holes').click()
  await expect(everyHole(page, holes.length)).toBeVisible()
  expect(new URL(page.url()).searchParams.has('type')).toBe(false)
})

test('on a phone the filters are in the sheet, large enough for a finger @map', async ({
  page,
  open,
  client,
  projects,
}) => {
  const project = projects[0]?.id ?? ''
  const holes = await readHoles(client, project)
  const sampled = holes.filter((hole) => has(hole, 'SAMP'))
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${project}`)
  await tab(page, 'Filters').click()
  const box = page.getByRole('checkbox', { name: /^Samples SAMP / })
  await box.scrollIntoViewIfNeeded()
  const target = await labelAround(box).boundingBox()
  expect(target?.height).toBeGreaterThanOrEqual(44)
  await box.check()
  await mapShows(page, sampled)
  await expect(page.getByRole('button', { name: 'Remove filter: Has data for Samples' })).toBeVisible()
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([])
})
