import type { Page } from '@playwright/test'
import { logDrawings } from './log-parts.ts'
import { holePanel } from './regions.ts'
import { expect, test } from './test.ts'

const HOLE_CHANGES = 40
const TABLE_OF_HOLE = /\/v1\/locations\/([0-9a-f]+)\/tables\//

const project = (projects: readonly { id: string; projectName: string }[]) =>
  projects.find(({ projectName }) => projectName.startsWith('Fen Link Road'))?.id ?? ''

const nextHole = (page: Page) => holePanel(page).getByRole('button', { name: 'Next hole' })

test('40 holes opened quickly stay within the rate limit, and the last has its log', async ({
  page,
  service,
  open,
  client,
  projects,
}) => {
  const [first] = await Array.fromAsync(client.locations(project(projects)))
  const requested: string[] = []
  const refused: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  page.on('response', (response) => {
    if (response.status() === 429) refused.push(response.url())
  })
  const { key } = service.createKey({ rateLimit: 300 })
  await open(`/projects/${project(projects)}?hole=${first?.id ?? ''}`, key)
  await expect(logDrawings(holePanel(page))).toBeVisible()
  const start = requested.length
  for (let step = 0; step < HOLE_CHANGES; step++) {
    await nextHole(page).click()
    await page.waitForTimeout(50)
  }
  const last = new URL(page.url()).searchParams.get('hole')
  await expect(logDrawings(holePanel(page))).toBeVisible()
  await expect(holePanel(page).getByText(/^Loading/)).toBeHidden()
  expect(refused).toEqual([])
  const read = new Set(requested.slice(start).map((url) => TABLE_OF_HOLE.exec(url)?.[1] ?? ''))
  expect(read).toContain(last)
  expect(read.size).toBeLessThan(HOLE_CHANGES)
})

test('requests for a hole are cancelled when it is left', async ({ page, open, client, projects }) => {
  const [first] = await Array.fromAsync(client.locations(project(projects)))
  const cancelled = new Set<string>()
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') cancelled.add(request.url())
  })
  const held = new Set<string>()
  await page.route(new RegExp(`/locations/${first?.id ?? ''}/tables/`), (route) => {
    held.add(route.request().url())
  })
  await open(`/projects/${project(projects)}?hole=${first?.id ?? ''}`)
  await expect.poll(() => held.size).toBeGreaterThan(3)
  await nextHole(page).click()
  await expect(logDrawings(holePanel(page))).toBeVisible()
  await expect.poll(() => cancelled).toEqual(held)
})

test('the panel of a hole that waits for the rate limit shows for how long', async ({
  page,
  service,
  open,
  client,
  projects,
}) => {
  const [first] = await Array.fromAsync(client.locations(project(projects)))
  const { key } = service.createKey({ rateLimit: 150 })
  await open(`/projects/${project(projects)}`, key)
  await page.getByRole('listbox').first().getByRole('option').first().waitFor()
  const headers = { authorization: `Bearer ${key}` }
  await expect
    .poll(async () => (await fetch(`${service.url}/v1/projects`, { headers })).status, { intervals: [0] })
    .toBe(429)
  await page
    .getByRole('option', { name: first?.locationId ?? '' })
    .first()
    .click()
  await expect(holePanel(page).getByText(/^Waiting for the service: \d+ s$/)).toBeVisible()
})
