import type { Wgs84 } from '@groundsheet/coordinates'
import type { LandTopology } from '@groundsheet/coordinates/data-files'
import { SURROUNDINGS_VIEW } from './surroundings-view.ts'

/** Width and height of a part of the world, in degrees. */
export interface Span {
  readonly longitude: number
  readonly latitude: number
}

type Ring = readonly (readonly [x: number, y: number])[]

/** Coasts are simplified to this, in units of the view box. */
const RESOLUTION = 0.4

const WHOLE_TURN = 360

/**
 * SVG path of the land around a place. Land beyond longitude 180 is drawn where it lies, next to that before
 * it.
 */
export function drawLand({ arcs, objects, transform }: LandTopology, middle: Wgs84, span: Span): string {
  const toView =
    (turn: number) =>
    ([column, row]: readonly [number, number]): readonly [number, number] => {
      const longitude = column * transform.scale[0] + transform.translate[0] + turn
      const latitude = row * transform.scale[1] + transform.translate[1]
      return [
        (0.5 + (longitude - middle.longitude) / span.longitude) * SURROUNDINGS_VIEW.width,
        (0.5 - (latitude - middle.latitude) / span.latitude) * SURROUNDINGS_VIEW.height,
      ]
    }
  const rings = objects.land.geometries
    .flatMap((land) => land.arcs.flat())
    .map((ring) => ring.flatMap((index) => unfoldArc(arcs, index)))
  return turnsInView(middle, span)
    .flatMap((turn) => rings.map((ring) => drawRing(ring.map(toView(turn)))))
    .join('')
}

/** Degrees by which the world is moved so that all that is in view is drawn. */
function turnsInView({ longitude }: Wgs84, span: Span): number[] {
  const [west, east] = [longitude - span.longitude / 2, longitude + span.longitude / 2]
  const reach = [-WHOLE_TURN, 0, WHOLE_TURN]
  return reach.filter((turn) => west <= 180 + turn && east >= -180 + turn)
}

/** A TopoJSON arc counts steps of its grid; a negative index is the arc backwards. */
function unfoldArc(arcs: readonly number[][][], index: number): [number, number][] {
  let [column, row] = [0, 0]
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([right = 0, up = 0]): [number, number] => [
    (column += right),
    (row += up),
  ])
  return index < 0 ? points.reverse() : points
}

/** Points beyond this margin are moved to its edge, which is out of sight. */
const MARGIN = 100

function drawRing(ring: Ring): string {
  const shown: [number, number][] = []
  for (const [x, y] of ring) {
    const point: [number, number] = [clamp(x, SURROUNDINGS_VIEW.width), clamp(y, SURROUNDINGS_VIEW.height)]
    const last = shown.at(-1)
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < RESOLUTION) continue
    shown.push(point)
  }
  if (shown.length < 3) return ''
  return `M${shown.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

const clamp = (value: number, size: number) => Math.min(size + MARGIN, Math.max(-MARGIN, value))
