import { basemapRows, type BasemapProgress } from '../../../data/map/basemap-rows.ts'
import { legendStrings } from '../../../ui/strings/legend-strings.ts'
import { BasemapSelect } from './basemap-select.tsx'
import { HolesLegend } from './holes-legend.tsx'
import type { OverviewProps } from './use-overview-view.ts'

interface Props extends OverviewProps {
  readonly progress: BasemapProgress
  readonly onRetry: () => void
}

/** Basemap, legend and overlays of the map of all projects. */
export const OverviewGrounds = ({ progress, onRetry, ...props }: Props) => (
  <div className="overview-grounds" data-covers-map="">
    <BasemapSelect
      rows={basemapRows(props.basemaps, props.basemap?.id, progress, legendStrings.offline)}
      onSelect={(id) => (id === props.basemap?.id ? onRetry() : props.onBasemap(id))}
    />
    {(props.tiles !== null || (props.holes !== null && props.holes.length > 0)) && <HolesLegend {...props} />}
    {props.overlayChoice !== null && (
      <details className="overview-overlays">
        <summary>{legendStrings.overlays}</summary>
        {props.overlayChoice}
      </details>
    )}
  </div>
)
