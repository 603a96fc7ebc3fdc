import { basemapRows, type BasemapProgress, type BasemapRow } from '../../../data/map/basemap-rows.ts'
import { legendStrings } from '../../../ui/strings/legend-strings.ts'
import { HolesLegend } from './holes-legend.tsx'
import type { OverviewProps } from './use-overview-view.ts'

interface SelectProps {
  readonly rows: readonly BasemapRow[]
  readonly onSelect: (id: string) => void
}

interface Props extends OverviewProps {
  readonly progress: BasemapProgress
  readonly onRetry: () => void
}

/** Basemap, legend and overlays of the map of all projects. */
export const OverviewBasemaps = ({ progress, onRetry, ...props }: Props) => (
  <div className="overview-basemaps" data-covers-map="">
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

/** Selects the basemap of the map of all projects; nothing where there is only one. */
function BasemapSelect({ rows, onSelect }: SelectProps) {
  if (rows.length < 2) return null
  return (
    <select
      className="field"
      aria-label={legendStrings.basemap}
      value={rows.find(({ shown }) => shown)?.id}
      onChange={(event) => onSelect(event.target.value)}
    >
      {rows.map(({ id, name, progress = 'here' }) => (
        <option key={id} value={id}>
          {legendStrings.basemapRow[progress](name)}
        </option>
      ))}
    </select>
  )
}
