import { joinIncrements, joinPoints } from '@groundsheet/logs'
import { stepsPath } from '../../ui/steps-path.ts'
import type { Profile } from './section-model.ts'

interface Props {
  readonly profile: Profile
  /** Position of value zero, px. */
  readonly x: number
  readonly width: number
  /** Maximum of its scale. */
  readonly max: number
  /** Position of a depth, px. */
  readonly y: (depth: number) => number
}

/** Cone readings as lines, or probe blows as steps, to the right of the hole. */
export function SectionProfile({ profile: { kind, marks }, x, width, max, y }: Props) {
  const at = (value: number) => x + (Math.max(0, Math.min(value, max)) / max) * width
  if (kind === 'probe')
    return joinIncrements(marks).map((run, index) => (
      <g key={index}>
        <path className="section-profile-fill" d={stepsPath(run, at, y, true)} />
        <path className="section-profile" d={stepsPath(run, at, y, false)} />
      </g>
    ))
  return joinPoints(marks).map((run, index) => {
    const points = run.map(({ top, value = 0 }) => `${at(value).toFixed(1)} ${y(top).toFixed(1)}`)
    // A single reading is a short horizontal line.
    const [only] = points
    const path = points.length === 1 ? `M${only ?? ''}h1` : `M${points.join('L')}`
    return <path key={index} className="section-profile" d={path} />
  })
}
