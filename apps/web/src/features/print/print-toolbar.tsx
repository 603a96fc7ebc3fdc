import type { ReactNode } from 'react'
import { printStrings } from '../../ui/print-strings.ts'
import { PAPERS, TURNS, type Paper, type PrintSearch, type Turn } from '../../url-state/print-search.ts'
import { PrintChoice } from './print-choice.tsx'
import { PrintText } from './print-text.tsx'
import './print.css'

type Change = { [K in keyof PrintSearch]?: PrintSearch[K] | undefined }

interface Props {
  readonly search: PrintSearch
  readonly paper: Paper
  /** As it is printed. */
  readonly turn: Turn
  /** The orientation is chosen by what is printed, unless a person chooses one. */
  readonly turnsItself: boolean
  /** Scales to choose from, beside the automatic one: 50 is 1:50; empty: it has none. */
  readonly scales: readonly number[]
  /** The same for heights, where they have a scale of their own. */
  readonly rises?: readonly number[]
  /** Everything has loaded, and there is a sheet to print. */
  readonly ready: boolean
  /** The way back. */
  readonly back: ReactNode
  /** More to choose. */
  readonly children?: ReactNode
  /** What else can be done with the sheets, before the button that prints them. */
  readonly actions: ReactNode
  readonly onChange: (values: Change) => void
}

const words = printStrings
const AUTOMATIC = { value: '', name: words.automatic }

/** How the sheets are to be, and the button that prints them; not printed itself. */
export function PrintToolbar({ search, paper, turn, turnsItself, scales, rises, ...props }: Props) {
  const { ready, back, children, actions, onChange } = props
  const scale = (label: string, from: readonly number[], member: 'scale' | 'rise') => (
    <PrintChoice
      label={label}
      value={search[member] ?? ''}
      options={[AUTOMATIC, ...withAsked(from, search[member]).map(scaleOption)]}
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
          label={words.turn}
          value={turnsItself ? (search.turn ?? '') : turn}
          options={[
            ...(turnsItself ? [{ value: '', name: words.automaticTurn(turn) }] : []),
            ...TURNS.map((value) => ({ value, name: words.turns[value] })),
          ]}
          onChange={(value) => onChange({ turn: TURNS.find((known) => known === value) })}
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

/** An address may ask for a scale that is not in the list. */
const withAsked = (scales: readonly number[], asked: string | undefined) =>
  asked === undefined || scales.includes(Number(asked)) ? scales : [Number(asked), ...scales]
