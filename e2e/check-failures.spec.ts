import { test as base, expect } from './test.ts'
import type { Page } from '@playwright/test'

/** A page without the check of console errors, since failed requests are expected here. */
const test = base.extend<{ tab: Page }>({
  tab: async ({ browser }, use) => {
    const tab = await browser.newPage()
    await use(tab)
    await tab.close()
  },
})

const choose = (page: Page, name: string) =>
  page
    .getByLabel('Choose files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('"GROUP","PROJ"') })

test('without the script that checks files, each file says to reload the page', async ({ tab, service }) => {
  const [refused] = await Promise.all([
    tab.waitForEvent('requestfailed', (request) => request.url().includes('check-worker')),
    tab.route(/check-worker.*js/, (route) => route.abort()).then(() => tab.goto(`${service.url}/check`)),
  ])
  expect(refused.url()).toContain('/assets/')
  for (const name of ['a.ags', 'b.zip']) {
    await choose(tab, name)
    await expect(tab.getByRole('region', { name, exact: true }).getByRole('alert')).toHaveText(
      `${name} could not be checked: The part of this page that checks files could not be loaded, or has stopped. ` +
        'Reload the page.',
    )
  }
})
