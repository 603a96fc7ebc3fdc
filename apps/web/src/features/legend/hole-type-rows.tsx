import { MarkerImage } from '../../ui/marker-image.tsx'
import { strings } from '../../ui/strings.ts'
import { isOn } from '../../url-state/layer-switches.ts'
import { LegendToggle } from './legend-toggle.tsx'
import type { LegendProps } from './legend-props.ts'

const PIN_COLOUR = '#475569'

/** The kinds of hole with their markers, and what else can be said of markers. */
export function HoleTypeRows(props: LegendProps) {
  const { types, shown, hiddenTypes, pinned, leftOut, switches, artwork, onToggleType, onSwitch } = props
  if (types.length === 0) return null
  return (
    <fieldset>
      <legend>{strings.legend.types}</legend>
      {types.map(({ code, name, count, style }) => (
        <LegendToggle
          key={code}
          name={[code === '' ? strings.holes.untyped : code, name].filter(Boolean).join(' · ')}
          count={strings.legend.share(shown.get(code) ?? 0, count)}
          shown={!hiddenTypes.includes(code)}
          onToggle={() => onToggleType(code)}
        >
          <MarkerImage
            symbol={style.markerSymbol}
            colour={style.markerColor}
            artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
          />
        </LegendToggle>
      ))}
      {pinned > 0 && (
        <p className="legend-key">
          <MarkerImage symbol="pin" colour={PIN_COLOUR} />
          <span>{strings.legend.pinned}</span>
          <span className="soft">{strings.number(pinned)}</span>
        </p>
      )}
      <LegendToggle
        name={strings.legend.labels}
        shown={isOn(switches, 'labels')}
        onToggle={() => onSwitch('labels', true)}
      />
      {leftOut > 0 && (
        <LegendToggle
          name={strings.legend.faint}
          count={strings.number(leftOut)}
          shown={isOn(switches, 'faint', false)}
          onToggle={() => onSwitch('faint', false)}
        />
      )}
    </fieldset>
  )
}
