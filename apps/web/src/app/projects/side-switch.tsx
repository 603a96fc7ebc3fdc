import { companyStrings } from '../../ui/strings/company-strings.ts'

const SIDES = ['projects', 'holes', 'chosen'] as const
type Side = (typeof SIDES)[number]

interface Props {
  readonly side: Side
  /** Number of selected holes. */
  readonly chosen: number
  readonly onSide: (side: Side) => void
}

/** Which list is beside the map: projects, their holes, or the selected holes if there are any. */
export const SideSwitch = ({ side, chosen, onSide }: Props) => (
  <div className="side-switch" role="group" aria-label={companyStrings.side}>
    {SIDES.filter((name) => name !== 'chosen' || chosen > 0).map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={side === name}
        onClick={() => onSide(name)}
      >
        {name === 'chosen' ? companyStrings.picked.side(chosen) : companyStrings.sides[name]}
      </button>
    ))}
  </div>
)
