import { legendStrings } from '../../ui/strings/legend-strings.ts'
import type { LegendProps } from './legend-props.ts'
import OverlayChoice from './overlay-choice.tsx'

type Props = Pick<LegendProps, 'basemaps' | 'onBasemap' | 'overlays'>

/** Basemaps and overlays. */
export const BasemapChoice = (props: Props) => (
  <>
    <BasemapRows {...props} />
    <OverlayChoice {...props.overlays} />
  </>
)

/** Shown only if there are several basemaps. */
function BasemapRows({ basemaps, onBasemap }: Omit<Props, 'overlays'>) {
  if (basemaps.length < 2) return null
  return (
    <fieldset className="legend-basemaps">
      <legend>{legendStrings.basemap}</legend>
      {basemaps.map(({ id, name, shown, progress = 'here' }) => (
        <label key={id}>
          <input type="radio" name="basemap" checked={shown} onChange={() => onBasemap(id)} />
          {legendStrings.basemapRow[progress](name)}
        </label>
      ))}
    </fieldset>
  )
}
