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

/** A group with the number of its members that have a position. */
export interface LegendGroup extends LocationGroup {
  readonly placed: number
}

/** Minimum number of members with a position for an outline. */
export const MIN_OUTLINE_MEMBERS = 3

/** Meaning of the colours of holes. */
export interface ColourLegend {
  readonly by: HoleMeasure
  /** Datum of the levels; null: not stated, or not the same for all holes. */
  readonly datum: string | null
  /** `count`: holes on the map. */
  readonly classes: readonly (ColourClass & { readonly count: number })[]
  readonly unstated: { readonly colour: string; readonly count: number }
}

export interface LegendProps {
  readonly types: readonly HoleType[]
  /** Number of holes of each type on the map; types without an entry: none. */
  readonly shown: ReadonlyMap<string, number>
  /** Values that holes can be coloured by, besides type. */
  readonly colourChoices: readonly HoleMeasure[]
  /** Null: colours represent types. */
  readonly colourLegend: ColourLegend | null
  /** Markers on the map set for single holes. */
  readonly own: readonly OwnMarker[]
  /** Holes on the map whose position was set by hand. */
  readonly pinned: readonly Hole[]
  /** Labels of holes on the map. */
  readonly labelOf: LabelOf
  /** Number of holes left out by filters. */
  readonly leftOut: number
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LegendGroup[]
  readonly switches: LayerSwitches
  readonly basemaps: readonly BasemapRow[]
  readonly overlays: OverlaySwitches
  readonly artwork: ReadonlyMap<string, string>
  readonly onColour: (by: HoleMeasure | undefined) => void
  /** `start`: whether it is shown before the first switch. */
  readonly onSwitch: (key: string, start: boolean) => void
  readonly onBasemap: (id: string) => void
  /** Actions for the map. */
  readonly actions: ReactNode
}
