import type { Page } from '@playwright/test'
import { columnHeads, logDrawings, probesOf } from './log-parts.ts'
import { logHeads, printedSheets } from './printed-sheets.ts'
import { holePanel } from './regions.ts'
import { profiles, sticks } from './section-parts.ts'
import { importSite, row } from './site-file.ts'
import { expect, mapIsReplaced, test } from './test.ts'

/** AGS 3: dynamic probes as in real files, down to refusal, with torque every metre. */
const SITE = [
  row('**PROJ'),
  row('*PROJ_ID', '*PROJ_NAME', '*PROJ_AGS'),
  row('PROBES', 'Probes', '3.1'),
  '',
  row('**HOLE'),
  row('*HOLE_ID', '*HOLE_TYPE', '*HOLE_NATE', '*HOLE_NATN', '*HOLE_GL', '*HOLE_FDEP'),
  row('<UNITS>', '', 'm', 'm', 'm', 'm'),
  row('DP1', 'DP', '430000', '433500', '50.00', '0.57'),
  row('DP2', 'DP', '430040', '433500', '51.00', '0.20'),
  row('SA1', 'SA', '430080', '433500', '52.00', '2.00'),
  row('XX1', 'CP', '430090', '433500', '52.00', '2.00'),
  '',
  row('**DPRB'),
  row('*HOLE_ID', '*DPRB_DPTH', '*DPRB_BLOW', '*DPRB_TORQ', '*DPRB_INC'),
  row('<UNITS>', 'm', '', 'Nm', 'mm'),
  row('DP1', '0.00', '2', '', '100'),
  row('DP1', '0.10', '0', '', '100'),
  row('DP1', '0.20', '-', '', '100'),
  row('DP1', '0.30', '7', '15', '100'),
  row('DP1', '0.40', '12', '', '100'),
  row('DP1', '0.50', '50', '', '70'),
  row('DP2', '0.00', '4', '', '100'),
  row('DP2', '0.10', '6', '', '100'),
  '',
  row('**ICBR'),
  row('*HOLE_ID', '*ICBR_DPTH', '*ICBR_ICBR'),
  row('<UNITS>', 'm', ''),
  row('SA1', '1.34', '8.5'),
  '',
].join('\r\n')

const isSelected = (page: Page, name: string) =>
  expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')

test('a probe is drawn as steps by its increment on log and section, side by side and in print', async ({
  page,
  open,
  service,
}) => {
  const { key, project, hole } = await importSite(service, 'Probing', SITE, '--crs', 'EPSG:27700')
  const at = `/projects/${project}`
  const idOf = async (name: string) => (await hole(name)).id
  await open(`${at}?hole=${await idOf('DP1')}&base=offline`, key)
  await isSelected(page, 'Log')
  await expect(probesOf(holePanel(page))).toHaveCount(2)
  await expect(columnHeads(page)).toContainText('N100 blows')
  await expect(page.getByTitle(/^Dynamic probe, N100: blows for 100 mm/)).toBeVisible()
  await expect(columnHeads(page)).toContainText('Torque')
  await expect(holePanel(page).getByText('50/70')).toBeVisible()
  await page.getByText('1 note', { exact: true }).click()
  await expect(page.getByRole('list', { name: '1 note' }).getByRole('listitem')).toHaveText([
    'Dynamic probe blows (DPRB): no result could be read at 0.20 to 0.30 m from “DPRB_BLOW -”',
  ])

  const picks = `pick=${await idOf('DP1')}&pick=${await idOf('DP2')}`
  await open(`${at}?view=section&base=offline&${picks}`, key)
  await mapIsReplaced(page)
  await expect(profiles(sticks(page))).toHaveCount(3)
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Dynamic probe, 0 to 50 blows')
  await open(`${at}?view=compare&base=offline&${picks}`, key)
  await expect(probesOf(page)).toHaveCount(3)

  await open(`${at}/print/log?hole=${await idOf('DP1')}`, key)
  await expect(logHeads(page)).toContainText('Blows for 100 mm (N100)')
  await expect(logHeads(page)).toContainText('Torque, Nm')
  await expect(probesOf(printedSheets(page))).toHaveCount(2)
})

test('a hole without lanes has a log of its rows, and one without rows opens on its details', async ({
  page,
  open,
  service,
}) => {
  const { key, project, hole } = await importSite(service, 'Probing', SITE, '--crs', 'EPSG:27700')
  const at = `/projects/${project}`
  const idOf = async (name: string) => (await hole(name)).id
  await open(`${at}?hole=${await idOf('SA1')}&base=offline`, key)
  await isSelected(page, 'Log')
  await expect(logDrawings(holePanel(page)).getByText('ICBR', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Details', exact: true }).click()
  await expect(page).toHaveURL(/[?&]tab=details/)
  await page.reload()
  await isSelected(page, 'Details')
  await open(`${at}?hole=${await idOf('XX1')}&base=offline`, key)
  await isSelected(page, 'Details')
  await expect(page.getByRole('tab', { name: 'Log', exact: true })).toHaveCount(0)
})
