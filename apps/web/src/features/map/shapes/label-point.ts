import type { LineString, Point, Polygon, Position } from 'geojson'

/** Where a shape's name stands: on top of an area, clear of the holes inside; half way along a line. */
export function labelPoint(geometry: Polygon | LineString): Point {
  const at =
    geometry.type === 'Polygon' ? northernmost(geometry.coordinates[0] ?? []) : halfWay(geometry.coordinates)
  return { type: 'Point', coordinates: at }
}

const northernmost = (ring: readonly Position[]): Position =>
  ring.reduce(
    (best, position) => ((position[1] ?? 0) > (best[1] ?? -Infinity) ? position : best),
    [0, -Infinity],
  )

function halfWay(line: readonly Position[]): Position {
  const steps = line.slice(1).map((to, index) => distance(line[index] ?? to, to))
  let rest = steps.reduce((sum, step) => sum + step, 0) / 2
  for (const [index, step] of steps.entries()) {
    const [from, to] = [line[index], line[index + 1]]
    if (from && to && rest <= step) return between(from, to, step === 0 ? 0 : rest / step)
    rest -= step
  }
  return line[0] ?? [0, 0]
}

const distance = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position) =>
  Math.hypot((bx - ax) * Math.cos((ay * Math.PI) / 180), by - ay)

const between = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, share: number): Position => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]
