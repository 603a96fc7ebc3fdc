import { legendStrings } from '../../ui/strings/legend-strings.ts'
import { useDebouncedText } from '../../ui/use-debounced-text.ts'
import { LegendToggle } from './legend-toggle.tsx'
import './legend.css'
import './overlay-choice.css'

/** An overlay that can be shown. `opacity`: percent. */
export interface OverlayRow {
  readonly id: string
  readonly name: string
  readonly opacity: number
  readonly shown: boolean
}

export interface OverlaySwitches {
  readonly rows: readonly OverlayRow[]
  readonly onSwitch: (id: string, shown: boolean) => void
  readonly onOpacity: (id: string, opacity: number) => void
}

/** Browsers limit how often an address may change while a slider moves. */
const ADDRESS_DELAY_MS = 120

/** Overlays on the basemap, each with a switch, and an opacity slider while shown. */
export default function OverlayChoice({ rows, onSwitch, onOpacity }: OverlaySwitches) {
  if (rows.length === 0) return null
  return (
    <fieldset className="legend-overlays">
      <legend>{legendStrings.overlays}</legend>
      {rows.map((row) => (
        <div key={row.id}>
          <LegendToggle name={row.name} shown={row.shown} onToggle={() => onSwitch(row.id, !row.shown)} />
          {row.shown && <OpacitySlider {...row} onOpacity={(opacity) => onOpacity(row.id, opacity)} />}
        </div>
      ))}
    </fieldset>
  )
}

interface SliderProps extends Pick<OverlayRow, 'name' | 'opacity'> {
  readonly onOpacity: (opacity: number) => void
}

function OpacitySlider({ name, opacity, onOpacity }: SliderProps) {
  const [text, setText] = useDebouncedText(String(opacity), ADDRESS_DELAY_MS, (next) =>
    onOpacity(Number(next)),
  )
  return (
    <label className="legend-opacity">
      <input
        type="range"
        aria-label={legendStrings.opacityOf(name)}
        min={0}
        max={100}
        step={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output>{legendStrings.percent(Number(text))}</output>
    </label>
  )
}
