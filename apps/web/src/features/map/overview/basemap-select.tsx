import type { BasemapRow } from '../../../data/map/basemap-rows.ts'
import { legendStrings } from '../../../ui/strings/legend-strings.ts'

interface Props {
  readonly rows: readonly BasemapRow[]
  readonly onSelect: (id: string) => void
}

/** Selects the basemap of the map of all projects; nothing where there is only one. */
export function BasemapSelect({ rows, onSelect }: Props) {
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
