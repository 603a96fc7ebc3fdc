import { strings } from '../../ui/strings.ts'
import type { LegendProps } from './legend-props.ts'

type Props = Pick<LegendProps, 'basemaps' | 'basemap' | 'onBasemap'>

/** What lies under the holes; nothing to choose where there is only one. */
export function BasemapChoice({ basemaps, basemap, onBasemap }: Props) {
  if (basemaps.length < 2) return null
  return (
    <fieldset className="legend-basemaps">
      <legend>{strings.legend.basemap}</legend>
      {basemaps.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="basemap" checked={id === basemap} onChange={() => onBasemap(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
