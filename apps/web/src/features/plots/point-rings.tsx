import { usePointedHole } from '../../ui/pointed-hole.ts'
import type { PlacedPoint } from './place-points.ts'
import { spotOf, type PlotFrame } from './plot-frame.ts'
import { outline } from './plot-symbols.ts'

interface Props {
  readonly frame: PlotFrame
  readonly points: readonly PlacedPoint[]
  readonly active: PlacedPoint | null
  readonly radius: number
}

/** Rings around the points of the highlighted hole, and around the active point. */
export function PointRings({ frame, points, active, radius }: Props) {
  const hovered = usePointedHole()
  const ring = (placed: PlacedPoint, wider: number) => {
    const { x, y } = spotOf(frame, placed)
    return outline('circle', radius + wider, Math.round(x), Math.round(y))
  }
  const highlighted = hovered === null ? [] : points.filter(({ hole }) => hole.id === hovered)
  return (
    <>
      {highlighted.length > 0 && (
        <path className="plot-highlight" d={highlighted.map((placed) => ring(placed, 2.5)).join('')} />
      )}
      {active && <path className="plot-active" d={ring(active, 5)} />}
    </>
  )
}
