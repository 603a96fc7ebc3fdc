import { EXAGGERATIONS } from '@groundsheet/sections'
import { useId, useState, type ReactNode } from 'react'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import { useDebouncedText } from '../../ui/use-debounced-text.ts'
import { ZoomButtons } from '../../ui/zoom-buttons.tsx'
import type { SectionHeights } from './section-model.ts'
import type { SectionOptions } from './section-options.ts'

const words = sectionStrings

interface OptionsProps {
  readonly options: SectionOptions
  /** Null: only selected holes are drawn, whatever their offset. */
  readonly minOffset: number | null
  /** Used if none is selected. */
  readonly automaticExaggeration: number
  readonly heights: SectionHeights
  readonly onOptions: (change: Partial<SectionOptions>) => void
}

interface Props extends OptionsProps {
  readonly isFit: boolean
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  readonly children: ReactNode
}

/** Zoom buttons and drawing options. */
export function SectionToolbar({ options, isFit, onZoom, onFit, children, ...props }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="section-toolbar">
      <div className="section-zoom">
        <ZoomButtons
          names={words.zoom}
          isWhole={isFit}
          canZoomOut
          onIn={() => onZoom(1.5)}
          onOut={() => onZoom(1 / 1.5)}
          onWhole={onFit}
        />
      </div>
      <button
        type="button"
        className="button section-more"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words.options}
      </button>
      {children}
      <div className="section-options" id={id} data-open={open || undefined}>
        <Options options={options} {...props} />
      </div>
    </div>
  )
}

/** Drawing options, shown by a button on narrow screens. */
function Options({ options, minOffset, automaticExaggeration, heights, onOptions }: OptionsProps) {
  const { exaggeration: times, flat, ties, tests } = options
  return (
    <>
      <label>
        {words.heights}{' '}
        <select
          className="field"
          value={times ?? ''}
          onChange={({ target }) =>
            onOptions({ exaggeration: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{words.automatic(automaticExaggeration)}</option>
          {choices(times).map((choice) => (
            <option key={choice} value={choice}>
              {words.timesShort(choice)}
            </option>
          ))}
        </select>
      </label>
      {minOffset !== null && (
        <MaxOffset
          maxOffset={options.maxOffset}
          minOffset={minOffset}
          onMaxOffset={(maxOffset) => onOptions({ maxOffset })}
        />
      )}
      <Switch
        on={heights === 'depth'}
        text={words.flat}
        disabled={heights === 'depth' && !flat}
        onSwitch={() => onOptions({ flat: !flat })}
      />
      <Switch on={ties} text={words.ties} onSwitch={() => onOptions({ ties: !ties })} />
      <Switch on={tests} text={words.tests} onSwitch={() => onOptions({ tests: !tests })} />
    </>
  )
}

/** Standard exaggerations, and the one in the address if it is another. */
const choices = (times: number | null): number[] =>
  [...new Set([...EXAGGERATIONS, ...(times === null ? [] : [times])])].sort((a, b) => a - b)

/** Maximum of the slider; the field takes any distance. */
const SLIDER_MAX_M = 200
const TYPING_PAUSE_MS = 400

interface MaxOffsetProps {
  readonly maxOffset: number
  readonly minOffset: number
  readonly onMaxOffset: (maxOffset: number) => void
}

function MaxOffset({ maxOffset, minOffset, onMaxOffset }: MaxOffsetProps) {
  const [typed, setTyped] = useDebouncedText(String(maxOffset), TYPING_PAUSE_MS, (text) => {
    const metres = text === '' ? NaN : Number(text)
    if (metres >= 0 && Number.isFinite(metres)) onMaxOffset(Math.max(minOffset, metres))
  })
  return (
    <div className="section-max-offset">
      <label>
        {words.maxOffset}{' '}
        <input
          className="field"
          type="number"
          inputMode="decimal"
          min={minOffset}
          step="any"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>{' '}
      {words.reachUnit}
      <input
        type="range"
        aria-label={words.reachSlider}
        min={minOffset}
        max={SLIDER_MAX_M}
        step={5}
        value={Math.min(SLIDER_MAX_M, Number(typed) || 0)}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

interface SwitchProps {
  readonly on: boolean
  readonly text: string
  readonly disabled?: boolean
  readonly onSwitch: () => void
}

const Switch = ({ on, text, disabled, onSwitch }: SwitchProps) => (
  <label className="section-switch">
    <input type="checkbox" checked={on} disabled={disabled} onChange={onSwitch} />
    {text}
  </label>
)
