import { holePanel } from './regions.ts'
import { expect, mapIsReplaced, test } from './test.ts'

const NOTE = 'The hole in this link is not in the project. Select one in the list.'

test('a hole missing in the project is reported once, and removed from the address', async ({
  page,
  open,
  client,
  projects,
}) => {
  const [project, other] = projects
  const [elsewhere] = await Array.fromAsync(client.locations(other?.id ?? ''))
  for (const hole of ['f'.repeat(24), elsewhere?.id ?? '', 'BH1']) {
    await open(`/projects/${project?.id ?? ''}?hole=${hole}&tab=GEOL`)
    await expect(page.getByRole('alert')).toContainText(NOTE)
    await expect(page).toHaveURL(new RegExp(`/projects/${project?.id ?? ''}$`))
    await expect(holePanel(page)).toBeHidden()
  }
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(NOTE)).toBeHidden()
})

test('the message covers no control', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=XXXX`)
  const box = await page.getByRole('alert').boundingBox()
  const main = await page.getByRole('main').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  if (!box || !main || !header) throw new Error('not visible')
  expect(box.y).toBeGreaterThanOrEqual(header.y + header.height - 1)
  expect(box.y + box.height).toBeLessThanOrEqual(main.y + 1)
})

test('so is a missing table', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=XXXX&sort=XXXX_TOP`)
  await expect(page.getByRole('alert')).toContainText('The project has no table “XXXX”.')
  await expect(page).toHaveURL(new RegExp(`/projects/${projects[0]?.id ?? ''}$`))
})

test('valid parts of an address are not reported', async ({ page, open, client, projects }) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project))
  await open(`/projects/${project}?hole=${hole?.id ?? ''}&table=GEOL`)
  await mapIsReplaced(page)
  await expect(holePanel(page)).toBeVisible()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`hole=${hole?.id ?? ''}.*table=GEOL`))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('selected holes that are not in the project are counted', async ({ page, open, projects }) => {
  const path = `/projects/${projects[0]?.id ?? ''}`
  await open(`${path}?pick=${'f'.repeat(24)}`)
  await expect(page.getByRole('alert')).toContainText('1 selected hole in this link is not in the project.')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

const MISTYPED = [
  { search: 'tab=XXXX', messageText: 'tab “XXXX”' },
  { search: 'line=here', messageText: 'section line “here”' },
  { search: 'at=99/0/0', messageText: 'map position “99/0/0”', kept: '\\?at=.*' },
  { search: 'grid=EPSG:1', messageText: 'assumed grid “EPSG:1”' },
  { search: 'base=moon', messageText: 'basemap “moon”' },
  { search: 'date=2021-02-30..', messageText: 'dates “2021-02-30..”' },
]

for (const { search, messageText, kept = '$' } of MISTYPED) {
  test(`${search} is reported as ignored, and removed from the address`, async ({ page, open, projects }) => {
    const path = `/projects/${projects[0]?.id ?? ''}`
    await open(`${path}?${search}`)
    await expect(page.getByRole('alert')).toContainText(`Ignored in this link: ${messageText}.`)
    await expect(page).toHaveURL(new RegExp(`${path}(${kept}|$)`))
  })
}

test('so is a column missing in the open table', async ({ page, open, projects }) => {
  const path = `/projects/${projects[0]?.id ?? ''}`
  await open(`${path}?table=GEOL&sort=-XXXX_TOP`)
  await expect(page.getByRole('alert')).toContainText('Ignored in this link: sort column “-XXXX_TOP”.')
  await expect(page).toHaveURL(new RegExp(`${path}\\?table=GEOL$`))
})

test('table codes are found in upper and lower case', async ({ page, open, projects }) => {
  await open(`/projects/${projects[0]?.id ?? ''}?table=geol&sort=-geol_top`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(/\?table=GEOL&sort=-GEOL_TOP$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the list of projects reports what it ignores', async ({ page, open }) => {
  await open('/projects?sort=moon&base=moon')
  await expect(page.getByRole('alert')).toContainText(
    'Ignored in this link: sort column “moon”, basemap “moon”.',
  )
  await expect(page).toHaveURL(/\/projects(\?at=.*)?$/)
})
