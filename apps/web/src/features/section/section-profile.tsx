import { greatestBeyond, joinIncrements, joinPoints, type Mark } from '@groundsheet/logs'
import { EdgeText } from '../../ui/edge-text.tsx'
import { stepsPath } from '../../ui/steps-path.ts'
import type { Profile } from './section-model.ts'

const ARROW_PX = 5
/** As in section.css. */
const FONT_SIZE_PX = 9
/** Significant digits of a value in the drawing. */
const SIGNIFICANT_DIGITS = 4
/** Width of an arrow and `43.81`, px. */
const MIN_TEXT_ROOM_PX = 34

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

/** Cone readings as lines, others as steps, to the right of the hole. */
export function SectionProfile({ profile: { kind, marks }, x, width, max, y }: Props) {
  const at = (value: number) => x + (Math.max(0, Math.min(value, max)) / max) * width
  if (kind !== 'cone')
    return joinIncrements(marks).map((run, index) => (
      <g key={index}>
        <path className="section-profile-fill" d={stepsPath(run, at, y, true)} />
        <path className="section-profile" d={stepsPath(run, at, y, false)} />
      </g>
    ))
  const runs = joinPoints(marks)
  const lines = runs.map((run, index) => {
    const points = run.map(({ top, value = 0 }) => `${at(value).toFixed(1)} ${y(top).toFixed(1)}`)
    // A single reading is a short horizontal line.
    const [only] = points
    const path = points.length === 1 ? `M${only ?? ''}h1` : `M${points.join('L')}`
    return <path key={index} className="section-profile" d={path} />
  })
  return (
    <>
      {lines}
      {greatestBeyond(runs, max).map((mark) => (
        <EdgeValue
          key={mark.row.id}
          mark={mark}
          x={x + width}
          y={y(mark.top)}
          isWritten={width >= MIN_TEXT_ROOM_PX}
        />
      ))}
    </>
  )
}

/** An arrow where the line of a cone leaves the scale, with the value if it has room. */
const EdgeValue = ({
  mark: { value = 0 },
  x,
  y,
  isWritten,
}: {
  readonly mark: Mark
  readonly x: number
  readonly y: number
  readonly isWritten: boolean
}) => {
  const text = String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))
  return (
    <g className="section-edge-value">
      <path
        d={`M${x - ARROW_PX} ${y - ARROW_PX / 2}l${ARROW_PX} ${ARROW_PX / 2}l${-ARROW_PX} ${ARROW_PX / 2}z`}
      />
      {isWritten && <EdgeText x={x} y={y - ARROW_PX} size={FONT_SIZE_PX} text={text} />}
      <title>{text}</title>
    </g>
  )
}
