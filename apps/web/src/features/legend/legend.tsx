import { strings } from '../../ui/strings.ts'
import { BasemapChoice } from './basemap-choice.tsx'
import { ColourChoice } from './colour-choice.tsx'
import { HoleTypeRows } from './hole-type-rows.tsx'
import type { LegendProps } from './legend-props.ts'
import { ShapeRows } from './shape-rows.tsx'
import './legend.css'

/** What is on the map and what it means; made of the same styles the map is drawn in. */
export default function Legend(props: LegendProps) {
  const { boundaries, groups } = props
  return (
    <section className="legend" aria-labelledby="legend-title">
      <h2 id="legend-title" className="visually-hidden">
        {strings.legend.title}
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
