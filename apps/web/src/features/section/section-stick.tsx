import type { Mark } from '@groundsheet/logs'
import { memo } from 'react'
import { useIsPointed } from '../../ui/pointed-hole.ts'
import { PatternRect } from '../../ui/pattern-rect.tsx'
import type { StrataLegend } from './section-legend-entries.ts'
import type { PlacedStick } from './place-sticks.ts'
import type { Section } from './section-model.ts'
import type { BesideStick } from './place-beside-stick.ts'
import { SectionProfile } from './section-profile.tsx'
import type { SectionScale } from './section-scale.ts'
import { TestFigures } from './test-figures.tsx'
import { isWaterDrawn } from './water-boxes.ts'

interface Props {
  /** Of its element. */
  readonly id: string
  readonly placed: PlacedStick
  readonly scale: SectionScale
  readonly legend: StrataLegend
  readonly beside: BesideStick
  /** It stands so far from the line that it is drawn dashed. */
  readonly far: boolean
  readonly profileScales: Section['profileScales']
}

/** Free width that the depth under a hole needs, px. */
const DEPTH_ROOM = 34

/** A hole to scale: its strata, its end, water, and what was tested in it. */
export const SectionStick = memo(function SectionStick({
  id,
  placed,
  scale,
  legend,
  beside,
  far,
  profileScales,
}: Props) {
  const { stick, x, width } = placed
  const { ground, strata, hole, base, profile } = stick
  const lit = useIsPointed(hole.id)
  const y = (depth: number) => scale.y(ground - depth)
  const left = x - width / 2
  const end = hole.finalDepth !== null && hole.finalDepth > 0 ? hole.finalDepth : null
  const { isColumn, figures, before, after } = beside
  const foot = Math.max(scale.y(base), scale.y(ground) + 1)
  return (
    <g
      id={id}
      className="section-stick"
      data-hole={hole.name}
      data-far={far || undefined}
      data-lit={lit || undefined}
    >
      {isColumn && <rect className="section-bore" x={left} y={y(0)} width={width} height={foot - y(0)} />}
      {profile && (
        <SectionProfile
          profile={profile}
          x={isColumn ? left + width : x}
          y={y}
          width={beside.profile}
          most={profileScales[profile.kind] ?? 1}
        />
      )}
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
        <rect className="section-outline" x={left} y={y(0)} width={width} height={foot - y(0)} />
      ) : (
        <path className="section-outline" d={`M${x} ${y(0)}V${foot}`} />
      )}
      <path className="section-ground" d={`M${left - 3} ${y(0)}h${width + 6}`} />
      {end !== null && (
        <>
          <path className="section-ground" d={`M${left - 3} ${y(end)}h${width + 6}`} />
          <FinalDepth depth={end} x={x} y={y(end)} room={Math.min(before, after) + width} />
        </>
      )}
      {isWaterDrawn(before) &&
        stick.water.map((mark) => (
          <WaterMark key={mark.row.id + (mark.series ?? '')} mark={mark} x={left - 5} y={y(mark.top)} />
        ))}
      <TestFigures figures={figures} left={left} right={left + width} />
    </g>
  )
})

/** Of a hole, metres, under its end where there is room for the figures. */
const FinalDepth = ({ depth, x, y, room }: Record<'depth' | 'x' | 'y' | 'room', number>) =>
  room > DEPTH_ROOM && (
    <text className="section-depth" x={x} y={y + 12} textAnchor="middle">
      {depth.toFixed(2)}
    </text>
  )

/** An open triangle where water was struck, a full one where it stood. */
export const WaterMark = ({ mark, x, y }: { mark: Pick<Mark, 'series'>; x: number; y: number }) => (
  <path
    className="section-water"
    data-series={mark.series}
    d={`M${x - 4} ${y - 7}h8l-4 7zM${x - 5} ${y + 1}h10`}
  />
)
