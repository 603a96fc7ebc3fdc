import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly count?: string
  readonly shown: boolean
  /** Switches all entries below it. */
  readonly head?: boolean
  readonly children?: ReactNode
  readonly onToggle: () => void
}

export const LegendToggle = ({ name, count, shown, head, children, onToggle }: Props) => (
  <label className="legend-toggle" data-head={head ? '' : undefined}>
    <input type="checkbox" checked={shown} onChange={onToggle} />
    {children}
    <span title={name}>{name}</span>
    {count !== undefined && count !== '' && <span className="soft">{count}</span>}
  </label>
)
