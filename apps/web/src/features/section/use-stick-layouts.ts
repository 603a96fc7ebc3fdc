import { useMemo, useState } from 'react'
import { layOutSticks } from './lay-out-sticks.ts'
import { placeSticks } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import { anchorScale, type SectionScale } from './section-scale.ts'

/** Holes of a section and their layouts by the anchored scale, unchanged while the section is panned. */
export function useStickLayouts(section: Section, scale: SectionScale, tests: boolean) {
  const anchoredScale = useAnchoredScale(scale)
  const anchoredSticks = useMemo(() => placeSticks(section.sticks, anchoredScale), [section, anchoredScale])
  const layouts = useMemo(
    () => layOutSticks(anchoredSticks, anchoredScale, tests, section.profileScales),
    [anchoredSticks, anchoredScale, tests, section],
  )
  return { anchoredScale, anchoredSticks, layouts }
}

/** Returns the same object until the zoom changes, so that panning does not render the holes again. */
function useAnchoredScale(scale: SectionScale): SectionScale {
  const [stored, setKept] = useState(() => anchorScale(scale))
  const current = anchorScale(scale)
  if (
    current.plot === stored.plot &&
    current.perMetre === stored.perMetre &&
    current.exaggeration === stored.exaggeration
  )
    return stored
  setKept(current)
  return current
}
