import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** All files of the viewer are in the browser, and the page is answered by the service worker. */
export const isInstalled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

/** Addresses of everything that service workers keep for this page. */
export const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

export function firstOf<T>(items: readonly T[]): T {
  const [first] = items
  if (first === undefined) throw new Error('the sample company has none')
  return first
}

/** Keeps the open project, and waits until all of it is stored. */
export async function keep(page: Page) {
  await page.getByRole('button', { name: 'Keep this project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this project' })
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Last sync: /)
  await dialog.getByRole('button', { name: 'Close' }).click()
}

export const keptNote = (page: Page) => page.getByRole('note').filter({ hasText: 'Kept on this device' })

/** A stored answer, by the end of its key in the browser's store. */
export const storedAnswer = (page: Page, project: string, query: readonly string[]) =>
  page.evaluate(
    ([project, name]) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('groundsheet')
        opening.onsuccess = () => {
          const store = opening.result.transaction('queries').objectStore('queries')
          const cursor = store.openCursor()
          cursor.onsuccess = () => {
            const found = cursor.result
            const [, owner, query] = (found?.key ?? []) as string[]
            if (found && !(owner === project && query === name)) {
              found.continue()
              return
            }
            opening.result.close()
            resolve((found?.value as { data: unknown } | undefined)?.data)
          }
        }
      }),
    [project, JSON.stringify(query)] as const,
  )

/** Names of what is stored of projects; `me` and icons are not counted. */
export const storedQueries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('groundsheet')
        opening.onsuccess = () => {
          const database = opening.result
          const keys = database.transaction('queries').objectStore('queries').getAllKeys()
          keys.onsuccess = () => {
            database.close()
            resolve(keys.result.map((key) => JSON.stringify(key)))
          }
        }
      }),
  )
