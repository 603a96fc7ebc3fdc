import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { BasemapChoice } from './basemap-choice.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { HoleTypeRows } from './hole-type-rows.tsx'
import type { LegendProps } from './legend-props.ts'
import { ShapeRows } from './shape-rows.tsx'
import './legend.css'

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
