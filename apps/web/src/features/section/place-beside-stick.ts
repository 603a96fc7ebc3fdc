import { profileWidth } from './section-profile.tsx'
import type { Stick } from './section-model.ts'

/** Px: figures of tests are drawn where so much is free. */
const FIGURES_ROOM = 30
/** Px of figures such as `50/165`, with their margin. */
const FIGURES = 40
/** Px between a column and its names, and between a name and what belongs to the next hole. */
const NAME_START = 4
const NAME_END = 14

/** What is drawn to the right of a hole, px. */
export interface BesideStick {
  /** A cone or probe without strata stands in place of an empty column. */
  readonly isColumn: boolean
  /** Width of its profile. */
  readonly beside: number
  readonly figures: boolean
  /** Names of strata: from the left side of the column, and their room. */
  readonly names: { readonly x: number; readonly room: number }
}

/** Shares the room between a hole and the next one. `after`: px to it. */
export function placeBeside(stick: Stick, width: number, after: number, tests: boolean): BesideStick {
  const isColumn = stick.profile === null || stick.strata.length > 0
  const beside = stick.profile ? profileWidth(after - (isColumn ? width : 0)) : 0
  const figures = tests && after - width > FIGURES_ROOM
  const taken = width + beside + (figures && stick.tests.length > 0 ? FIGURES : 0)
  return { isColumn, beside, figures, names: { x: taken + NAME_START, room: after - taken - NAME_END } }
}
