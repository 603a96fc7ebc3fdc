import { fullName } from '../../data/holes/hole-label.ts'
import type { PlotDefinition } from '@groundsheet/plots'
import type { Glossary } from '../../data/tables/glossary.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { describePoint } from './describe-point.ts'
import type { PlacedPoint } from './place-points.ts'
import '../../ui/card.css'

interface Props {
  readonly placed: PlacedPoint
  readonly plot: PlotDefinition
  readonly glossary: Glossary
  /** Position of the point, and size of the area that the card stays in, px. */
  readonly spot: { readonly x: number; readonly y: number }
  readonly area: { readonly width: number; readonly height: number }
}

const CARD_WIDTH_PX = 250
const POINT_GAP_PX = 14

/** Card describing the highlighted point, beside it on the side with space. */
export function PointCard({ placed, plot, glossary, spot, area }: Props) {
  const lines = describePoint(placed, plot, glossary)
  const width = Math.min(CARD_WIDTH_PX, area.width - 8)
  const fitsRight = spot.x + POINT_GAP_PX + width <= area.width
  const left = fitsRight ? spot.x + POINT_GAP_PX : Math.max(4, spot.x - POINT_GAP_PX - width)
  const isUpperHalf = spot.y < area.height / 2
  return (
    <div
      className="card plot-card"
      style={{ left, width, ...(isUpperHalf ? { top: spot.y } : { bottom: area.height - spot.y }) }}
      aria-hidden="true"
    >
      <strong>{fullName(placed.hole)}</strong>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{plotStrings.card.open(placed.point.row.table)}</p>
    </div>
  )
}
