import { joinIncrements, joinPoints } from '@groundsheet/logs'
import { stepsPath } from '../../ui/steps-path.ts'
import type { Profile } from './section-model.ts'

interface Props {
  readonly profile: Profile
  /** Px of the line of the hole, on which the values are zero. */
  readonly x: number
  readonly width: number
  /** Right end of its scale. */
  readonly most: number
  /** Px of a depth. */
  readonly y: (depth: number) => number
}

/** Readings of a cone as lines, or blows of a probe as steps, to the right of the line of the hole. */
export function SectionProfile({ profile: { kind, marks }, x, width, most, y }: Props) {
  const at = (value: number) => x + (Math.max(0, Math.min(value, most)) / most) * width
  if (kind === 'probe')
    return joinIncrements(marks).map((run, index) => (
      <g key={index}>
        <path className="section-profile-fill" d={stepsPath(run, at, y, true)} />
        <path className="section-profile" d={stepsPath(run, at, y, false)} />
      </g>
    ))
  return joinPoints(marks).map((run, index) => {
    const points = run.map(({ top, value = 0 }) => `${at(value).toFixed(1)} ${y(top).toFixed(1)}`)
    // A reading alone is a short line across.
    const [only] = points
    const path = points.length === 1 ? `M${only ?? ''}h1` : `M${points.join('L')}`
    return <path key={index} className="section-profile" d={path} />
  })
}
