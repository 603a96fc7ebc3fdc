import { companyStrings } from '../../ui/strings/company-strings.ts'

const SIDES = ['projects', 'holes'] as const
type Side = (typeof SIDES)[number]

interface Props {
  readonly side: Side
  readonly onSide: (side: Side) => void
}

/** Which list is beside the map: projects, or their holes. */
export const SideSwitch = ({ side, onSide }: Props) => (
  <div className="side-switch" role="group" aria-label={companyStrings.side}>
    {SIDES.map((name) => (
      <button
        key={name}
        type="button"
        className="button"
        aria-pressed={side === name}
        onClick={() => onSide(name)}
      >
        {companyStrings.sides[name]}
      </button>
    ))}
  </div>
)
