import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds in the page, or in a part of it, in the light and in the dark colour scheme. */
export async function violationsOf(page: Page, part?: string) {
  const found: unknown[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours are measured when they have changed.
    await page.evaluate(() => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      return Promise.allSettled(transitions.map(({ finished }) => finished))
    })
    const axe = new AxeBuilder({ page })
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]))
  }
  return found
}
