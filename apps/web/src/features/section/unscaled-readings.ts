import { fullName } from '../../data/holes/hole-label.ts'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Section } from './section-model.ts'

const MAX_LISTED = 20

/** Hole, depth and value of readings outside the scale of their profile, up to `MAX_LISTED`. */
export const unscaledReadings = ({ unscaled }: Section): readonly string[] =>
  unscaled
    .slice(0, MAX_LISTED)
    .map(({ hole, mark: { top, value = 0 } }) =>
      sectionStrings.unscaledReading(fullName(hole), top, String(value)),
    )
