import type { Page } from '@playwright/test'

/** Parts of the drawing of a plot, which is a picture to screen readers; they hear of each point. */

/** The plot, which takes keys. */
export const plotDrawing = (page: Page) => page.getByRole('group', { name: /: [\d,]+ points?\. / })

/** The points; they state how many they are. */
export const plotPoints = (page: Page) => page.locator('canvas[data-points]')

/** What takes the pointer above the points. */
export const plotOverlay = (page: Page) => page.locator('.plot-overlay')

/** Axes, lines and their names. */
export const plotGround = (page: Page) => page.locator('.plot-ground')

/** Names of particle sizes above the plot. */
export const fractionNames = (page: Page) => page.locator('.plot-fractions text')

/** The ring around the point under the pointer or reached by keys. */
export const activePoint = (page: Page) => page.locator('.plot-active')

/** What that point is. */
export const pointCard = (page: Page) => page.locator('.plot-card')

/** Rings around the other points of its hole. */
export const highlightedPoints = (page: Page) => page.locator('.plot-highlight')
