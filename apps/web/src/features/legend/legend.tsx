import type { Boundary, LocationGroup } from '@groundsheet/contract'
import type { HoleType } from '../../data/hole-types.ts'
import type { LayerSwitches } from '../../url-state/layer-switches.ts'
import { strings } from '../../ui/strings.ts'
import { BasemapChoice } from './basemap-choice.tsx'
import { HoleTypeRows } from './hole-type-rows.tsx'
import { ShapeRows } from './shape-rows.tsx'
import './legend.css'

/** A group, with how many of its members can be drawn. */
export interface LegendGroup extends LocationGroup {
  readonly placed: number
}

export interface LegendProps {
  readonly types: readonly HoleType[]
  /** How many of each type the map shows; types without an entry: none. */
  readonly shown: ReadonlyMap<string, number>
  readonly hiddenTypes: readonly string[]
  /** Holes whose position was set by hand. */
  readonly pinned: number
  /** Holes that filters leave out. */
  readonly leftOut: number
  readonly boundaries: readonly Boundary[]
  readonly groups: readonly LegendGroup[]
  readonly switches: LayerSwitches
  readonly basemaps: readonly { readonly id: string; readonly name: string }[]
  readonly basemap: string
  readonly artwork: ReadonlyMap<string, string>
  readonly onToggleType: (code: string) => void
  /** `start`: whether it is shown while nobody has touched the switch. */
  readonly onSwitch: (key: string, start: boolean) => void
  readonly onBasemap: (id: string) => void
}

/** What is on the map and what it means; made of the same styles the map is drawn in. */
export function Legend(props: LegendProps) {
  const { boundaries, groups } = props
  return (
    <section className="legend" aria-labelledby="legend-title">
      <h2 id="legend-title" className="visually-hidden">
        {strings.legend.title}
      </h2>
      <HoleTypeRows {...props} />
      <ShapeRows layer="boundaries" shapes={boundaries} {...props} />
      <ShapeRows layer="groups" shapes={groups} {...props} />
      <BasemapChoice {...props} />
    </section>
  )
}
