import { displayText } from '@groundsheet/readings/display-text'
import { MarkerImage } from '../../ui/marker-image.tsx'
import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { isOn, nameKey } from '../../url-state/layer-switches.ts'
import { LegendToggle } from './legend-toggle.tsx'
import { MIN_OUTLINE_MEMBERS, type LegendGroup, type LegendProps } from './legend-props.ts'
import { ShapeSwatch } from './shape-swatch.tsx'

interface Props extends Pick<LegendProps, 'switches' | 'onSwitch'> {
  readonly layer: 'boundaries' | 'groups'
  readonly shapes: LegendProps['boundaries'] | readonly LegendGroup[]
}

/** All boundaries, or all groups: a switch for all, and one for each with its name. */
export function ShapeRows({ layer, shapes, switches, onSwitch }: Props) {
  if (shapes.length === 0) return null
  const layerOn = isOn(switches, layer)
  return (
    <fieldset className="legend-shapes">
      <legend className="visually-hidden">{legendStrings[layer]}</legend>
      <LegendToggle
        head
        name={legendStrings[layer]}
        count={strings.number(shapes.length)}
        shown={layerOn}
        onToggle={() => onSwitch(layer, true)}
      />
      {shapes.map((shape) => (
        <div key={shape.id} className="legend-shape" data-off={layerOn ? undefined : ''}>
          <LegendToggle
            name={displayText(shape.name)}
            count={'placed' in shape ? members(shape) : ''}
            shown={isOn(switches, shape.id, shape.visible)}
            onToggle={() => onSwitch(shape.id, shape.visible)}
          >
            {(!('placed' in shape) || shape.placed >= MIN_OUTLINE_MEMBERS) && (
              <ShapeSwatch
                {...shape.style}
                line={'geometry' in shape && shape.geometry.type === 'LineString'}
              />
            )}
            {'placed' in shape && shape.showMarkers && (
              <MarkerImage symbol={shape.markerSymbol} colour={shape.style.strokeColor} />
            )}
          </LegendToggle>
          <button
            type="button"
            className="legend-name"
            aria-label={legendStrings.nameOf(displayText(shape.name))}
            title={legendStrings.nameOf(displayText(shape.name))}
            aria-pressed={isOn(switches, nameKey(shape.id), shape.labelVisible)}
            onClick={() => onSwitch(nameKey(shape.id), shape.labelVisible)}
          />
        </div>
      ))}
    </fieldset>
  )
}

const members = ({ placed, locationCount }: LegendGroup): string =>
  placed < MIN_OUTLINE_MEMBERS
    ? legendStrings.noOutline(placed, locationCount)
    : legendStrings.share(placed, locationCount)
