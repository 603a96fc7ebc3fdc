import type { Locator, Page } from '@playwright/test'

/**
 * Parts of the drawing of a log, which is hidden from screen readers: they read its table of strata and hear
 * of each mark.
 */
type Part = Page | Locator

export const logDrawings = (part: Part) => part.locator('.log-drawing')

/** Strata of a log, in order. */
export const strataOf = (part: Part) => part.locator('.log-stratum')

/** The drawn pattern of broken ground. */
export const brokenGround = (part: Part) =>
  logDrawings(part).locator('pattern[id$="strata-broken-ground"] path')

export const descriptionsOf = (part: Part) => part.locator('.log-text')

export const samplesOf = (part: Part) => part.locator('.log-sample')

/** Bars of penetration tests. */
export const barsOf = (part: Part) => part.locator('.log-bar')

/** Results of dynamic probes. */
export const probesOf = (part: Part) => part.locator('.log-increments')

/** Frames around the marks of the selected row. */
export const selectedFrames = (part: Part) => part.locator('.log-frame[data-as="selected"]')

/** Names and scales above the columns. */
export const columnHeads = (part: Part) => part.locator('.log-heads')

/** What the mark under the pointer is. */
export const markCard = (part: Part) => part.locator('.log-card')

/** Of compared logs: the part of the drawing with each hole. */
export const comparedHoles = (part: Part) => part.locator('.compare-hole')

/** Of compared logs: the ground levels of the holes. */
export const groundLines = (part: Part) => part.locator('.log-ground')

/** Of compared logs: the axis that they share. */
export const commonAxis = (part: Part) => part.locator('.compare-axis')

/** The text with the visible depths; it has them as numbers, too. */
export const visibleDepths = (part: Part) => part.locator('[data-log-window]')

/** Ids of the patterns that strata are filled with, as `void` for `strata-void`. */
export const patternsOf = (strata: Locator) =>
  strata.evaluateAll((rects) =>
    rects.map((rect) => /strata-([\w-]+)\)/.exec(rect.getAttribute('fill') ?? '')?.[1] ?? ''),
  )
