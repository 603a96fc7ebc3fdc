import { useMemo, useState } from 'react'
import { figureBoxes } from './figure-boxes.ts'
import { layOutSticks, type StickLayout } from './lay-out-sticks.ts'
import { placeDepths } from './place-depths.ts'
import type { TextBox } from './place-names.ts'
import { placeSticks, type PlacedStick } from './place-sticks.ts'
import { waterBoxes } from './place-water.ts'
import type { Section } from './section-model.ts'
import { anchorScale, type SectionScale } from './section-scale.ts'

/** Holes of a section and their layouts by the anchored scale, unchanged while the section is panned. */
export function useStickLayouts(section: Section, scale: SectionScale, tests: boolean) {
  const anchoredScale = useAnchoredScale(scale)
  return useMemo(() => layOutAnchored(section, anchoredScale, tests), [section, anchoredScale, tests])
}

/** Holes of a section, their layouts and final depths; `anchoredScale` from `anchorScale`. */
export function layOutAnchored(section: Section, anchoredScale: SectionScale, tests: boolean) {
  const anchoredSticks = placeSticks(section.sticks, anchoredScale)
  const layouts = layOutSticks(anchoredSticks, anchoredScale, tests, section.profileScales)
  const drawn = drawnBoxes(anchoredSticks, anchoredScale, layouts)
  return { anchoredScale, anchoredSticks, layouts, depths: placeDepths(anchoredSticks, anchoredScale, drawn) }
}

/** Boxes of the SPT figures and water marks of each hole, px. */
const drawnBoxes = (
  sticks: readonly PlacedStick[],
  scale: SectionScale,
  layouts: readonly StickLayout[],
): TextBox[][] =>
  sticks.map((one, index) => {
    const layout = layouts[index]
    if (!layout) return []
    const [left, right] = [one.x - one.width / 2, one.x + one.width / 2]
    return [...figureBoxes(layout.figures, left, right, 0), ...waterBoxes(one, scale, layout.water)]
  })

/** Returns the same object until the zoom changes, so that panning does not render the holes again. */
function useAnchoredScale(scale: SectionScale): SectionScale {
  const [stored, setStored] = useState(() => ({ scale: anchorScale(scale), plot: scale.plot }))
  const current = anchorScale(scale)
  if (
    scale.plot === stored.plot &&
    current.perMetre === stored.scale.perMetre &&
    current.exaggeration === stored.scale.exaggeration
  )
    return stored.scale
  setStored({ scale: current, plot: scale.plot })
  return current
}
