import { axe } from './axe.ts'
import { importSite, row, siteText } from './small-site.ts'
import { expect, mapIsReplaced, test } from './test.ts'

/** A stratum that is stated twice, with different descriptions. */
const STRATA = [
  row('GROUP', 'GEOL'),
  row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'),
  row('UNIT', '', 'm', 'm', ''),
  row('TYPE', 'ID', '2DP', '2DP', 'X'),
  row('DATA', 'BH1', '0.00', '1.00', 'Soft CLAY'),
  row('DATA', 'BH1', '0.00', '1.00', 'Dense GRAVEL'),
  '',
].join('\r\n')

test('findings of the import are listed on the page of the project', async ({ page, open, service }) => {
  const text = `${siteText('FINDINGS', [['BH1', 'CP', 430_000, 433_500]])}\r\n${STRATA}`
  const { key, project } = await importSite(service, 'Contradicting', text, '--crs', 'EPSG:27700')
  await open(`/projects/${project}`, key)
  await mapIsReplaced(page)
  await page.getByRole('button', { name: /^Import findings: 1 error/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import findings' })
  const [first] = await dialog.getByRole('listitem').all()
  await expect(first ?? dialog).toContainText('"Soft CLAY" at line 17 and "Dense GRAVEL" here')
  await expect(first ?? dialog).toContainText('Contradicting.ags, line 18 · GEOL_DESC')
  const { violations } = await axe(page).include('dialog').analyze()
  expect(violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
