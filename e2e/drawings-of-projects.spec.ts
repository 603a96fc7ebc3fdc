import { createClient, type Client } from '@groundsheet/client'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { test } from './export-test.ts'
import { printedSheets, sheetsAreReady, titleBlockProject } from './printed-sheets.ts'
import { holePanel, selectionTray } from './regions.ts'
import { stickNames } from './section-parts.ts'
import type { Service } from './service.ts'
import { row } from './site-file.ts'
import { expect } from './test.ts'

interface Hole {
  readonly name: string
  readonly at: readonly [easting: number, northing: number]
  readonly level: number
  /** N values at 2 and 4 m. */
  readonly tests: readonly [number, number]
}

const COMPANY = 'Two yards'

/** A project with strata of one code, whose meaning it states, and standard penetration tests. */
const siteOf = (reference: string, name: string, meaning: string, holes: readonly Hole[]) =>
  [
    row('GROUP', 'PROJ'),
    row('HEADING', 'PROJ_ID', 'PROJ_NAME', 'PROJ_CLNT'),
    row('UNIT', '', '', ''),
    row('TYPE', 'ID', 'X', 'X'),
    row('DATA', reference, name, `${name} Ltd`),
    '',
    row('GROUP', 'LOCA'),
    row('HEADING', 'LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GL', 'LOCA_FDEP'),
    row('UNIT', '', '', 'm', 'm', 'm', 'm'),
    row('TYPE', 'ID', 'PA', '2DP', '2DP', '2DP', '2DP'),
    ...holes.map(({ name, at, level }) =>
      row('DATA', name, 'CP', at[0].toFixed(2), at[1].toFixed(2), level.toFixed(2), '10.00'),
    ),
    '',
    row('GROUP', 'GEOL'),
    row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG'),
    row('UNIT', '', 'm', 'm', '', ''),
    row('TYPE', 'ID', '2DP', '2DP', 'X', 'PA'),
    ...holes.map(({ name }) => row('DATA', name, '0.00', '10.00', meaning.toUpperCase(), '901')),
    '',
    row('GROUP', 'ISPT'),
    row('HEADING', 'LOCA_ID', 'ISPT_TOP', 'ISPT_NVAL', 'ISPT_REP'),
    row('UNIT', '', 'm', '', ''),
    row('TYPE', 'ID', '2DP', '0DP', 'X'),
    ...holes.flatMap(({ name, tests }) =>
      tests.map((n, at) => row('DATA', name, (2 * at + 2).toFixed(2), `${n}`, `N=${n}`)),
    ),
    '',
    row('GROUP', 'ABBR'),
    row('HEADING', 'ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'),
    row('UNIT', '', '', ''),
    row('TYPE', 'X', 'X', 'X'),
    row('DATA', 'GEOL_LEG', '901', meaning),
    '',
  ].join('\r\n')

/** The same ground in two grids: the southern yard is stated in UTM zone 30. */
const YARDS = [
  {
    crs: 'EPSG:27700',
    text: siteOf('N-1', 'North yard', 'Boulder clay', [
      { name: 'BH1', at: [451_000, 201_000], level: 20, tests: [11, 12] },
      { name: 'BH2', at: [451_050, 200_950], level: 19, tests: [13, 14] },
    ]),
  },
  {
    crs: 'EPSG:32630',
    text: siteOf('S-2', 'South yard', 'Blown sand', [
      { name: 'BH1', at: [620_000.67, 5_729_604.07], level: 15, tests: [41, 42] },
    ]),
  },
]

/** The selected holes as the address has them: BH1 and BH2 of the northern yard, BH1 of the southern. */
async function pickOf(client: Client): Promise<string> {
  const projects = await Array.fromAsync(client.projects())
  const picks = await Promise.all(
    projects.map(async (project) =>
      (await Array.fromAsync(client.locations(project.id))).map(({ id, locationId }) => ({
        name: `${project.projectId} ${locationId}`,
        pick: `pick=${project.id}-${id}`,
      })),
    ),
  )
  return picks
    .flat()
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ pick }) => pick)
    .join('&')
}

/** The text of the only file that a button saves. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

/** Imports both yards as a company of their own. */
function importYards(service: Service) {
  for (const { crs, text } of YARDS) {
    const file = join(service.folder, `${crs.replace(':', '-')}.ags`)
    writeFileSync(file, text)
    const options = ['--company', COMPANY, '--database', service.database, '--crs', crs]
    const { status, stderr } = service.run('import', file, ...options)
    if (status !== 0) throw new Error(stderr)
  }
  const { key } = service.createKey({ company: COMPANY, name: COMPANY })
  return { key, client: createClient({ baseUrl: `${service.url}/v1`, key }) }
}

