import { lineThrough, MIN_METRES_PER_DEGREE, projectOnto, sitePlane, type Place } from '@groundsheet/sections'
import type { Path } from '../../url-state/path.ts'
import type { Ring } from '../../url-state/ring.ts'
import type { Area } from './area-around.ts'
import { isInside } from './inside-ring.ts'

/** What was drawn on a map: an area, or a line with the distance on either side of it, metres. */
export type DrawnSelection =
  | { readonly kind: 'area'; readonly points: Ring }
  | {
      readonly kind: 'line'
      readonly points: Path
      readonly metres: number
      /** A section along the line is opened, too. */
      readonly isSection: boolean
    }

/** The rectangle around what was drawn, degrees; its east may exceed 180. */
export function boundsOfDrawn(drawn: DrawnSelection): Area {
  const margin = drawn.kind === 'line' ? drawn.metres / MIN_METRES_PER_DEGREE : 0
  const [longitudes, latitudes] = [drawn.points.map(([x]) => x), drawn.points.map(([, y]) => y)]
  const [south, north] = [Math.min(...latitudes) - margin, Math.max(...latitudes) + margin]
  const widest = Math.max(Math.abs(south), Math.abs(north))
  const across = margin / Math.max(0.01, Math.cos((Math.min(widest, 89) * Math.PI) / 180))
  return [
    Math.min(...longitudes) - across,
    Math.max(-90, south),
    Math.max(...longitudes) + across,
    Math.min(90, north),
  ]
}

/** Whether places (degrees, WGS 84) are inside the drawn area, or within the distance of the drawn line. */
export function withinDrawn(drawn: DrawnSelection): (place: Place) => boolean {
  const [first] = drawn.points
  if (!first) return () => false
  const beside = ({ longitude, latitude }: Place): Place => ({
    longitude: longitude + 360 * Math.round((first[0] - longitude) / 360),
    latitude,
  })
  if (drawn.kind === 'area') return (place) => isInside(beside(place), drawn.points)
  const line = drawn.points.flatMap((point, at) => withSteps(point, drawn.points[at + 1]))
  return (place) => {
    // Distances are true around the place itself, also beside a line of many kilometres.
    const { toPlane } = sitePlane(beside(place))
    const foot = projectOnto(lineThrough(line.map(toPlane)), { x: 0, y: 0 })
    return foot !== null && Math.abs(foot.offset) <= drawn.metres
  }
}

/** Degrees between points: legs as they are drawn on the map are straight within 0.1 m for as long. */
const STEP_DEG = 0.02
const MAX_STEPS = 500

/** A point, and points on the way to the next. */
function withSteps([longitude, latitude]: Path[number], next: Path[number] | undefined): Place[] {
  if (!next) return [{ longitude, latitude }]
  const [dx, dy] = [next[0] - longitude, next[1] - latitude]
  const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / STEP_DEG)))
  return Array.from({ length: steps }, (_, step) => ({
    longitude: longitude + (dx * step) / steps,
    latitude: latitude + (dy * step) / steps,
  }))
}
