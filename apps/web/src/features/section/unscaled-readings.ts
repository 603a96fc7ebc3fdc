import { displayName } from '../../data/text/display-name.ts'
import { sectionStrings } from '../../ui/section-strings.ts'
import type { Section } from './section-model.ts'

/** Readings that are listed one by one. */
const MAX_LISTED = 20

/** Hole, depth and value of the readings that are outside of the scale of their profile. */
export const unscaledReadings = ({ unscaled }: Section): readonly string[] =>
  unscaled
    .slice(0, MAX_LISTED)
    .map(({ hole, mark: { top, value = 0 } }) =>
      sectionStrings.unscaledReading(displayName(hole.name), top, String(value)),
    )
