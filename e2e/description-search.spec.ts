import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violationsOf } from './axe.ts'
import { mapMarksHoles } from './map-state.ts'
import { currentRows, markedWords } from './page-parts.ts'
import { holePanel, searchField } from './regions.ts'
import { row, siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'

test(
  'words in descriptions of all projects are found, marked, and open their hole with its project',
  { tag: '@daily' },
  async ({ page, open }) => {
    await open('/projects')
    await expect(searchField(page)).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('"made ground" bricks')
    await page.keyboard.press('Enter')
    const found = page.getByRole('region', { name: 'Words in descriptions' })
    const first = found.getByRole('row').nth(1)
    await expect(markedWords(first).first()).toHaveText(/made ground/i)
    await expect(markedWords(first).nth(1)).toHaveText(/bricks?/i)
    expect(await violationsOf(page)).toEqual([])
    const hole = first.getByRole('button')
    const name = (await hole.textContent()) ?? ''
    await hole.click()
    const panel = holePanel(page)
    await expect(panel.getByRole('heading', { name })).toBeVisible()
    await expect(panel.getByRole('heading', { level: 1 })).not.toHaveText('')
    await expect(panel.getByRole('tab', { name: /^Strata/ })).toHaveAttribute('aria-selected', 'true')
    await expect(currentRows(panel)).toContainText(/made ground/i)
    await page.goBack()
    await open('/projects?q="!')
    await expect(found).toBeHidden()
    await open('/projects?q=nosuchword')
    await expect(found.getByText('No descriptions with these words.')).toBeVisible()
  },
)

test('all descriptions with words are listed by page, and exported with project, hole and depth', async ({
  page,
  open,
  client,
}) => {
  const rows = await Array.fromAsync(client.search({ q: 'clay', limit: 1000 }))
  expect(rows.length).toBeGreaterThan(100)
  // Without this, Chromium opens a window for the file name.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await open('/projects?q=clay')
  const found = page.getByRole('region', { name: 'Words in descriptions' })
  await expect(found.getByText('The first 100 descriptions; there are more')).toBeVisible()
  await found.getByRole('button', { name: 'Show more' }).click()
  await expect(found.getByRole('row')).toHaveCount(1 + Math.min(200, rows.length))
  const started = page.waitForEvent('download')
  await found.getByRole('button', { name: 'Export CSV' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('words-clay.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFProject,Name,Hole,Table,Top m,Base m,Heading,Description,Words$/)
  expect(lines.length - 1).toBe(rows.reduce((sum, { matches }) => sum + matches.length, 0))
  const [first] = rows
  expect(lines[1]).toContain(`${first?.project.projectId ?? ''},`)
  expect(lines[1]).toContain(`,${first?.locationId ?? ''},${first?.table ?? ''},`)
})

test('holes with the words are marked on the map, and stay so in the address @map', async ({
  page,
  open,
  client,
}) => {
  const rows = await Array.fromAsync(client.search({ q: 'clay', limit: 1000, include: ['location'] }))
  const placed = rows.filter(({ location }) => typeof location?.longitude === 'number')
  const holes = new Set(placed.map(({ location }) => location?.id)).size
  await open('/projects?q=clay&base=offline')
  await mapIsIdle(page)
  const mark = page.getByRole('button', { name: 'Show on map' })
  await mark.click()
  await expect(page.getByText(`${holes} holes marked on the map`)).toBeVisible()
  await mapMarksHoles(page, holes)
  await mapIsIdle(page)
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mapMarksHoles(page, holes)
  await mark.click()
  await mapMarksHoles(page, 0)
})

test('rows with the phrase are suggested before rows with its words apart or as beginnings of words', async ({
  page,
  open,
  service,
  client,
}) => {
  const descriptions = ['Groundwater made entry slowly', 'Made up ground', 'MADE GROUND: Brick rubble']
  const path = join(service.folder, 'phrase.ags')
  writeFileSync(path, strataText('PHRASE-1', descriptions))
  service.run('import', path, '--company', 'Northmoor Ground Engineering', '--database', service.database)
  const project = (await Array.fromAsync(client.projects())).find(({ projectId }) => projectId === 'PHRASE-1')
  await open(`/projects/${project?.id ?? 'missing'}`)
  await searchField(page).fill('made ground')
  const suggested = page.getByRole('group', { name: 'Descriptions in this project' }).getByRole('option')
  await expect(suggested.nth(0)).toContainText('MADE GROUND: Brick rubble')
  await expect(suggested.nth(1)).toContainText('Made up ground')
  await expect(suggested.nth(2)).toContainText('Groundwater made entry slowly')
})

/** An AGS 4 file of a project with a hole for each description. */
const strataText = (reference: string, descriptions: readonly string[]) =>
  [
    siteText(
      reference,
      descriptions.map((_, at) => `BH${at + 1}`),
    ),
    row('GROUP', 'GEOL'),
    row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'),
    row('UNIT', '', 'm', 'm', ''),
    row('TYPE', 'ID', '2DP', '2DP', 'X'),
    ...descriptions.map((text, at) => row('DATA', `BH${at + 1}`, '0.00', '3.00', text)),
    '',
  ].join('\r\n')
