import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { MEASURES } from '../../url-state/project-search.ts'
import { colourKeyRows } from './colour-key-rows.tsx'
import type { LegendProps } from './legend-props.ts'

type Props = Pick<LegendProps, 'colourChoices' | 'colourKey' | 'onColour'>

const words = legendStrings.colour

/** Selects what the colour of holes represents: type, or a value of the hole. */
export function ColourChoice({ colourChoices, colourKey, onColour }: Props) {
  if (colourChoices.length === 0 && colourKey === null) return null
  return (
    <fieldset className="legend-colours">
      <legend>{words.title}</legend>
      <select
        className="field"
        aria-label={words.title}
        value={colourKey?.by ?? 'type'}
        onChange={({ target }) => onColour(MEASURES.find((by) => by === target.value))}
      >
        <option value="type">{words.by.type}</option>
        {colourChoices.map((by) => (
          <option key={by} value={by}>
            {words.by[by]}
          </option>
        ))}
      </select>
      {colourKey && colourKeyRows(colourKey, 'legend-key')}
    </fieldset>
  )
}
