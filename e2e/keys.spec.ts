import type { Page } from '@playwright/test'
import { searchField } from './regions.ts'
import { expect, test } from './test.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'This key' })

async function openMenu(page: Page) {
  await page.getByRole('button', { name: /^Northmoor Ground Engineering/ }).click()
  await expect(menu(page)).toBeVisible()
}

/** Entries of the store for cached responses. */
const keptEntries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('groundsheet')
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('queries')) {
            database.close()
            resolve([])
            return
          }
          const keys = database.transaction('queries').objectStore('queries').getAllKeys()
          keys.onsuccess = () => {
            database.close()
            resolve(keys.result.map((key) => JSON.stringify(key)))
          }
        }
      }),
  )

test('the menu describes the access of a key', async ({ page, service, open, projects }) => {
  const { key } = service.createKey({
    scopes: 'projects:read,locations:read',
    projects: projects
      .slice(0, 2)
      .map(({ projectId }) => projectId)
      .join(','),
    rateLimit: 1234,
  })
  await open('/projects', key)
  await openMenu(page)
  await expect(menu(page)).toContainText('the list of projects, exploratory holes')
  await expect(menu(page)).toContainText('2 projects only')
  await expect(menu(page)).toContainText('1,234 requests per minute')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
})

test('the viewer warns in the last week of a key, and refuses it afterwards', async ({
  page,
  service,
  open,
  projects,
}) => {
  const warning = page.getByRole('note').filter({ hasText: 'This key expires on' })
  await open('/projects', service.createKey({ expires: '8d' }).key)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  const { id, key } = service.createKey({ expires: '6d' })
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await expect(warning).toContainText('Ask whoever issued it for a new one.')
  await expect(page.getByRole('heading', { name: projects[0]?.projectName ?? '' })).toBeInViewport({
    ratio: 1,
  })
  service.run('keys', 'rotate', id, '--keep', '0d', '--database', service.database)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('has expired or has been revoked')
})

test('a second key is added, and either can be switched to', async ({
  page,
  service,
  open,
  key,
  projects,
}) => {
  const [project] = projects
  const other = service.createKey({ projects: project?.projectId ?? '' }).key
  await open('/projects')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Add a key' }).click()
  await expect(page.getByRole('button', { name: new RegExp(`…${key.slice(-4)}$`) })).toBeVisible()
  await page.getByLabel('Access key').fill(other)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: project?.projectName ?? '' })).toBeVisible()
  await openMenu(page)
  await menu(page)
    .getByRole('button', { name: new RegExp(`…${key.slice(-4)}$`) })
    .click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect(page.getByText(projects[1]?.projectName ?? '', { exact: true }).first()).toBeVisible()
})

test('signing out of one key keeps the other, and signing out of all removes everything', async ({
  page,
  service,
  open,
  openWithStoredKey,
  key,
}) => {
  const other = service.createKey().key
  await openWithStoredKey('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect.poll(() => keptEntries(page)).not.toEqual([])
  await open('/projects', other)
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`…${key.slice(-4)}$`) }).click()
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await open('/projects', other)
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Sign out of all 2 keys' }).click()
  await expect(page.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => keptEntries(page)).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toContain(key)
  expect(kept).not.toContain(other)
})

test('signing out in one tab signs out the others and removes cached data', async ({
  page,
  openWithStoredKey,
  service,
  key,
}) => {
  await openWithStoredKey('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await expect.poll(() => keptEntries(page)).not.toEqual([])
  const other = await page.context().newPage()
  await other.goto(`${service.url}/projects#key=${key}`)
  await expect(other.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(other.getByLabel('Access key')).toBeVisible()
  await expect.poll(() => keptEntries(page)).toEqual([])
  await other.reload()
  await expect(other.getByLabel('Access key')).toBeVisible()
  await other.close()
})

test('without the option to store the key, the browser stores no data and deletes earlier data', async ({
  page,
  open,
  openWithStoredKey,
}) => {
  await openWithStoredKey('/projects')
  await expect.poll(() => keptEntries(page)).not.toEqual([])
  // As an earlier version left it: data of a key that is not stored.
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await open('/projects')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('listbox', { name: 'On the map' }).getByRole('option').first()).toBeVisible()
  await expect.poll(() => keptEntries(page)).toEqual([])
})

test('with a revoked key, cached data is shown only until the service answers', async ({
  page,
  openWithStoredKey,
  service,
  projects,
}) => {
  const { id, key } = service.createKey()
  const project = projects[0]
  await openWithStoredKey(`/projects/${project?.id ?? ''}`, key)
  await expect(page.getByRole('heading', { name: project?.projectName ?? '' })).toBeVisible()
  await expect.poll(() => keptEntries(page)).not.toEqual([])
  expect(service.run('keys', 'revoke', id, '--database', service.database).status).toBe(0)
  await page.reload()
  await expect(page.getByText(/has been revoked/)).toBeVisible()
  await expect(page.getByRole('heading', { name: project?.projectName ?? '' })).toBeHidden()
  await expect.poll(() => keptEntries(page)).toEqual([])
})

test('after too many requests a countdown is shown, with a button to retry', async ({
  page,
  service,
  open,
  projects,
}) => {
  const { key } = service.createKey({ rateLimit: 2 })
  await open(`/projects/${projects[0]?.id ?? ''}`, key)
  await expect(page.getByText(/Too many requests: continuing in \d+ s/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
})

test('after a lost connection, loading continues by itself', async ({ page, open, projects }) => {
  await open('/projects')
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible()
  await page.route('**/v1/projects?*', (route) => route.abort('internetdisconnected'))
  await searchField(page).fill(projects[0]?.projectId ?? '')
  await expect(page.getByText(/No connection: trying again in \d+ s/)).toBeVisible()
  await page.unroute('**/v1/projects?*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(/No connection: trying/)).toBeHidden()
  await expect(page.getByText(projects[0]?.projectName ?? '', { exact: true }).first()).toBeVisible()
})
