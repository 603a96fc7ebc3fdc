import { createClient, createLink } from '@groundsheet/client'
import { importSite, row, siteText } from './site-file.ts'
import { expect, mapIsIdle, test } from './test.ts'
import { firstOf, isInstalled, keep, storedAnswer } from './kept-project.ts'

test.use({ serviceWorkers: 'allow' })

/** A site whose hole BH1 has the descriptions of these rows, each 1 m thick. */
const siteWithStrata = (descriptions: readonly string[]) =>
  siteText('SYNC', [['BH1', 'CP', 452_000, 332_000]]) +
  [
    '',
    row('GROUP', 'GEOL'),
    row('HEADING', 'LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'),
    row('UNIT', '', 'm', 'm', ''),
    row('TYPE', 'ID', '2DP', '2DP', 'X'),
    ...descriptions.map((text, index) => row('DATA', 'BH1', index.toFixed(2), (index + 1).toFixed(2), text)),
    '',
  ].join('\r\n')

const FIRST = ['Firm CLAY', 'Stiff CLAY', 'Dense SAND', 'Weak CHALK']

test('a sync reads only rows of tables that have changed, and what is kept equals the service', async ({
  page,
  service,
}) => {
  const { client, key, project } = await importSite(service, 'Sync', siteWithStrata(FIRST))
  await page.goto(`${service.url}/projects/${project}#key=${key}`)
  await keep(page)
  const requested: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/\/tables\/|\/deletions$/.test(url.pathname)) requested.push(url)
  })
  const sync = async () => {
    requested.length = 0
    await page.getByRole('button', { name: 'Kept on this device…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep this project' })
    const done = page.waitForResponse((response) => response.url().includes('/deliveries'))
    await dialog.getByRole('button', { name: 'Sync now' }).click()
    await done
    await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  const strata = async () => Array.fromAsync(client.rows(project, 'GEOL'))
  const kept = async () => {
    const list = (await storedAnswer(page, project, ['project-rows', project, 'GEOL'])) as {
      pages: { data: unknown[] }[]
    }
    return list.pages.flatMap(({ data }) => data)
  }
  expect(await kept()).toEqual(await strata())

  await sync()
  expect(requested.map(({ pathname }) => pathname)).toContain(`/v1/projects/${project}/deletions`)
  for (const { pathname, searchParams } of requested)
    expect([pathname, searchParams.has('updatedSince') || searchParams.has('since')]).toEqual([
      pathname,
      true,
    ])

  const changed = [...FIRST.slice(0, 2), 'Very dense SAND and GRAVEL']
  await importSite(service, 'Sync', siteWithStrata(changed), '--replace')
  await sync()
  const rows = await strata()
  expect(rows.map(({ data }) => data.GEOL_DESC)).toEqual(changed)
  expect(await kept()).toEqual(rows)
  expect(
    requested.filter(({ searchParams }) => !searchParams.has('updatedSince') && !searchParams.has('since')),
  ).toEqual([])
})

test('the map of a project kept through a link is drawn without a network @map', async ({
  page,
  context,
  service,
  projects,
}) => {
  const { id, projectName } = firstOf(projects)
  const made = service.createKey()
  const me = await createClient({ baseUrl: `${service.url}/v1`, key: made.key }).me()
  const terms = { name: 'Site visit', scopes: me.scopes, projects: [id] }
  const link = await createLink(made.key, me, { ...terms, ends: new Date(Date.now() + 86_400_000) })
  await page.goto(`${service.url}/projects/${id}#key=${link}`)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(`${service.url}/projects/${id}?basemap=offline`)
  await expect(later.getByRole('heading', { name: projectName })).toBeVisible()
  await expect(later.getByRole('note').filter({ hasText: 'Site visit' })).toBeVisible()
  await mapIsIdle(later)
  const holes = later.getByRole('listbox', { name: 'On the map' })
  await expect(holes.getByRole('option').first()).toBeAttached()
  await later.screenshot({ path: process.env.SEE_OFFLINE ?? test.info().outputPath('offline.png') })
})
