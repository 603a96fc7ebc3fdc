import { useMemo, useState } from 'react'
import { placeBeside } from './place-beside-stick.ts'
import { placeSticks } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import { anchorScale, type SectionScale } from './section-scale.ts'

/** The holes of a section and what is beside them, by the anchored scale: the same while the section only moves. */
export function useBesides(section: Section, scale: SectionScale, tests: boolean) {
  const anchored = useAnchored(scale)
  const held = useMemo(() => placeSticks(section.sticks, anchored), [section, anchored])
  const besides = useMemo(
    () => placeBeside(held, anchored, tests, section.profileScales),
    [held, anchored, tests, section],
  )
  return { anchored, held, besides }
}

/** The same object until something is zoomed: what is drawn by it stays as it is while the section moves. */
function useAnchored(scale: SectionScale): SectionScale {
  const [kept, setKept] = useState(() => anchorScale(scale))
  const now = anchorScale(scale)
  if (now.plot === kept.plot && now.perMetre === kept.perMetre && now.times === kept.times) return kept
  setKept(now)
  return now
}
