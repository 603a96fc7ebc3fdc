import { depthTicks } from '@groundsheet/logs'
import { formatDecimals } from '@groundsheet/readings'
import { sectionStrings } from '../../ui/strings/section-strings.ts'
import type { Section, SectionHeights } from './section-model.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { SectionScale } from './section-scale.ts'

const words = sectionStrings

/** Minimum distance between ticks. */
const MIN_LEVEL_SPACING_PX = 24
const MIN_CHAINAGE_SPACING_PX = 64

interface LevelProps {
  readonly scale: SectionScale
  readonly heights: SectionHeights
  readonly datum: string | null
}

/** Levels, or depths below a flat ground level, on both sides or the left, with a grid line for each. */
export function LevelAxes({ scale, heights, datum }: LevelProps) {
  const { x, y, width, height } = scale.plot
  const ticks = depthTicks(scale.level(y + height), scale.level(y), height, MIN_LEVEL_SPACING_PX)
  // Depths above a flat ground level do not exist.
  const levels = heights === 'depth' ? ticks.filter((level) => level <= 0) : ticks
  const decimals = decimalsOf(levels)
  const unit = heights === 'depth' ? words.depthUnit : words.levelUnit(datum)
  const text = (level: number) => formatDecimals(heights === 'depth' ? -level : level, decimals)
  return (
    <g className="section-levels">
      {levels.map((level) => (
        <g key={level}>
          <path className="section-grid" d={`M${x} ${scale.y(level)}h${width}`} />
          <text x={x - 6} y={scale.y(level) + 4} textAnchor="end">
            {text(level)}
          </text>
          {!scale.isCompact && (
            <text x={x + width + 6} y={scale.y(level) + 4}>
              {text(level)}
            </text>
          )}
        </g>
      ))}
      <text className="section-unit" x={x - 6} y={y - 6} textAnchor="end">
        {unit}
      </text>
      {!scale.isCompact && (
        <text className="section-unit" x={x + width + 6} y={y - 6}>
          {unit}
        </text>
      )}
    </g>
  )
}

/** Distances between holes, and chainages from the start of the line. */
export function ChainageAxis({ scale, section, placed }: Props) {
  const { x, y, width, height } = scale.plot
  const [bottom, length] = [y + height, section.line.length]
  const [from, to] = [Math.max(0, scale.chainage(x)), Math.min(length, scale.chainage(x + width))]
  const ticks = depthTicks(from, to, (to - from) * scale.perMetre, MIN_CHAINAGE_SPACING_PX)
  const decimals = decimalsOf(ticks)
  return (
    <g>
      <path className="section-axis" d={`M${x} ${bottom}h${width}`} />
      <Distances scale={scale} placed={placed} />
      {ticks.map((chainage) => (
        <g key={chainage}>
          <path className="section-axis" d={`M${scale.x(chainage)} ${bottom + 18}v4`} />
          <text x={scale.x(chainage)} y={bottom + 33} textAnchor="middle">
            {formatDecimals(chainage, decimals)}
          </text>
        </g>
      ))}
      <path className="section-axis" d={`M${scale.x(from)} ${bottom + 18}H${scale.x(to)}`} />
      <text className="section-unit" x={x - 6} y={bottom + 33} textAnchor="end">
        {words.chainageUnit}
      </text>
    </g>
  )
}

interface Props {
  readonly scale: SectionScale
  readonly section: Section
  readonly placed: readonly PlacedStick[]
}

/** Distances in metres between neighbouring holes along the line, where they fit. */
function Distances({ scale, placed }: Pick<Props, 'scale' | 'placed'>) {
  const { x, y, width, height } = scale.plot
  const bottom = y + height
  return placed.map(({ stick, trueX }, index) => {
    const next = placed[index + 1]
    if (trueX > x + width || (next?.trueX ?? trueX) < x) return null
    const text = next ? words.distance(next.stick.chainage - stick.chainage) : ''
    const middle = (trueX + (next?.trueX ?? trueX)) / 2
    const fits = next && next.trueX - trueX > text.length * 6 + 10 && middle > x && middle < x + width
    return (
      <g key={stick.hole.id}>
        {trueX >= x && trueX <= x + width && <path className="section-axis" d={`M${trueX} ${bottom}v5`} />}
        {fits && (
          <text className="section-distance" x={middle} y={bottom + 12} textAnchor="middle">
            {text}
          </text>
        )}
      </g>
    )
  })
}

/** Number of decimals that makes neighbouring ticks differ. */
function decimalsOf([first = 0, second = first + 1]: readonly number[]): number {
  const step = Math.abs(second - first)
  return step >= 1 ? 0 : step >= 0.1 ? 1 : 2
}
