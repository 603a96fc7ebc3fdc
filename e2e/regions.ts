import type { Page } from '@playwright/test'

/** Parts of the viewer that most journeys use, by their accessible names. */

/** The panel of the open hole. */
export const holePanel = (page: Page) => page.getByRole('complementary', { name: 'Open hole' })

/** Views and tables below the map of a project. */
export const tableDrawer = (page: Page) => page.getByRole('region', { name: 'Tables of the project' })

/** The holes selected for sections, plots and the like. */
export const selectionTray = (page: Page) => page.getByRole('region', { name: 'Selected holes' })

export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })

/** What is beside the bar of the application. */
export const screen = (page: Page) => page.getByRole('main')
