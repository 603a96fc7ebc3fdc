import { useMemo } from 'react'
import { hiddenTests } from './hidden-tests.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import type { SectionScale } from './section-scale.ts'
import { useStickLayouts } from './use-stick-layouts.ts'

/** SPT results without room on the drawing, of the holes in view. `placed`: by `scale`. */
export function useHiddenTests(
  section: Section,
  scale: SectionScale,
  placed: readonly PlacedStick[],
  tests: boolean,
) {
  const { layouts } = useStickLayouts(section, scale, tests)
  return useMemo(() => hiddenTests(placed, layouts, scale.plot), [placed, layouts, scale])
}
