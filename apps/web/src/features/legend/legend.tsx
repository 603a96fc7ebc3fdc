import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { ColourChoice } from './colour-choice.tsx'
import { HoleTypeRows } from './hole-type-rows.tsx'
import type { LegendProps } from './legend-props.ts'
import OverlayChoice from './overlay-choice.tsx'
import { ShapeRows } from './shape-rows.tsx'
import './legend.css'

type BasemapChoiceProps = Pick<LegendProps, 'basemaps' | 'onBasemap' | 'overlays'>

/** Basemaps and overlays. */
const BasemapChoice = (props: BasemapChoiceProps) => (
  <>
    <BasemapRows {...props} />
    <OverlayChoice {...props.overlays} />
  </>
)

/** Legend of the map, made from the same styles as the map. */
export default function Legend(props: LegendProps) {
  const { boundaries, groups } = props
  return (
    <section className="legend" aria-labelledby="legend-title">
      <h2 id="legend-title" className="visually-hidden">
        {legendStrings.title}
      </h2>
      <HoleTypeRows {...props} />
      <ColourChoice {...props} />
      <ShapeRows layer="boundaries" shapes={boundaries} {...props} />
      <ShapeRows layer="groups" shapes={groups} {...props} />
      <BasemapChoice {...props} />
      {props.actions}
    </section>
  )
}

/** Shown only if there are several basemaps. */
function BasemapRows({ basemaps, onBasemap }: Omit<BasemapChoiceProps, 'overlays'>) {
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
