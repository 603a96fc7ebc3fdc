import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { markedWords } from './page-parts.ts'
import { holePanel, searchField } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const heading = (page: Page) => holePanel(page).getByRole('heading')

test(
  'on the start page one field finds projects, holes, places, coordinates and words',
  { tag: '@daily' },
  async ({ page, open, client, projects }) => {
    const project = projects[0]
    if (!project) throw new Error('there is no project')
    const [hole] = await Array.fromAsync(client.locations(project.id))
    await open('/projects')
    await mapIsReplaced(page)
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.type('"made ground"')
    await expect(markedWords(group(page, 'Descriptions')).first()).toHaveText(/made ground/i)
    await expect(group(page, 'Descriptions').getByRole('option').first()).toContainText(/\d\.\d\d m/)
    expect(await violationsOf(page)).toEqual([])

    await searchField(page).fill(project.client ?? '')
    await expect(markedWords(group(page, 'Projects')).first()).toBeVisible()
    await searchField(page).fill('Sheffield')
    await expect(group(page, 'Places').getByRole('option').first()).toContainText('England')
    await searchField(page).fill('SK 377 890')
    await expect(group(page, 'Coordinates').getByRole('option')).toContainText(/53\.39\d*, -1\.43/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/side=holes&near=-1\.43/)

    await searchField(page).fill('436900 388300')
    await expect(group(page, 'Coordinates').getByRole('option')).toHaveText(
      /British National Grid assumed53\.39\d*, -1\.44/,
    )
    await searchField(page).fill('316000 234000')
    await expect(group(page, 'Coordinates').getByRole('option')).toHaveText([
      /British National Grid assumed51\.99\d*, -3\.22/,
      /Irish Grid assumed53\.34\d*, -6\.25/,
    ])
    expect(await violationsOf(page)).toEqual([])

    await searchField(page).fill(hole?.locationId ?? '')
    await expect(group(page, 'Holes').getByRole('option').first()).toContainText(hole?.locationId ?? '')
    const first = group(page, 'Holes').getByRole('option').first()
    const isActive = async () => (await first.getAttribute('aria-selected')) === 'true'
    for (let presses = 0; presses < 20 && !(await isActive()); presses++)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page).filter({ hasText: hole?.locationId ?? '' })).toBeVisible()
    await expect(group(page, 'Holes')).toBeHidden()
  },
)

test('in a project its own holes and descriptions come first; those of others open their project', async ({
  page,
  open,
  client,
  projects,
}) => {
  const [mine, ...others] = projects
  const [hole] = await Array.fromAsync(client.locations(mine?.id ?? ''))
  await open(`/projects/${mine?.id ?? ''}?has=GEOL`)
  await mapIsReplaced(page)
  await searchField(page).fill('clay')
  const titles = page.getByRole('listbox', { name: 'Search' }).getByRole('group')
  await expect(titles.first()).toHaveAccessibleName('Descriptions in this project')
  await expect(group(page, 'Descriptions in other projects').getByRole('option').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await group(page, 'Descriptions in this project').getByRole('option').first().click()
  await expect(page.getByRole('tab', { name: /^Strata/ })).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).searchParams.get('has')).toBe('GEOL')

  await searchField(page).fill(hole?.locationId.toLowerCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`hole=${hole?.id ?? ''}`))
  await searchField(page).fill('clay')
  const other = group(page, 'Descriptions in other projects').getByRole('option').first()
  await other.click()
  await expect(page).toHaveURL(new RegExp(`/projects/(${others.map(({ id }) => id).join('|')})\\?hole=`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/projects/${mine?.id ?? ''}\\?`))
})

test('on a phone the field grows over the header while it is used', async ({ page, open, projects }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(`/projects/${projects[0]?.id ?? ''}`)
  const narrow = await searchField(page).boundingBox()
  expect(narrow?.width).toBeLessThanOrEqual(44)
  await searchField(page).click()
  await page.keyboard.type('clay')
  await expect(page.getByRole('option').first()).toBeVisible()
  const wide = await searchField(page).boundingBox()
  expect(wide?.width).toBe(390)
  expect(await violationsOf(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a key that reads only holes finds holes and places, and nothing that it may not read', async ({
  page,
  open,
  service,
  projects,
}) => {
  const { key } = service.createKey({ scopes: 'locations:read,projects:read' })
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await searchField(page).fill('sandy clay')
  await expect(page.getByText('Nothing found for “sandy clay”.')).toBeVisible()
  await searchField(page).fill('York')
  await expect(group(page, 'Places').getByRole('option').first()).toBeVisible()
})

test('holes of a project are limited to those with words, from the search field and the filters', async ({
  page,
  open,
  client,
  projects,
}) => {
  const id = projects[0]?.id ?? ''
  const all = await Array.fromAsync(client.locations(id))
  const holesWith = async (q: string) => {
    const rows = await Array.fromAsync(client.search({ q, projectId: [id], include: ['location'] }))
    return new Set(rows.map(({ location }) => location?.id)).size
  }
  await open(`/projects/${id}`)
  await mapIsReplaced(page)
  await searchField(page).fill('made ground')
  await page.getByRole('option', { name: 'Show only holes with “made ground” in their descriptions' }).click()
  const chips = page.getByRole('region', { name: 'Filters in use' })
  await expect(chips.getByText('“made ground” in descriptions')).toBeVisible()
  const listed = page.getByRole('region', { name: 'Holes', exact: true }).getByRole('status')
  await expect(listed).toHaveText(`${await holesWith('made ground')} of ${all.length} holes`)
  expect(new URL(page.url()).searchParams.get('words')).toBe('made ground')

  await page.getByRole('tab', { name: 'Filters' }).click()
  const field = page.getByRole('textbox', { name: 'Words in descriptions' })
  await expect(field).toHaveValue('made ground')
  await field.fill('gravel -clay')
  await expect(chips.getByRole('status')).toHaveText(
    `${await holesWith('gravel -clay')} of ${all.length} holes`,
  )
  expect(await violationsOf(page)).toEqual([])
  await chips.getByRole('button', { name: /in descriptions/ }).click()
  await expect(field).toHaveValue('')
  expect(new URL(page.url()).searchParams.has('words')).toBe(false)
})
