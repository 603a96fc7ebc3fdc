import { displayText } from '@groundsheet/readings/display-text'
import type { KnownHole } from './hole-facts.ts'
import { valuesByName } from './values-by-name.ts'

/** Words of a remark that state groundwater, or that there was none. */
export const GROUNDWATER = /\bground\s?-?water\b|\bno water\b|\bdry\b/i

/** Headings that contractors define for groundwater have it in their names: `Trialpit Groundwater`. */
const GROUNDWATER_NAME = /\bground\s?-?water\b/i

/** What the row of a hole states of groundwater under headings of the file's own, with their names. */
export const groundwaterRemarks = (known: Pick<KnownHole, 'hole' | 'glossary'>): string[] =>
  valuesByName(known, GROUNDWATER_NAME).map(({ name, value }) => `${name}: ${displayText(value)}`)
