import { displayName } from '../../data/text/display-name.ts'
import type { PlotDefinition } from '@groundsheet/plots'
import type { Glossary } from '../../data/tables/glossary.ts'
import { plotStrings } from '../../ui/plot-strings.ts'
import { describePoint } from './describe-point.ts'
import type { PlacedPoint } from './place-points.ts'
import '../../ui/card.css'

interface Props {
  readonly placed: PlacedPoint
  readonly plot: PlotDefinition
  readonly glossary: Glossary
  /** Where the point is drawn, and the size of what the card stays in, px. */
  readonly spot: { readonly x: number; readonly y: number }
  readonly room: { readonly width: number; readonly height: number }
}

const WIDTH = 250
const AWAY = 14

/** What is known of the point that is looked at; beside it, on the side where there is room. */
export function PointCard({ placed, plot, glossary, spot, room }: Props) {
  const lines = describePoint(placed, plot, glossary)
  const width = Math.min(WIDTH, room.width - 8)
  const right = spot.x + AWAY + width <= room.width
  const left = right ? spot.x + AWAY : Math.max(4, spot.x - AWAY - width)
  const high = spot.y < room.height / 2
  return (
    <div
      className="card plot-card"
      style={{ left, width, ...(high ? { top: spot.y } : { bottom: room.height - spot.y }) }}
      aria-hidden="true"
    >
      <strong>{displayName(placed.hole.name)}</strong>
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
