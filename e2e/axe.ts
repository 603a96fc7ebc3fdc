import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

/**
 * Checks the page by axe in a quarter of the time. Only violations are described, and their list is made in
 * the page itself, which has no frames of other sites.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** What axe finds in a part of the page. */
export async function findingsIn(part: Locator) {
  // Axe takes selectors only.
  await part.evaluate((element) => element.setAttribute('data-axe', ''))
  const { violations } = await axe(part.page()).include('[data-axe]').analyze()
  await part.evaluate((element) => element.removeAttribute('data-axe'))
  return violations
}

/** What axe finds in the page, or in a part of it, in the light and in the dark colour scheme. */
export async function violationsOf(page: Page, part?: Locator) {
  const found: unknown[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours are measured when they have changed.
    await page.evaluate(() => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      return Promise.allSettled(transitions.map(({ finished }) => finished))
    })
    const violations = part ? await findingsIn(part) : (await axe(page).analyze()).violations
    found.push(...violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)]))
  }
  return found
}
