import type { Page } from '@playwright/test'

/**
 * Stores the key of this address in the browser, as *Remember on this computer* does: only then it stores
 * what it reads. By its storage, since a visit to the form would fill the caches before the first opening.
 */
export async function storeKey(page: Page, address: string): Promise<void> {
  const { origin, hash } = new URL(address)
  const key = hash.replace('#key=', '')
  const stored = JSON.stringify({ current: key, kept: [{ key, company: null }] })
  await page.addInitScript(
    ([place, text]) => {
      if (window.location.origin === place) window.localStorage.setItem('groundsheet.keys', text)
    },
    [origin, stored] as const,
  )
}
