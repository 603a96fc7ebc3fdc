import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { root } from './service.ts'
import { expect, mapIsIdle, test } from './test.ts'

/** Holds requests until they are released. */
async function hold(page: Page, address: RegExp | string) {
  const held: Route[] = []
  let isOpen = false
  await page.route(address, async (route) => {
    if (isOpen) await route.fallback()
    else held.push(route)
  })
  return {
    async release() {
      isOpen = true
      await Promise.all(held.map((route) => route.fallback()))
    },
  }
}

const paper = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
    return { backgroundColor, color, font: fontFamily.split(',')[0] }
  })

for (const [scheme, backgroundColor, color] of [
  ['light', 'rgb(247, 246, 242)', 'rgb(28, 36, 40)'],
  ['dark', 'rgb(20, 25, 27)', 'rgb(228, 232, 230)'],
] as const)
  test(`before any file has loaded the page is styled, ${scheme}, and shows what is loading`, async ({
    page,
    service,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const files = await hold(page, /\/assets\//)
    await page.goto(`${service.url}/`, { waitUntil: 'commit' })
    await expect(page.getByText('Loading the viewer…')).toBeVisible()
    expect(await paper(page)).toEqual({ backgroundColor, color, font: 'system-ui' })
    await files.release()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('Loading the viewer…')).toBeHidden()
  })

test('with reduced motion the page shows only later that loading takes longer than usual', async ({
  page,
  service,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(`${service.url}/`, { waitUntil: 'commit' })
  await expect(page.getByText('Loading the viewer…')).toBeVisible()
  // The styles of the viewer have loaded, which switch motion off.
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
  await expect(page.getByText('This takes longer than usual')).toBeHidden()
  await scripts.release()
})

test('on a slow connection each step shows what is loading', async ({ page, service, key, projects }) => {
  const project = projects[0]
  const program = await hold(page, /\/assets\/index-[^/]*\.js$/)
  const rest = await hold(page, /\/assets\/signed-in-[^/]*\.js$/)
  const config = await hold(page, '**/config.json')
  const check = await hold(page, '**/v1/me')
  const screen = await hold(page, /\/assets\/project-screen-[^/]*\.js$/)
  const holes = await hold(page, /\/v1\/projects\/\w+\/map$/)
  const steps = [
    ['Loading the viewer…', program],
    ['Loading the viewer…', rest],
    ['Connecting to the service…', config],
    ['Checking the access key…', check],
    ['Loading the project…', screen],
    ['Loading the holes…', holes],
  ] as const
  await page.goto(`${service.url}/projects/${project?.id ?? ''}#key=${key}`, { waitUntil: 'commit' })
  for (const [text, step] of steps) {
    await expect(page.getByText(text)).toBeVisible()
    await step.release()
  }
  await mapIsIdle(page)
})

test('the list of projects shows that it is loading', async ({ page, service, key, client }) => {
  // Other journeys on this service add projects.
  const { length } = await Array.fromAsync(client.projects())
  const list = await hold(page, /\/v1\/projects\?/)
  await page.goto(`${service.url}/projects#key=${key}`, { waitUntil: 'commit' })
  const status = page.getByRole('region', { name: 'List of projects' }).getByRole('status')
  await expect(status).toHaveText('Loading the list of projects…')
  await list.release()
  await expect(status).toHaveText(`${length} projects`)
  await mapIsIdle(page)
})

test('the page allows its own style by its hash, and no other', async ({ page, service }) => {
  const answer = await page.goto(`${service.url}/`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
  expect(policy).not.toContain('unsafe')
})

test('the texts of the page are those of the program', () => {
  const html = readFileSync(join(root, 'apps', 'web', 'index.html'), 'utf8')
  const strings = readFileSync(join(root, 'apps', 'web', 'src', 'ui', 'strings', 'strings.ts'), 'utf8')
  const [, words = ''] = /viewer: '([^']+)'/.exec(strings) ?? []
  expect(html).toContain(`>${words}</p>`)
})
