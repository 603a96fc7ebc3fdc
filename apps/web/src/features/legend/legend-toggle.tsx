import type { ReactNode } from 'react'
import { strings } from '../../ui/strings.ts'

interface Props {
  readonly name: string
  readonly count: number
  readonly shown: boolean
  readonly children?: ReactNode
  readonly onToggle: () => void
}

export const LegendToggle = ({ name, count, shown, children, onToggle }: Props) => (
  <label className="legend-toggle">
    <input type="checkbox" checked={shown} onChange={onToggle} />
    {children}
    <span title={name}>{name}</span>
    <span className="soft">{strings.number(count)}</span>
  </label>
)
