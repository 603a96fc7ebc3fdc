import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createLink } from '@groundsheet/client/links'
import type { Page } from '@playwright/test'
import { mapAtRest } from './map-state.ts'
import { expect, test as base } from './test.ts'
import { root, startService } from './service.ts'

const [, exampleOfTheDocument = ''] =
  /```html\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs', 'embedding.md'), 'utf8')) ?? []

interface Portal {
  readonly url: string
  /** Content of the page. */
  show: (page: string) => void
}

/** A page of another origin, and a service that lists this origin. */
const test = base.extend<object, { portal: Portal; link: string }>({
  portal: [
    async ({}, use) => {
      let content = ''
      const server = createServer((_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(content),
      )
      await use({ url: await listen(server), show: (page) => void (content = page) })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ portal }, use) => {
      const service = await startService({ GROUNDSHEET_FRAME_ORIGINS: portal.url })
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
  neighbours: [({ portal }, use) => use([portal.url]), { scope: 'worker' }],
  link: [
    async ({ client, key }, use) => {
      const me = await client.me()
      const ends = new Date(Date.now() + 86_400_000)
      const terms = { name: 'Portal', ends, scopes: me.scopes, projects: null }
      await use(await createLink(key, me, terms))
    },
    { scope: 'worker' },
  ],
})

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const frameOf = (page: Page) => page.frameLocator('iframe')

test('the page of the document shows the map and exchanges selections with it @map', async ({
  page,
  service,
  portal,
  link,
  projects,
  client,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project, { limit: 1 }))
  portal.show(
    exampleOfTheDocument
      .replaceAll('https://ground.example.org', service.url)
      .replace('PROJECT', project)
      .replace('gsl_…', link),
  )
  await page.goto(portal.url)
  const map = frameOf(page)
  await expect(mapAtRest(map)).toBeVisible({ timeout: 60_000 })
  await expect(map.getByRole('link', { name: 'Open in Groundsheet' })).toBeVisible()
  for (const name of ['Projects', 'Help']) await expect(map.getByRole('button', { name })).toHaveCount(0)
  await expect(map.getByRole('searchbox')).toHaveCount(0)

  const selected = page.getByRole('status')
  await expect(selected).toHaveText('none')
  await page.getByLabel('Hole').fill(hole?.locationId ?? '')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(selected).toHaveText(hole?.locationId ?? '')
  await page.getByLabel('Hole').fill('no such hole')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('this project has no such hole')).toBeVisible()
  await page.getByLabel('Hole').fill('')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(selected).toHaveText('none')
})

const framed = (url: string) =>
  `<!doctype html><title>Portal</title><style>iframe{width:1000px;height:700px}</style>
  <iframe src="${url}"></iframe>
  <script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>`

test('a link stays in memory of the frame, and its data too; the link to the whole carries it on', async ({
  page,
  context,
  service,
  portal,
  link,
  projects,
  client,
}) => {
  const project = projects[0]?.id ?? ''
  const [hole] = await Array.fromAsync(client.locations(project, { limit: 1 }))
  portal.show(framed(`${service.url}/projects/${project}?embed=log&hole=${hole?.id ?? ''}#key=${link}`))
  await page.goto(portal.url)
  const frame = frameOf(page)
  await expect(frame.getByRole('heading', { name: hole?.locationId ?? '' })).toBeVisible()
  await expect(frame.getByRole('tab')).toHaveCount(0)
  const inner = page.frames().find((one) => one.url().startsWith(service.url))
  expect(inner?.url()).not.toContain('gsl_')
  // Answers are written to the browser's storage a moment after they were drawn.
  await page.waitForTimeout(3000)
  const stored = await inner?.evaluate(async () => [
    Object.keys(sessionStorage),
    Object.keys(localStorage).filter((name) => name.includes('key')),
    (await indexedDB.databases()).map(({ name }) => name),
  ])
  expect(stored).toEqual([[], [], []])

  const [whole] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('link', { name: 'Open in Groundsheet' }).click(),
  ])
  await expect(whole.getByRole('heading', { name: hole?.locationId ?? '' })).toBeVisible()
  await expect(whole.getByRole('tab').first()).toBeVisible()
  expect(whole.url()).not.toMatch(/gsl_|embed/)
  await whole.close()
})

test('a page that has not connected receives no data', async ({ page, service, portal, link, projects }) => {
  portal.show(framed(`${service.url}/projects/${projects[0]?.id ?? ''}?embed=hole#key=${link}`))
  await page.goto(portal.url)
  await expect(frameOf(page).getByText('No hole is selected.')).toBeVisible()
  const heard = () => page.evaluate<unknown>('heard')
  await expect.poll(heard).toEqual([{ type: 'groundsheet.ready', version: 1 }])
})

test('a page of an origin that is not listed shows nothing', async ({ browser, service, projects, link }) => {
  const other = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(framed(`${service.url}/projects/${projects[0]?.id ?? ''}?embed=1#key=${link}`)),
  )
  const page = await browser.newPage()
  const refusals: string[] = []
  page.on('console', (message) => refusals.push(message.text()))
  try {
    await page.goto(await listen(other))
    await expect.poll(() => refusals.join()).toContain('frame-ancestors')
    await expect(frameOf(page).getByRole('link', { name: 'Open in Groundsheet' })).toHaveCount(0)
  } finally {
    await page.close()
    other.closeAllConnections()
    other.close()
  }
})
