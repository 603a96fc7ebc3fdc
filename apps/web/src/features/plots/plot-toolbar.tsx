import type { ColourBy, PlotKind } from '@groundsheet/plots'
import { useState, type ReactNode } from 'react'
import { plotStrings } from '../../ui/plot-strings.ts'
import { colouredBy } from './plot-key.ts'
import type { PlotChoice } from './use-plot-picture.ts'

const words = plotStrings

interface Props {
  readonly name: string
  readonly choice: PlotChoice
  /** What points may be coloured by. */
  readonly colourBy: readonly ColourBy[]
  readonly kind: PlotKind
  /** The plot has an upright axis of depth or level. */
  readonly upright: boolean
  /** Values that lie beyond the scale when most are fitted; null: fitting most changes nothing. */
  readonly beyond: number | null
  readonly onChoice: (choice: Partial<PlotChoice>) => void
  /** Points for a spreadsheet, and how many. */
  readonly onCopy: () => { readonly text: string; readonly points: number }
  readonly children: ReactNode
  /** The way to the plot on paper. */
  readonly print: ReactNode
}

/** How the plot is drawn: depths or levels, by stratum or hole, all values or most. */
export function PlotToolbar({
  name,
  choice,
  colourBy,
  kind,
  upright,
  beyond,
  onChoice,
  onCopy,
  children,
  print,
}: Props) {
  const [said, setSaid] = useState('')
  async function copy() {
    const { text, points } = onCopy()
    await navigator.clipboard.writeText(text)
    setSaid(words.copied(points))
  }
  const { axis, fit } = choice
  const by = colouredBy({ colourBy }, choice.by)
  const colours = Object.fromEntries(
    colourBy.map((one) => [one, one === 'line' ? words.lines[kind] : words.colours[one]]),
  ) as Readonly<Record<ColourBy, string>>
  return (
    <div className="plot-toolbar" role="group" aria-label={name}>
      <strong>{name}</strong>
      {children}
      <span className="plot-space" />
      {upright && (
        <Switch
          label={words.axis}
          options={words.axes}
          value={axis}
          onValue={(next) => onChoice({ axis: next })}
        />
      )}
      <Switch
        label={words.by}
        options={colours}
        value={by}
        onValue={(next) => onChoice({ by: next, only: undefined })}
      />
      {beyond !== null && (
        <label className="plot-fit" title={words.fitHelp}>
          <input
            type="checkbox"
            checked={fit === 'most'}
            onChange={() => onChoice({ fit: fit === 'most' ? 'all' : 'most' })}
          />
          {words.fit}
        </label>
      )}
      {'clipboard' in navigator && (
        <button type="button" className="button" data-quiet onClick={() => void copy()}>
          {words.copy}
        </button>
      )}
      {print}
      <span className="soft" role="status">
        {said}
      </span>
    </div>
  )
}

interface SwitchProps<T extends string> {
  readonly label: string
  readonly options: Readonly<Record<T, string>>
  readonly value: T
  readonly onValue: (value: T) => void
}

function Switch<T extends string>({ label, options, value, onValue }: SwitchProps<T>) {
  return (
    <span className="plot-switch" role="group" aria-label={label}>
      {(Object.entries(options) as [T, string][]).map(([id, text]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onValue(id)}>
          {text}
        </button>
      ))}
    </span>
  )
}
