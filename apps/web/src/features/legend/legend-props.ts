import type { Boundary, LocationGroup } from '@groundsheet/contract'
import type { ReactNode } from 'react'
import type { BasemapRow } from '../../data/map/basemap-rows.ts'
import type { HoleType, OwnMarker } from '../../data/holes/hole-types.ts'
import type { LabelOf } from '../../data/holes/hole-label.ts'
import type { Hole } from '../../data/holes/hole.ts'
import type { ColourClass } from '../../data/holes/colour-holes.ts'
import type { HoleMeasure } from '../../url-state/project-search.ts'
import type { LayerSwitches } from '../../url-state/layer-switches.ts'
import type { OverlaySwitches } from './overlay-choice.tsx'

/** A group, with how many of its members can be drawn. */
export interface LegendGroup extends LocationGroup {
  readonly placed: number
}

/** Fewer members with a position have no outline. */
export const MIN_OUTLINE = 3

/** What the colours of holes mean. */
export interface ColourKey {
  readonly by: HoleMeasure
  /** `count`: holes on the map. */
  readonly classes: readonly (ColourClass & { readonly count: number })[]
  readonly unstated: { readonly colour: string; readonly count: number }
}

export interface LegendProps {
  readonly types: readonly HoleType[]
  /** How many of each type the map shows; types without an entry: none. */
  readonly shown: ReadonlyMap<string, number>
  /** What holes can be coloured by, beside their type. */
  readonly colourChoices: readonly HoleMeasure[]
  /** Null: colour says the type. */
  readonly colourKey: ColourKey | null
  /** Markers on the map that are not those of a type. */
  readonly own: readonly OwnMarker[]
  /** Holes on the map whose position was set by hand. */
  readonly pinned: readonly Hole[]
  /** What holes are called on the map. */
  readonly labelOf: LabelOf
  /** Holes that filters leave out. */
  readonly leftOut: number
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LegendGroup[]
  readonly switches: LayerSwitches
  readonly basemaps: readonly BasemapRow[]
  readonly overlays: OverlaySwitches
  readonly artwork: ReadonlyMap<string, string>
  readonly onColour: (by: HoleMeasure | undefined) => void
  /** `start`: whether it is shown while nobody has touched the switch. */
  readonly onSwitch: (key: string, start: boolean) => void
  readonly onBasemap: (id: string) => void
  /** What can be done with the map as it is. */
  readonly actions: ReactNode
}
