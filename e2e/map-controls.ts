import type { Page } from '@playwright/test'

/** Coordinates of a place on the map. */
export const coordinates = (page: Page) =>
  page.getByRole('group', { name: /^Coordinates of the map centre$/ })

/** Credits of what the map shows. */
export const attribution = (page: Page) => page.locator('.map-attribution')

/** The line of the nearest towns and their source. */
export const townsLine = (page: Page) => page.locator('.nearest-towns')

/** Boxes at the edges of the map that the line of towns must not cover. */
export const edgeControls = (page: Page) =>
  page.locator('.map-buttons:visible, .map-readout, .map-scale, .map-attribution')

/** Everything over the map that can cover a hole. */
export const controlsOverMap = (page: Page) =>
  page.locator(
    [
      '.map-readout',
      '.nearest-towns',
      '.map-notes p',
      '.map-bars > *',
      '.map-buttons',
      '.map-scale',
      '.map-attribution',
      '.overview-basemaps',
    ].join(),
  )
