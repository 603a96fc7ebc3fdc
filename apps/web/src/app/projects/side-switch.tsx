import { companyStrings } from '../../ui/strings/company-strings.ts'

const SIDES = ['projects', 'holes', 'filters', 'chosen'] as const
type Side = (typeof SIDES)[number]

interface Props {
  readonly side: Side
  /** Number of selected holes. */
  readonly chosen: number
  /** Number of filters in use. */
  readonly filters: number
  readonly onSide: (side: Side) => void
}

/** What is beside the map: projects, their holes, filters, or the selected holes if there are any. */
export const SideSwitch = ({ side, chosen, filters, onSide }: Props) => (
  <div className="side-switch" role="group" aria-label={companyStrings.side}>
    {SIDES.filter((name) => name !== 'chosen' || chosen > 0).map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={side === name}
        onClick={() => onSide(name)}
      >
        {nameOf(name, { chosen, filters })}
      </button>
    ))}
  </div>
)

function nameOf(side: Side, { chosen, filters }: Pick<Props, 'chosen' | 'filters'>): string {
  if (side === 'chosen') return companyStrings.picked.side(chosen)
  return side === 'filters' ? companyStrings.filters.side(filters) : companyStrings.sides[side]
}
