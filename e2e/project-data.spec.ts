import { axe } from './axe.ts'
import { importSite, row, siteText } from './site-file.ts'
import { expect, mapIsReplaced, test } from './test.ts'

const TRAN = [
  row('GROUP', 'TRAN'),
  row('HEADING', 'TRAN_ISNO', 'TRAN_DATE', 'TRAN_PROD', 'TRAN_STAT', 'TRAN_AGS', 'TRAN_RECV'),
  row('UNIT', '', 'yyyy-mm-dd', '', '', '', ''),
  row('TYPE', 'X', 'DT', 'X', 'X', 'X', 'X'),
  row('DATA', '3', '2024-06-14', 'Driller Ltd', 'Final', '4.1.1', 'Town Council'),
  '',
]
const ABBR = [
  row('GROUP', 'ABBR'),
  row('HEADING', 'ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'),
  row('UNIT', '', '', ''),
  row('TYPE', 'X', 'X', 'X'),
  row('DATA', 'LOCA_TYPE', 'CP', 'Cable percussion'),
  row('DATA', 'LOCA_TYPE', 'TP', 'Trial pit'),
  '',
]

test('the page of a project lists its deliveries and the groups that belong to no hole', async ({
  page,
  open,
  service,
}) => {
  const text = [siteText('DELIVERED', [['BH1', 'CP', 430_000, 433_500]]), ...TRAN, ...ABBR].join('\r\n')
  const { key, project } = await importSite(service, 'Delivered', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}`, key)
  await mapIsReplaced(page)
  await page.getByRole('button', { name: 'Deliveries' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deliveries and project data' })
  const [delivery] = await dialog.getByRole('listitem').all()
  await expect(delivery ?? dialog).toContainText('14 Jun 2024 · issue 3 · Final')
  await expect(delivery ?? dialog).toContainText('from Driller Ltd to Town Council · Delivered.ags')
  await dialog.getByText('Rows by table').click()
  await expect(delivery ?? dialog).toContainText('LOCA1 row added')
  await dialog.getByText('(TRAN)').click()
  await expect(dialog.getByText('Driller Ltd', { exact: true })).toBeVisible()
  await dialog.getByText('(ABBR)').click()
  await expect(dialog.getByRole('table').getByRole('row')).toHaveText([
    'ABBR_HDNGABBR_CODEABBR_DESC',
    'LOCA_TYPECPCable percussion',
    'LOCA_TYPETPTrial pit',
  ])
  const { violations } = await axe(page).include('dialog').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the buttons of a project that was opened in the list can be clicked', async ({
  page,
  open,
  projects,
}) => {
  await open('/projects')
  await page
    .getByRole('link', { name: projects[0]?.projectName ?? '' })
    .first()
    .click()
  await mapIsReplaced(page)
  for (const name of ['Deliveries', 'Export'] as const) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
  }
})
