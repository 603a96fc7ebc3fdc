import { usePointedHole } from '../../ui/pointed-hole.ts'
import type { PlacedPoint } from './place-points.ts'
import { spotOf, type PlotFrame } from './plot-frame.ts'
import { outline } from './signs.ts'

interface Props {
  readonly frame: PlotFrame
  readonly points: readonly PlacedPoint[]
  readonly active: PlacedPoint | null
  readonly radius: number
}

/** Rings about the points of the hole that is pointed at, and about the point itself. */
export function PointRings({ frame, points, active, radius }: Props) {
  const hovered = usePointedHole()
  const ring = (placed: PlacedPoint, wider: number) => {
    const { x, y } = spotOf(frame, placed)
    return outline('circle', radius + wider, Math.round(x), Math.round(y))
  }
  const lit = hovered === null ? [] : points.filter(({ hole }) => hole.id === hovered)
  return (
    <>
      {lit.length > 0 && <path className="plot-lit" d={lit.map((placed) => ring(placed, 2.5)).join('')} />}
      {active && <path className="plot-active" d={ring(active, 5)} />}
    </>
  )
}
