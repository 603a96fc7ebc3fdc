import { EXAGGERATIONS } from '@groundsheet/sections'
import type { ReactNode } from 'react'
import { sectionStrings } from '../../ui/section-strings.ts'
import { usePausedText } from '../../ui/use-paused-text.ts'
import { ZoomButtons } from '../../ui/zoom-buttons.tsx'
import type { SectionHeights } from './section-model.ts'
import type { SectionOptions } from './section-options.ts'

const words = sectionStrings

interface Props {
  readonly options: SectionOptions
  readonly leastReach: number
  /** What is drawn where no exaggeration was asked for. */
  readonly usual: number
  readonly isFit: boolean
  readonly heights: SectionHeights
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  readonly onOptions: (change: Partial<SectionOptions>) => void
  readonly children: ReactNode
}

/** How the section is seen and what is drawn on it. */
export function SectionToolbar({
  options,
  leastReach,
  usual,
  isFit,
  heights,
  onZoom,
  onFit,
  onOptions,
  children,
}: Props) {
  const { times, flat, ties, tests } = options
  return (
    <div className="section-toolbar">
      <div className="section-zoom">
        <ZoomButtons
          names={words.zoom}
          isWhole={isFit}
          goesBeyond
          onIn={() => onZoom(1.5)}
          onOut={() => onZoom(1 / 1.5)}
          onWhole={onFit}
        />
      </div>
      <label>
        {words.heights}{' '}
        <select
          className="field"
          value={times ?? ''}
          onChange={({ target }) => onOptions({ times: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{words.automatic(usual)}</option>
          {choices(times).map((choice) => (
            <option key={choice} value={choice}>
              {words.timesShort(choice)}
            </option>
          ))}
        </select>
      </label>
      <Reach reach={options.reach} least={leastReach} onReach={(reach) => onOptions({ reach })} />
      <Switch
        on={heights === 'depth'}
        text={words.flat}
        disabled={heights === 'depth' && !flat}
        onSwitch={() => onOptions({ flat: !flat })}
      />
      <Switch on={ties} text={words.ties} onSwitch={() => onOptions({ ties: !ties })} />
      <Switch on={tests} text={words.tests} onSwitch={() => onOptions({ tests: !tests })} />
      {children}
    </div>
  )
}

/** The usual ones, and what an address asks for beside them. */
const choices = (times: number | null): number[] =>
  [...new Set([...EXAGGERATIONS, ...(times === null ? [] : [times])])].sort((a, b) => a - b)

/** The slider goes as far as people mostly look; the field takes any distance. */
const FARTHEST = 200
const PAUSE = 400

interface ReachProps {
  readonly reach: number
  readonly least: number
  readonly onReach: (reach: number) => void
}

function Reach({ reach, least, onReach }: ReachProps) {
  const [typed, setTyped] = usePausedText(String(reach), PAUSE, (text) => {
    const metres = text === '' ? NaN : Number(text)
    if (metres >= 0 && Number.isFinite(metres)) onReach(Math.max(least, metres))
  })
  return (
    <div className="section-reach">
      <label>
        {words.reach}{' '}
        <input
          className="field"
          type="number"
          inputMode="decimal"
          min={least}
          step="any"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>{' '}
      {words.reachUnit}
      <input
        type="range"
        aria-label={words.reachSlider}
        min={least}
        max={FARTHEST}
        step={5}
        value={Math.min(FARTHEST, Number(typed) || 0)}
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
