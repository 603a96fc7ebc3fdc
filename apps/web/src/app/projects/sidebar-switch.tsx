import { companyStrings } from '../../ui/strings/company-strings.ts'

const SIDES = ['projects', 'holes', 'filters', 'chosen'] as const
type Side = (typeof SIDES)[number]

interface Props {
  readonly side: Side
  /** Number of selected holes. */
  readonly selectedCount: number
  /** Number of filters in use. */
  readonly filters: number
  readonly onSide: (side: Side) => void
}

/** What is beside the map: projects, their holes, filters, or the selected holes if there are any. */
export const SidebarSwitch = ({ side, selectedCount, filters, onSide }: Props) => (
  <div className="sidebar-switch" role="group" aria-label={companyStrings.side}>
    {SIDES.filter((name) => name !== 'chosen' || selectedCount > 0).map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={side === name}
        onClick={() => onSide(name)}
      >
        {nameOf(name, { selectedCount, filters })}
      </button>
    ))}
  </div>
)

function nameOf(side: Side, { selectedCount, filters }: Pick<Props, 'selectedCount' | 'filters'>): string {
  if (side === 'chosen') return companyStrings.selection.side(selectedCount)
  return side === 'filters' ? companyStrings.filters.side(filters) : companyStrings.sides[side]
}
