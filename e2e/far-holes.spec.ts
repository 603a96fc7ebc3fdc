import { createClient } from '@groundsheet/client'
import type { Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from './service.ts'
import { expect, mapIsIdle, test } from './test.ts'

const COMPANY = 'One Mistyped Hole'

const row = (...values: string[]) => values.map((value) => `"${value}"`).join(',')

/** Eight holes within 200 m, and one whose northing has a wrong digit: 100 km further north. */
const SITE = [
  row('GROUP', 'PROJ'),
  row('HEADING', 'PROJ_ID', 'PROJ_NAME'),
  row('UNIT', '', ''),
  row('TYPE', 'ID', 'X'),
  row('DATA', 'TYPO', 'Mistyped hole'),
  '',
  row('GROUP', 'LOCA'),
  row('HEADING', 'LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN'),
  row('UNIT', '', '', 'm', 'm'),
  row('TYPE', 'ID', 'PA', '2DP', '2DP'),
  ...Array.from({ length: 8 }, (_, at) =>
    row('DATA', `BH${at + 1}`, 'CP', `${430_000 + at * 25}.00`, '433500.00'),
  ),
  row('DATA', 'BH9', 'CP', '430050.00', '533500.00'),
  '',
].join('\r\n')

function importSite(service: Service): string {
  const file = join(service.folder, 'mistyped.ags')
  writeFileSync(file, SITE)
  const options = ['--company', COMPANY, '--crs', 'EPSG:27700', '--database', service.database]
  const imported = service.run('import', file, ...options)
  if (imported.status !== 0) throw new Error(imported.stderr)
  return service.createKey({ company: COMPANY, name: 'typo' }).key
}

/** The zoom in the address, which is there once a person has moved the map. */
const zoomOf = (page: Page) =>
  Number(decodeURIComponent(new URL(page.url()).searchParams.get('at') ?? '').split('/')[0])

test('a hole far from the site does not spoil the first view, and can be shown', async ({
  page,
  service,
  open,
}) => {
  const key = importSite(service)
  const [project] = await Array.fromAsync(createClient({ baseUrl: `${service.url}/v1`, key }).projects())
  await open(`/projects/${project?.id ?? ''}`, key)
  await mapIsIdle(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(14)

  const note = page.getByText('1 hole lies far from the site, at 100 km: BH9.')
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => zoomOf(page)).toBeLessThan(10)

  await page.getByRole('button', { name: 'Show all holes' }).click()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(14)
})