test('holes of equal names in two projects are drawn in one section, and printed', async ({
  page,
  service,
  open,
}) => {
  const { key, client } = importYards(service)
  await open(`/projects?base=offline&${await pickOf(client)}`, key)
  const tray = selectionTray(page)
  await tray.getByRole('button', { name: 'Section' }).click()
  const section = page.getByRole('region', { name: 'Section through the selected holes' })
  await expect(section.getByRole('button', { name: 'BH1 · S-2' })).toBeVisible()
  await expect(stickNames(section).filter({ hasText: 'BH1 · N-1' })).toBeVisible()
  await expect(stickNames(section).filter({ hasText: 'BH1 · S-2' })).toBeVisible()
  // One code has another meaning in each project.
  await expect(section.getByRole('listitem').filter({ hasText: 'Boulder clay' })).toBeVisible()
  await expect(section.getByRole('listitem').filter({ hasText: 'Blown sand' })).toBeVisible()
  await expect(section.getByText('Projects: N-1 North yard; S-2 South yard')).toBeVisible()
  await expect(section.getByText(/grids of the projects differ \(EPSG:27700, EPSG:32630\)/)).toBeVisible()
  // 141 m by way of BH2, whatever its grid.
  await expect(section.getByRole('button', { name: /^BH1 · S-2/ })).toContainText('at 141 m')
  expect(await violationsOf(page)).toEqual([])

  await section.getByRole('link', { name: 'Print this section' }).click()
  await sheetsAreReady(page)
  const sheet = printedSheets(page).first()
  await expect(titleBlockProject(sheet)).toHaveText('North yard; South yard')
  await expect(sheet).toContainText('N-1; S-2')
  await expect(sheet).toContainText('North yard Ltd; South yard Ltd')
  await expect(sheet).toContainText('Projects: N-1 North yard; S-2 South yard.')
  const picture = await saved(page, 'SVG')
  expect(picture).toContain('BH1 · S-2')
  expect(picture).toContain('North yard; South yard')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the projects' }).click()
  await section.getByRole('button', { name: /^BH1 · S-2/ }).click()
  const panel = holePanel(page)
  await expect(panel.getByRole('heading', { name: 'South yard' })).toBeVisible()
})

test('holes of equal names in two projects are plotted and compared together, and printed', async ({
  page,
  service,
  open,
}) => {
  const { key, client } = importYards(service)
  await open(`/projects?base=offline&view=plots&plot=spt&by=hole&${await pickOf(client)}`, key)
  const plots = page.getByRole('region', { name: 'Plots', exact: true })
  await expect(plots.getByText(/^6 points of /)).toBeVisible()
  const entry = (name: string) => plots.getByRole('row').filter({ hasText: name })
  await expect(entry('BH1 · N-1')).toContainText('12')
  await expect(entry('BH1 · S-2')).toContainText('42')
  await entry('BH1 · S-2').getByRole('button').click()
  await expect(plots.getByText(/^2 points of /)).toBeVisible()
  await expect(page).toHaveURL(/isolate=BH1\+/)
  await plots.getByRole('button', { name: /✕$/ }).click()
  await expect(plots.getByText(/^6 points of /)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await plots.getByRole('link', { name: 'Print this plot' }).click()
  await sheetsAreReady(page)
  const sheet = printedSheets(page).first()
  await expect(titleBlockProject(sheet)).toHaveText('North yard; South yard')
  await expect(sheet).toContainText('BH1 · S-2')
  expect(await saved(page, 'SVG')).toContain('Projects: N-1 North yard; S-2 South yard')
  await page.getByRole('link', { name: 'Back to the projects' }).click()

  const tray = selectionTray(page)
  await tray.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('link', { name: 'Print these logs side by side' }).click()
  await sheetsAreReady(page)
  await expect(sheet.getByRole('heading', { name: 'BH1 · N-1' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'BH1 · S-2' })).toBeVisible()
  await expect(sheet).toContainText('Boulder clay')
  await expect(sheet).toContainText('Blown sand')
  expect(await saved(page, 'SVG')).toContain('North yard; South yard')
})
