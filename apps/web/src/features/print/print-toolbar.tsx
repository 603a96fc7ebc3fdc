import type { ReactNode } from 'react'
import { printStrings } from '../../ui/strings/print-strings.ts'
import {
  PAPERS,
  ORIENTATIONS,
  type Paper,
  type SheetSearch,
  type Orientation,
} from '../../url-state/print-search.ts'
import { PrintChoice } from './print-choice.tsx'
import { PrintText } from './print-text.tsx'
import './print.css'

type Change = { [K in keyof SheetSearch]?: SheetSearch[K] | undefined }

interface Props {
  readonly search: SheetSearch
  readonly paper: Paper
  /** Orientation of the sheets. */
  readonly orientation: Orientation
  /** The content determines the orientation unless the user selects one. */
  readonly hasAutomaticOrientation: boolean
  /** Scales to choose from besides the automatic one: 50 is 1:50; empty: no scale. */
  readonly scales: readonly number[]
  /** Scales of heights, if separate. */
  readonly rises?: readonly number[]
  /** Everything is loaded, and there is a sheet to print. */
  readonly ready: boolean
  /** Link back to the view. */
  readonly back: ReactNode
  /** More options. */
  readonly children?: ReactNode
  /** More actions, before the print button. */
  readonly actions: ReactNode
  readonly onChange: (values: Change) => void
}

const words = printStrings
const AUTOMATIC = { value: '', name: words.automatic }

/** Options of the sheets and the print button; not printed. */
export function PrintToolbar({
  search,
  paper,
  orientation,
  hasAutomaticOrientation,
  scales,
  rises,
  ...props
}: Props) {
  const { ready, back, children, actions, onChange } = props
  const scale = (label: string, from: readonly number[], member: 'scale' | 'rise') => (
    <PrintChoice
      label={label}
      value={search[member] ?? ''}
      options={[AUTOMATIC, ...withRequested(from, search[member]).map(scaleOption)]}
      onChange={(value) => onChange({ [member]: value === '' ? undefined : value })}
    />
  )
  return (
    <div className="print-toolbar" role="toolbar" aria-label={words.toolbar}>
      {back}
      <div className="print-options">
        {children}
        <PrintChoice
          label={words.paper}
          value={paper}
          options={PAPERS.map((value) => ({ value, name: value }))}
          onChange={(value) => onChange({ paper: PAPERS.find((known) => known === value) })}
        />
        <PrintChoice
          label={words.orientation}
          value={hasAutomaticOrientation ? (search.turn ?? '') : orientation}
          options={[
            ...(hasAutomaticOrientation
              ? [{ value: '', name: words.automaticOrientation(orientation) }]
              : []),
            ...ORIENTATIONS.map((value) => ({ value, name: words.orientations[value] })),
          ]}
          onChange={(value) => onChange({ turn: ORIENTATIONS.find((known) => known === value) })}
        />
        {scales.length > 0 && scale(words.scale, scales, 'scale')}
        {rises && scale(words.rise, rises, 'rise')}
        {(['title', 'figure', 'issue'] as const).map((member) => (
          <PrintText
            key={member}
            label={words[member]}
            value={search[member] ?? ''}
            onChange={(text) => onChange({ [member]: text === '' ? undefined : text })}
          />
        ))}
      </div>
      <div className="print-actions">
        {actions}
        <button
          type="button"
          className="button"
          data-primary
          disabled={!ready}
          onClick={() => window.print()}
        >
          {words.print}
        </button>
      </div>
    </div>
  )
}

const scaleOption = (scale: number) => ({ value: String(scale), name: words.ratio(scale) })

/** Adds the scale in the address if the list does not have it. */
const withRequested = (scales: readonly number[], requested: string | undefined) =>
  requested === undefined || scales.includes(Number(requested)) ? scales : [Number(requested), ...scales]
