import { useMemo } from 'react'
import { basemapRows, type BasemapProgress } from '../../data/map/basemap-rows.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { switched } from '../../url-state/layer-switches.ts'
import type { ProjectSearch } from '../../url-state/project-search.ts'
import { useColourChoices, type PaintedHoles } from '../state/use-hole-colours.ts'
import { PrintLink } from '../state/print-link.tsx'
import type { ProjectData } from '../state/use-project.ts'
import { useOverlaySwitches } from '../state/use-overlays.ts'
import type { ProjectState } from '../state/use-project-state.ts'
import { countTypes, placedGroups, useLayerSwitches } from './use-layer-switches.ts'

/** Basemap in the address, with its progress on the map. */
export interface RequestedBasemap {
  readonly requested: string | undefined
  readonly progress: BasemapProgress
  /** Retries a failed basemap. */
  readonly retry: () => void
}

interface Props extends Pick<ProjectState, 'change'> {
  readonly data: ProjectData
  readonly search: ProjectSearch
  readonly basemap: RequestedBasemap
  readonly painted: PaintedHoles
}

const { Component: Legend } = lazyComponent(() => import('../../features/legend/legend.tsx'))

/** Legend of the map with its switches. */
export default function LegendPanel({ data, search, basemap, painted, change }: Props) {
  const { list, shapes } = data
  const { kept, types, own, key } = painted
  const switches = useLayerSwitches(search)
  const shown = useMemo(() => countTypes(kept), [kept])
  const groups = useMemo(() => placedGroups(shapes.groups, list.holes), [list.holes, shapes.groups])
  return (
    <Legend
      types={types}
      own={own}
      labelOf={list.labelOf}
      colourChoices={useColourChoices(list.holes)}
      colourLegend={key}
      shown={shown}
      pinned={useMemo(() => kept.filter(({ position }) => position?.pinned), [kept])}
      leftOut={list.holes.length - kept.length}
      boundaries={shapes.boundaries}
      groups={groups}
      switches={switches}
      basemaps={basemapRows(data.basemaps, basemap.requested, basemap.progress, legendStrings.offline)}
      overlays={useOverlaySwitches(search, (overlay) => change({ overlay }, 'replace'))}
      artwork={data.artwork}
      onColour={(colour) => change({ colour }, 'push')}
      onSwitch={(key, start) => change(switched(switches, key, start), 'replace')}
      onBasemap={(base) => (base === basemap.requested ? basemap.retry() : change({ base }, 'replace'))}
      actions={<PrintLink sheet="map" label={strings.print.openMap} />}
    />
  )
}
