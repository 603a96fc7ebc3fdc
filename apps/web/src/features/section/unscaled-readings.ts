import { fullName } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Section } from './section-model.ts'

const MAX_LISTED_READINGS = 20

/** Hole, depth and value of readings outside the scale of their profile, up to `MAX_LISTED_READINGS`. */
export const unscaledReadings = ({ unscaled }: Section): readonly string[] =>
  unscaled
    .slice(0, MAX_LISTED_READINGS)
    .map(({ hole, mark: { top, value = 0 } }) =>
      sectionStrings.unscaledReading(fullName(hole), top, String(value)),
    )
