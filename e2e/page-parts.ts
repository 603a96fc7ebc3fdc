import type { Locator, Page } from '@playwright/test'

/** Searched words in a text. Playwright has no method for their role. */
export const markedWords = (part: Page | Locator) => part.locator('role=mark')

/** What shows at its edges that `scroller` continues there. */
export const edgesAround = (scroller: Locator) => scroller.locator('..')

/** Rows of a grid that belong to what else is open. */
export const currentRows = (part: Locator) =>
  part.getByRole('row').and(part.page().locator('[aria-current="true"]'))

/** The part of the page that scrolls the rows of a table. */
export const scrollerOf = (table: Locator) => table.locator('..')

/** The row of the buttons of all views and tables. */
export const tableStrip = (page: Page) => page.locator('.table-strip')

/** Rows of buttons, whether or not each is a toolbar to screen readers. */
export const toolbars = (page: Page) =>
  page.locator('[role="toolbar"], .section-toolbar, .rows-toolbar, .compare-toolbar, .selection-actions')

/** The label that is pressed in place of a small box. */
export const labelAround = (box: Locator) => box.locator('xpath=ancestor::label')

/** Links whose address has a text. */
export const linksTo = (page: Page, address: string) => page.locator(`[href*="${address}"]`)

/** Suggestions of a field, which browsers show in their own way. */
export const suggestionsOf = (part: Locator) => part.locator('datalist option')

/** The bars of a filter, over which a range is drawn. */
export const histogramOf = (filter: Locator) => filter.locator('svg')

/** The point of a hole on the plan of a checked file. */
export const pointOnPlan = (part: Locator, hole: string) =>
  part.locator('.check-hole', { hasText: hole }).locator('circle')

/** Height of the visible part of an element, CSS px. */
export const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0
