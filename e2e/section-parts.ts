import type { Locator, Page } from '@playwright/test'

/** Parts of the drawing of a section, which is a picture to screen readers. */
type Part = Page | Locator

export const sectionDrawings = (part: Part) => part.locator('.section-drawing')

/** Drawn holes; on several sheets, one each. */
export const sticks = (part: Part) => part.locator('.section-stick')

export const stick = (part: Part, hole: string) => part.locator(`.section-stick[data-hole="${hole}"]`)

/** The bore of a drawn hole, from ground level to its end. */
export const boreOf = (hole: Locator) => hole.locator('.section-bore')

export const sectionStrata = (part: Part) => part.locator('.section-stratum')

/** Steps of dynamic probes along drawn holes. */
export const profiles = (part: Part) => part.locator('.section-profile')

/** Names above the drawn holes. */
export const stickNames = (part: Part) => part.locator('.section-name')

/** Correlation lines. */
export const ties = (part: Part) => part.locator('.section-tie')

/** Lines where the section changes its direction. */
export const turnLines = (part: Part) => part.locator('.section-bend')

export const levelFigures = (part: Part) => part.locator('.section-levels text')

export const depthFigures = (part: Part) => part.locator('.section-depth')

/** Notes below the drawing, which are part of it. */
export const sectionNotes = (part: Part) => part.locator('.section-note')

/** What the stratum under the pointer is. */
export const stickCard = (part: Part) => part.locator('.section-card')

/** Patterns in the legend. */
export const swatches = (part: Part) => part.locator('.section-swatch')

/** Zoom buttons, options and actions of a section. */
export const sectionToolbar = (page: Page) => page.locator('.section-toolbar')
