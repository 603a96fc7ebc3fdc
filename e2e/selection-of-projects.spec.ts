import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { chooseFormat, dialog, importFile, save, test } from './export-test.ts'
import { selectionTray } from './regions.ts'
import type { Service } from './service.ts'
import { row, siteText, type SiteHole } from './site-file.ts'
import { expect, mapIsIdle } from './test.ts'
import { unzip } from './unzip.ts'

/** Strata of holes, each with its description and legend code, whose meaning the project states. */
const withStrata = (text: string, strata: readonly (readonly [string, string])[], meaning: string) =>
  [
    text,
    row('GROUP', 'GEOL'),
    row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC', 'GEOL_LEG'),
    row('UNIT', '', 'm', 'm', '', ''),
    row('TYPE', 'ID', '2DP', '2DP', 'X', 'PA'),
    ...strata.map(([hole, description]) => row('DATA', hole, '0.00', '3.00', description, '901')),
    '',
    row('GROUP', 'ABBR'),
    row('HEADING', 'ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'),
    row('UNIT', '', '', ''),
    row('TYPE', 'X', 'X', 'X'),
    row('DATA', 'GEOL_LEG', '901', meaning),
    '',
  ].join('\r\n')

const NORTH: readonly SiteHole[] = [
  ['BH1', 'CP', 451000, 201000],
  ['BH2', 'CP', 451100, 201000],
]
const SOUTH: readonly SiteHole[] = [
  ['BH1', 'TP', 451000, 200900],
  ['TP9', 'TP', 451050, 200400],
]

const rows = (page: Page) => page.getByRole('table', { name: 'List of holes' }).getByRole('row')

/** Two projects side by side. */
function importYards(service: Service) {
  const files = [
    withStrata(siteText('N-1', NORTH, 'North yard'), [['BH1', 'Firm brown CLAY']], 'Boulder clay'),
    withStrata(siteText('S-2', SOUTH, 'South yard'), [['BH1', 'Loose grey SAND']], 'Blown sand'),
  ]
  for (const [at, text] of files.entries()) {
    const path = join(service.folder, `selected-${at}.ags`)
    writeFileSync(path, text)
    importFile(service, path)
  }
}

/** Selects the three holes within 250 m of a line from the middle of the map. */
async function drawLine(page: Page) {
  await page.getByRole('button', { name: 'Select holes' }).click()
  await page.getByRole('combobox', { name: 'Distance from the line' }).selectOption('within 250 m')
  await page.getByRole('button', { name: 'Select along a line' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await mapIsIdle(page)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Finish line' }).click()
  await expect(selectionTray(page).getByText('3 selected')).toBeVisible()
  await expect(selectionTray(page).getByText('TP9')).toHaveCount(0)
}

test('holes of several projects are selected together, listed, compared, exported @map', async ({
  page,
  open,
  service,
}) => {
  importYards(service)
  await open('/projects?side=holes&base=offline&at=15/51.70498/-1.26264')
  await mapIsIdle(page)
  await expect(page.getByRole('status').getByText('4 holes in the map view')).toBeVisible()

  await drawLine(page)
  await selectionTray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(selectionTray(page)).toBeHidden()

  await page.getByRole('checkbox', { name: 'Select BH1 of North yard' }).check()
  await expect(selectionTray(page).getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select holes' }).click()
  await page.getByRole('button', { name: 'Select in an area' }).click()
  await page.getByRole('button', { name: 'Use current view' }).click()
  await expect(selectionTray(page).getByText('4 selected')).toBeVisible()
  await expect(page.getByText('3 holes added to the selection')).toBeVisible()
  await selectionTray(page).getByRole('button', { name: 'Remove TP9' }).click()
  await expect(selectionTray(page).getByText('3 selected')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await selectionTray(page).getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('status').getByText('3 holes of 2 projects')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'South yard' })).toHaveCount(1)

  await selectionTray(page).getByRole('button', { name: 'Compare' }).click()
  const logs = page.getByRole('group', { name: /^Logs of 3 holes side by side/ })
  await expect(logs.getByText('North yard')).toHaveCount(2)
  await expect(logs.getByText('South yard')).toHaveCount(1)
  // One code has another meaning in each project.
  await expect(page.getByRole('table').filter({ hasText: 'Boulder clay' })).toHaveCount(1)
  await expect(page.getByRole('table').filter({ hasText: 'Blown sand' })).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])

  await page.reload()
  await expect(logs.getByText('South yard')).toBeVisible()
  await selectionTray(page).getByRole('button', { name: 'Export' }).click()
  await expect(dialog(page).getByRole('radio', { name: /^AGS/ })).toBeDisabled()
  await chooseFormat(page, 'CSV')
  const { path } = await save(page, service)
  const strata = unzip(readFileSync(path)).get('GEOL.csv') ?? ''
  expect(strata).toContain('N-1,North yard,EPSG:27700,BH1,')
  expect(strata).toContain('S-2,South yard,EPSG:27700,BH1,')
  expect(strata).not.toContain('TP9')
})

test('a section of holes that were selected along a line is along that line @map', async ({
  page,
  open,
  service,
}) => {
  importYards(service)
  await open('/projects?side=holes&base=offline&at=15/51.70498/-1.26264')
  await mapIsIdle(page)
  await expect(page.getByRole('status').getByText('4 holes in the map view')).toBeVisible()
  await drawLine(page)
  await selectionTray(page).getByRole('button', { name: 'Section' }).click()
  const section = page.getByRole('region', { name: 'Section through the selected holes' })
  await expect(section.getByRole('spinbutton', { name: 'Max. offset' })).toHaveValue('250')
  await expect(section.getByRole('button', { name: 'BH1 · S-2' })).toContainText('beyond the end')
  await section.getByRole('button', { name: 'Through the 3 selected holes' }).click()
  await expect(section.getByRole('spinbutton', { name: 'Max. offset' })).toHaveCount(0)
})

test('a section along a line is drawn on the map of all projects with the keyboard alone @map', async ({
  page,
  open,
  service,
}) => {
  importYards(service)
  await open('/projects?side=holes&base=offline&at=15/51.70498/-1.26264')
  await mapIsIdle(page)
  await page.getByRole('button', { name: 'Select holes' }).press('Enter')
  const start = page.getByRole('button', { name: 'Section along a line' })
  const bar = page.getByRole('group', { name: 'Draw a section line' })

  await start.press('Enter')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Undo point' }).press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(start).toBeVisible()

  await start.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await mapIsIdle(page)
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Finish line' }).press('Enter')
  await expect(selectionTray(page).getByText('3 selected')).toBeVisible()
  const section = page.getByRole('region', { name: 'Section through the selected holes' })
  await expect(section.getByRole('spinbutton', { name: 'Max. offset' })).toHaveValue('250')

  await page.reload()
  await mapIsIdle(page)
  const line = page.getByRole('button', { name: /^Remove: Section line, \d/ })
  await expect(line).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await line.press('Enter')
  await expect(line).toHaveCount(0)
  await expect(section.getByRole('spinbutton', { name: 'Max. offset' })).toHaveCount(0)
  await expect(selectionTray(page).getByText('3 selected')).toBeVisible()
})
