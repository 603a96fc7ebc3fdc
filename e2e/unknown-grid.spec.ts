import { createClient } from '@groundsheet/client'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from './service.ts'
import { expect, mapIsIdle, test } from './test.ts'

const COMPANY = 'No Grid Named'

const row = (...values: string[]) => values.map((value) => `"${value}"`).join(',')

/** Coordinates that both the British and the Irish grid have, and nothing that says which. */
const SITE = [
  row('GROUP', 'PROJ'),
  row('HEADING', 'PROJ_ID', 'PROJ_NAME'),
  row('UNIT', '', ''),
  row('TYPE', 'ID', 'X'),
  row('DATA', 'NOGRID', 'Site'),
  '',
  row('GROUP', 'LOCA'),
  row('HEADING', 'LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN'),
  row('UNIT', '', '', 'm', 'm'),
  row('TYPE', 'ID', 'PA', '2DP', '2DP'),
  ...Array.from({ length: 4 }, (_, at) =>
    row('DATA', `BH${at + 1}`, 'CP', `${313_000 + at * 25}.00`, '240000.00'),
  ),
  '',
].join('\r\n')

function importSite(service: Service): string {
  const file = join(service.folder, 'no-grid.ags')
  writeFileSync(file, SITE)
  const imported = service.run('import', file, '--company', COMPANY, '--database', service.database)
  if (imported.status !== 0) throw new Error(imported.stderr)
  return service.createKey({ company: COMPANY, name: 'no grid' }).key
}

test('a project of unknown grid says so, and its holes can be looked at in an assumed grid', async ({
  page,
  service,
  open,
}) => {
  const key = importSite(service)
  const [project] = await Array.fromAsync(createClient({ baseUrl: `${service.url}/v1`, key }).projects())
  await open(`/projects/${project?.id ?? ''}`, key)
  await mapIsIdle(page)
  const map = page.locator('[data-hole-count]')
  await expect(map).toHaveAttribute('data-hole-count', '0')
  await expect(
    page.getByText('4 holes have coordinates, but the file does not say in which grid'),
  ).toBeVisible()
  await expect(page.getByText('groundsheet import FILE --crs EPSG:27700')).toBeVisible()

  const choice = page.getByRole('combobox', { name: 'Look at them in' })
  await expect(choice.getByRole('option')).toHaveText([
    'No grid',
    'British National Grid (EPSG:27700)',
    'Irish Grid (EPSG:29903)',
  ])
  await choice.selectOption('EPSG:29903')
  await expect(map).toHaveAttribute('data-hole-count', '4')
  await expect(page.getByText('Positions assume Irish Grid.')).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  // Dublin, not the Irish Sea or Wales.
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/\/53\.3\d+\/-6\.3\d+$/)

  await page.reload()
  await mapIsIdle(page)
  await expect(map).toHaveAttribute('data-hole-count', '4')
  await choice.selectOption('No grid')
  await expect(map).toHaveAttribute('data-hole-count', '0')
})
