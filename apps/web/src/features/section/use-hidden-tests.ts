import { useMemo } from 'react'
import { hiddenTests } from './hidden-tests.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import type { SectionScale } from './section-scale.ts'
import { useBesides } from './use-besides.ts'

/** SPT results that have no room on the drawing, of the holes in view. `placed`: by `scale`. */
export function useHiddenTests(
  section: Section,
  scale: SectionScale,
  placed: readonly PlacedStick[],
  tests: boolean,
) {
  const { besides } = useBesides(section, scale, tests)
  return useMemo(() => hiddenTests(placed, besides, scale.plot), [placed, besides, scale])
}
