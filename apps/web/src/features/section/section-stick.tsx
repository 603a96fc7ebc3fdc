import type { Mark } from '@groundsheet/logs'
import { memo } from 'react'
import { useIsPointed } from '../../ui/pointed-hole.ts'
import { PatternRect } from '../../ui/pattern-rect.tsx'
import { TextOnLines } from '../../ui/text-on-lines.tsx'
import type { StrataLegend } from './section-legend-entries.ts'
import { endOf, type PlacedDepth } from './place-depths.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import type { StickLayout } from './lay-out-sticks.ts'
import { SectionProfile } from './section-profile.tsx'
import type { SectionScale } from './section-scale.ts'
import { TestFigures } from './test-figures.tsx'
import { unloggedGround } from './unlogged-ground.ts'

interface Props {
  /** Id of the SVG element. */
  readonly id: string
  readonly placed: PlacedStick
  readonly scale: SectionScale
  readonly legend: StrataLegend
  readonly layout: StickLayout
  /** Its final depth; null if it is not stated or has no room. */
  readonly depth: PlacedDepth | null
  /** The offset from the line is large. */
  readonly isDashed: boolean
  readonly profileScales: Section['profileScales']
}

/** A hole to scale: strata, final depth, water, profile and test results. */
export const SectionStick = memo(function SectionStick({
  id,
  placed,
  scale,
  legend,
  layout,
  depth,
  isDashed,
  profileScales,
}: Props) {
  const { stick, x, width } = placed
  const { ground, strata, hole, base, profile } = stick
  const highlighted = useIsPointed(hole.id)
  const y = (depth: number) => scale.y(ground - depth)
  const left = x - width / 2
  const end = endOf(placed)
  const { isColumn, figures, water } = layout
  const bottom = Math.max(scale.y(base), scale.y(ground) + 1)
  return (
    <g
      id={id}
      className="section-stick"
      data-hole={hole.name}
      data-far={isDashed || undefined}
      data-highlighted={highlighted || undefined}
    >
      {isColumn && <rect className="section-bore" x={left} y={y(0)} width={width} height={bottom - y(0)} />}
      {profile && layout.profileWidth > 0 && (
        <SectionProfile
          profile={profile}
          x={isColumn ? left + width : x}
          y={y}
          width={layout.profileWidth}
          max={profileScales[profile.kind] ?? 1}
        />
      )}
      {isColumn && <UnloggedGaps stick={stick} left={left} right={left + width} y={y} />}
      {strata.map((mark) => (
        <PatternRect
          key={mark.row.id}
          className="section-stratum"
          pattern={legend.patternOf(mark).id}
          x={left}
          y={y(mark.top)}
          width={width}
          height={Math.max(0.5, y(mark.base) - y(mark.top))}
        />
      ))}
      <path
        className="section-boundary"
        d={strata.map(({ top, base }) => `M${left} ${y(top)}h${width}M${left} ${y(base)}h${width}`).join('')}
      />
      {isColumn ? (
        <rect className="section-outline" x={left} y={y(0)} width={width} height={bottom - y(0)} />
      ) : (
        <path className="section-outline" d={`M${x} ${y(0)}V${bottom}`} />
      )}
      <path className="section-ground" d={`M${left - 3} ${y(0)}h${width + 6}`} />
      {end !== null && <path className="section-ground" d={`M${left - 3} ${y(end)}h${width + 6}`} />}
      {depth && (
        <TextOnLines className="section-depth" x={depth.x} y={depth.y} textAnchor="middle">
          {depth.text}
        </TextOnLines>
      )}
      {water.placed.map(({ mark, x: aside }) => (
        <WaterMark key={mark.row.id + (mark.series ?? '')} mark={mark} x={x + aside} y={y(mark.top)} />
      ))}
      <TestFigures figures={figures} left={left} right={left + width} />
    </g>
  )
})

interface GapsProps {
  readonly stick: PlacedStick['stick']
  readonly left: number
  readonly right: number
  readonly y: (depth: number) => number
}

const UnloggedGaps = ({ stick, left, right, y }: GapsProps) =>
  unloggedGround(stick).map(({ top, base }) => (
    <UnloggedGround key={top} left={left} right={right} top={y(top)} base={y(base)} />
  ))

/** Crossed dashed lines over ground of which no stratum is stated. */
export const UnloggedGround = ({
  left,
  right,
  top,
  base,
}: Record<'left' | 'right' | 'top' | 'base', number>) => (
  <path className="section-unlogged" d={`M${left} ${top}L${right} ${base}M${right} ${top}L${left} ${base}`} />
)

/** An open triangle for a water strike, a filled one for the level after a strike. */
export const WaterMark = ({ mark, x, y }: { mark: Pick<Mark, 'series'>; x: number; y: number }) => (
  <path
    className="section-water"
    data-series={mark.series}
    d={`M${x - 4} ${y - 7}h8l-4 7zM${x - 5} ${y + 1}h10`}
  />
)
