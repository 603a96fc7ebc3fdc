import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { MEASURES } from '../../url-state/project-search.ts'
import { colourLegendRows } from './colour-legend-rows.tsx'
import type { LegendProps } from './legend-props.ts'

type Props = Pick<LegendProps, 'colourChoices' | 'colourLegend' | 'onColour'>

const words = legendStrings.colour

/** Selects what the colour of holes represents: type, or a value of the hole. */
export function ColourChoice({ colourChoices, colourLegend, onColour }: Props) {
  if (colourChoices.length === 0 && colourLegend === null) return null
  return (
    <fieldset className="legend-colours">
      <legend>{words.title}</legend>
      <select
        className="field"
        aria-label={words.title}
        value={colourLegend?.by ?? 'type'}
        onChange={({ target }) => onColour(MEASURES.find((by) => by === target.value))}
      >
        <option value="type">{words.by.type}</option>
        {colourChoices.map((by) => (
          <option key={by} value={by}>
            {words.by[by]}
          </option>
        ))}
      </select>
      {colourLegend && colourLegendRows(colourLegend, 'colour-legend')}
    </fieldset>
  )
}
