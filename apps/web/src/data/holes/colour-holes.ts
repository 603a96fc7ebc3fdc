import type { HoleMeasure } from '../../url-state/project-search.ts'
import { MEASURE_OF } from './hole-measures.ts'
import type { Hole } from './hole.ts'

/** Holes from one value up to another, in one colour. */
export interface ColourClass {
  /** Both are values of holes; metres, m OD or days since 1970. */
  readonly min: number
  readonly max: number
  readonly colour: string
}

export interface HoleColours {
  /** From the smallest values to the greatest. */
  readonly classes: readonly ColourClass[]
  readonly colourOf: (hole: Hole) => string
}

/** An ordered ramp that colour-blind readers can follow, visible on a light and on a dark map. */
export const RAMP_COLOURS = ['#f2c23e', '#ec8f3a', '#d95f4c', '#b23a77', '#7d3c98', '#3f3d9e']

/** Colour of holes that do not state the value. */
export const UNSTATED_COLOUR = '#8b949c'

/** Whether these holes state at least two different values. */
export const canColourBy = (holes: readonly Hole[], by: HoleMeasure): boolean =>
  new Set(holes.map(MEASURE_OF[by]).filter((value) => value !== null)).size > 1

/**
 * Colours for holes by a value. Each class holds about as many holes as the next: one very deep hole does not
 * leave all the others in one colour. Equal values always share a class.
 */
export function colourHoles(holes: readonly Hole[], by: HoleMeasure): HoleColours {
  const measure = MEASURE_OF[by]
  const values = holes
    .map(measure)
    .filter((value) => value !== null)
    .sort((a, b) => a - b)
  const starts = classStarts(values)
  const classes = starts.map((min, at) => ({
    min,
    max: values.findLast((value) => value < (starts[at + 1] ?? Infinity)) ?? min,
    colour: shade(at, starts.length),
  }))
  return {
    classes,
    colourOf(hole) {
      const value = measure(hole)
      if (value === null) return UNSTATED_COLOUR
      return classes.findLast(({ min }) => value >= min)?.colour ?? UNSTATED_COLOUR
    },
  }
}

/** The smallest value of each class. */
const classStarts = (values: readonly number[]): number[] => [
  ...new Set(
    RAMP_COLOURS.flatMap((_, at) => values[Math.floor((at / RAMP_COLOURS.length) * values.length)] ?? []),
  ),
]

/** Spreads few classes over the whole ramp. */
const shade = (at: number, count: number): string =>
  RAMP_COLOURS[count < 2 ? 0 : Math.round((at / (count - 1)) * (RAMP_COLOURS.length - 1))] ?? UNSTATED_COLOUR

/** The same holes with the colour of their class. */
export const paintHoles = (holes: readonly Hole[], { colourOf }: HoleColours): Hole[] =>
  holes.map((hole) => ({ ...hole, style: { ...hole.style, markerColor: colourOf(hole) } }))
