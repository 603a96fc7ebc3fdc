import { logDrawings } from './log-parts.ts'
import { expect, test } from './test.ts'
import { firstOf, isInstalled, keep, keptNote, storedAnswer, storedQueries } from './kept-project.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'a kept project opens without a network: holes, logs, tables, with the time of the last sync',
  { tag: '@daily' },
  async ({ page, context, open, projects, client, service }) => {
    const { id, projectName } = firstOf(projects)
    const holes = await Array.fromAsync(client.locations(id))
    const hole = firstOf(holes.filter(({ locationId }) => locationId.startsWith('BH')))
    await open(`/projects/${id}`)
    await keep(page)
    await expect(keptNote(page)).toContainText('Last sync: ')
    await expect.poll(() => isInstalled(page)).toBe(true)
    const detail = await client.location(hole.id)
    expect(await storedAnswer(page, id, ['location', hole.id])).toEqual(detail)
    for (const code of detail.tables.flatMap((table) => table.code ?? [])) {
      const rows = await Array.fromAsync(client.locationRows(hole.id, code))
      expect(await storedAnswer(page, id, ['hole-table', hole.id, code])).toEqual(rows)
    }
    await page.close()

    // A new tab has nothing but what the browser keeps; the key came by a link and is now stored.
    await context.setOffline(true)
    const later = await context.newPage()
    await later.goto(`${service.url}/projects`)
    await keptNote(later).getByRole('link', { name: projectName }).click()
    await expect(later.getByRole('heading', { name: projectName })).toBeVisible()
    await expect(keptNote(later)).toContainText('Last sync: ')
    await later.goto(`${service.url}/projects/${id}?hole=${hole.id}`)
    await expect(logDrawings(later)).toBeVisible()
    for (const address of [`hole=${hole.id}&tab=GEOL`, 'table=GEOL']) {
      await later.goto(`${service.url}/projects/${id}?${address}`)
      await expect(later.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    }
  },
)

test('a kept project is removed on request, and all of them at sign-out', async ({
  page,
  open,
  projects,
}) => {
  const [first, second] = projects
  for (const project of [first, second]) {
    await open(`/projects/${project?.id ?? ''}`)
    await keep(page)
  }
  const of = (project: typeof first, stored: readonly string[]) =>
    stored.filter((name) => name.includes('hole-table') && name.includes(project?.id ?? '-'))
  expect(of(first, await storedQueries(page))).not.toEqual([])
  expect(of(second, await storedQueries(page))).not.toEqual([])
  await page.getByRole('button', { name: 'Kept on this device…' }).click()
  await page.getByRole('button', { name: 'Remove from device' }).click()
  await expect(keptNote(page)).toBeHidden()
  await expect.poll(async () => of(second, await storedQueries(page))).toEqual([])
  expect(of(first, await storedQueries(page))).not.toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Northmoor/ }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => storedQueries(page)).toEqual([])
})

test('a kept project is removed when the service reports that the key was revoked', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  const { id, key } = service.createKey()
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  await context.setOffline(true)
  expect(service.run('keys', 'revoke', id, '--database', service.database).status).toBe(0)
  await page.reload()
  await expect(keptNote(page)).toContainText('Last sync: ')
  await context.setOffline(false)
  await expect(page.getByText(/has been revoked/)).toBeVisible()
  await expect.poll(() => storedQueries(page)).toEqual([])
})

test('a kept project is removed at the end of the key, also without a network', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  const { key } = service.createKey({ expires: '2d' })
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  await context.setOffline(true)
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 })
  await page.reload()
  await expect(page.getByText(/has expired/)).toBeVisible()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => storedQueries(page)).toEqual([])
})

test('what is kept with one key is never shown to another', async ({
  page,
  context,
  open,
  projects,
  service,
}) => {
  const [first, second] = projects
  await open(`/projects/${first?.id ?? ''}`)
  await keep(page)
  await expect.poll(() => isInstalled(page)).toBe(true)
  const { key } = service.createKey({ projects: second?.projectId ?? '' })
  await open(`/projects/${second?.id ?? ''}`, key)
  await expect(page.getByRole('heading', { name: second?.projectName ?? '' })).toBeVisible()
  await keep(page)
  await context.setOffline(true)
  await page.goto(`${service.url}/projects/${first?.id ?? ''}`)
  await expect(page.getByText(/No connection/).first()).toBeVisible()
  await expect(page.getByText(first?.projectName ?? '')).toBeHidden()
})
