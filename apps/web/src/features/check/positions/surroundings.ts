import type { Wgs84 } from '@groundsheet/coordinates'
import { sitePlane } from '@groundsheet/sections'
import { SURROUNDINGS_VIEW } from './surroundings-view.ts'
import { readCities, readLandTopology } from './data-files.ts'

/** A town seen from the middle of a site. */
export interface NearTown {
  readonly name: string
  readonly metres: number
  /** Degrees clockwise from north. */
  readonly bearing: number
}

/** What is around a site: degrees throughout. */
export interface Surroundings {
  readonly middle: Wgs84
  /** The nearest towns, nearest first. */
  readonly towns: readonly NearTown[]
  /** Width and height of the part of the world in `land`. */
  readonly span: { readonly longitude: number; readonly latitude: number }
  /** SVG path of land, in units of `SURROUNDINGS_VIEW`. */
  readonly land: string
}

const LATITUDE_SPAN = 8
const MAX_TOWNS = 3
const MAX_TOWN_M = 100_000
/** Coasts are simplified to this, in units of the view box. */
const RESOLUTION = 0.4

export async function describeSurroundings(middle: Wgs84): Promise<Surroundings> {
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const span = { longitude: LATITUDE_SPAN / Math.max(narrowing, 0.05), latitude: LATITUDE_SPAN }
  return { middle, span, towns: nearestTowns(middle), land: await drawLand(middle, span) }
}

function nearestTowns(middle: Wgs84): NearTown[] {
  const { toPlane } = sitePlane(middle)
  return readCities()
    .map(({ name, longitude, latitude }) => {
      const { x, y } = toPlane({ longitude, latitude })
      return { name, metres: Math.hypot(x, y), bearing: ((Math.atan2(x, y) * 180) / Math.PI + 360) % 360 }
    })
    .filter(({ metres }) => metres <= MAX_TOWN_M)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, MAX_TOWNS)
}

type Ring = readonly (readonly [x: number, y: number])[]

/** Natural Earth land, 1:10,000,000, around a place. */
async function drawLand(middle: Wgs84, span: Surroundings['span']): Promise<string> {
  const { arcs, objects, transform } = await readLandTopology()
  const toView = ([column, row]: readonly [number, number]): readonly [number, number] => {
    const longitude = column * transform.scale[0] + transform.translate[0]
    const latitude = row * transform.scale[1] + transform.translate[1]
    return [
      (0.5 + (longitude - middle.longitude) / span.longitude) * SURROUNDINGS_VIEW.width,
      (0.5 - (latitude - middle.latitude) / span.latitude) * SURROUNDINGS_VIEW.height,
    ]
  }
  const rings = objects.land.geometries.flatMap((land) => land.arcs.flat())
  return rings.map((ring) => drawRing(ring.flatMap((index) => unfoldArc(arcs, index)).map(toView))).join('')
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
