import type { ColourBy } from '@groundsheet/plots'
import { useState, type ReactNode } from 'react'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { colouredBy } from './plot-legend.ts'
import type { PlotChoice } from './use-plot-picture.ts'

const words = plotStrings

interface Props {
  readonly name: string
  readonly choice: PlotChoice
  /** What points may be coloured by. */
  readonly colourBy: readonly ColourBy[]
  /** What a line of the plot represents. */
  readonly lineName: string
  /** The vertical axis is depth or level. */
  readonly hasHeightAxis: boolean
  /** Number of values beyond a scale fitted to most; null: the option would change nothing. */
  readonly beyond: number | null
  readonly onChoice: (choice: Partial<PlotChoice>) => void
  /** There is nothing to copy or print. */
  readonly isEmpty: boolean
  /** Points as text for a spreadsheet, and their number. */
  readonly onCopy: () => { readonly text: string; readonly points: number }
  readonly children: ReactNode
  /** Link to the print page. */
  readonly print: ReactNode
}

/**
 * Options of the drawing: depths or levels, colours by stratum or hole, scale fitted to all values or most.
 */
export function PlotToolbar({
  name,
  choice,
  colourBy,
  lineName,
  hasHeightAxis,
  beyond,
  isEmpty,
  onChoice,
  onCopy,
  children,
  print,
}: Props) {
  const [copyStatus, setCopyStatus] = useState('')
  async function copy() {
    const { text, points } = onCopy()
    await navigator.clipboard.writeText(text)
    setCopyStatus(words.copied(points))
  }
  const { axis, fit } = choice
  const by = colouredBy({ colourBy }, choice.by)
  const colours = Object.fromEntries(
    colourBy.map((one) => [one, one === 'line' ? lineName : words.colours[one]]),
  ) as Readonly<Record<ColourBy, string>>
  return (
    <div className="plot-toolbar" role="group" aria-label={name}>
      <strong>{name}</strong>
      {children}
      <span className="plot-space" />
      {hasHeightAxis && (
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
        <button type="button" className="button" data-quiet disabled={isEmpty} onClick={() => void copy()}>
          {words.copy}
        </button>
      )}
      {isEmpty ? (
        <button type="button" className="button" disabled>
          {strings.print.open}
        </button>
      ) : (
        print
      )}
      <span className="soft" role="status">
        {copyStatus}
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
