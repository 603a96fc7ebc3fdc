import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { isOn } from '../../url-state/layer-switches.ts'
import { LegendToggle } from './legend-toggle.tsx'
import type { LegendProps } from './legend-props.ts'
import { markerEntries } from './marker-entries.tsx'

/** Maximum number of hole names listed; the others are counted. */
const MAX_LISTED_NAMES = 12

/** Hole types with their markers, and switches for markers. */
export function HoleTypeRows(props: LegendProps) {
  const { types, leftOut, switches, onSwitch } = props
  if (types.length === 0) return null
  return (
    <fieldset className="legend-types">
      <legend>{legendStrings.types}</legend>
      {markerEntries(props, MAX_LISTED_NAMES).map(({ id, sign, text, code = '', count }, at) => (
        <p key={id} className="colour-legend">
          {sign}
          <span>
            {text}
            {code !== '' && <span className="soft"> {code}</span>}
          </span>
          {count !== undefined && (
            <span className="soft">{legendStrings.share(count, types[at]?.count ?? count)}</span>
          )}
        </p>
      ))}
      <LegendToggle
        name={legendStrings.labels}
        shown={isOn(switches, 'labels')}
        onToggle={() => onSwitch('labels', true)}
      />
      {leftOut > 0 && (
        <LegendToggle
          name={legendStrings.faint}
          count={strings.number(leftOut)}
          shown={isOn(switches, 'faint', false)}
          onToggle={() => onSwitch('faint', false)}
        />
      )}
    </fieldset>
  )
}
