import { expect, type Locator, type Page } from '@playwright/test'

/** Parts of what is printed. The drawings on it are pictures to screen readers. */
type Part = Page | Locator

export const printedSheets = (page: Page) => page.getByRole('region', { name: /: Sheet \d+ of \d+$/ })

/** Waits until all content of the sheets is loaded. */
export const sheetsAreReady = (page: Page, timeout = 60_000) =>
  expect(page.locator('[data-print-state="ready"]')).toBeVisible({ timeout })

/** Upper part of a title block: project, reference and subject. */
export const titleBlockHeads = (part: Part) => part.locator('.title-block-head')

export const titleBlockProject = (part: Part) => part.locator('.title-block-project')

/** The columns of a log; they state their scale. */
export const logColumns = (part: Part) => part.locator('.log-sheet-columns')

/** What stands above the columns of a log. */
export const logHeads = (part: Part) => part.locator('.log-sheet-heads')

export const logColumnHeads = (part: Part) => logHeads(part).locator('> span')

export const logDescriptions = (part: Part) => part.locator('.log-descriptions')

/** Texts of samples and tests in the columns of a log. */
export const logFigures = (part: Part) => part.locator('.log-figures')

/** Logs side by side; they state their scale. */
export const comparedLogs = (part: Part) => part.locator('.compare-sheet')

/** A section with its axes; it states its scales. */
export const printedSections = (part: Part) => part.locator('.section-sheet')

/** The map and its legend on the sheet of a plan; it states its scale. */
export const printedPlan = (part: Part) => part.locator('.map-sheet')

export const planPicture = (part: Part) =>
  part.getByRole('img', { name: /^Exploratory hole location plan of / })

/** Coordinates along the edges of a plan. */
export const planGrid = (part: Part) => part.locator('.map-grid')

export const planLegend = (part: Part) => part.getByRole('group', { name: 'Legend', exact: true })

/** A plot; it states how many points it has. */
export const printedPlots = (part: Part) => part.locator('.plot-sheet-drawing')

/** Traces and symbols of points are paths with a colour of their own. */
export const printedPoints = (part: Part) => printedPlots(part).locator('path[style]')

export const printedPlotLegend = (part: Part) => part.locator('.plot-sheet-legend')

/** The pattern of a ground, drawn once for all sheets, and its uses. */
export const printedPattern = (page: Page, ground: string) => page.locator(`symbol#strata-${ground}-tile`)

export const patternUses = (page: Page, ground: string) => page.locator(`use[href="#strata-${ground}-tile"]`)
