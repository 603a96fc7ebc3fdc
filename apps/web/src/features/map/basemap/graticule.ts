import type { Feature, FeatureCollection, Position } from 'geojson'

/** Degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Steps people count in: seconds, minutes, degrees. */
const STEPS_ARC_SECONDS = [
  1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 18_000, 36_000, 72_000, 108_000,
]

/** Maximum number of lines in each direction. */
const MAX_LINES = 9

/** Corners of a view that may be turned, clockwise from the upper left of the screen. */
export type Corners = readonly (readonly [longitude: number, latitude: number])[]

const cornersOf = ([west, south, east, north]: Bounds): Corners => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
]

/**
 * Meridians and parallels across a view, with a label each where they meet its edge. Labels of meridians are
 * as far up as possible, those of parallels as far left.
 */
export function graticule(bounds: Bounds, corners: Corners = cornersOf(bounds)): FeatureCollection {
  const [west, south, east, north] = bounds
  const step = chooseStep(Math.max(east - west, north - south) * 3600)
  const margin = Math.max(east - west, north - south)
  const [top, bottom] = [Math.min(85, north + margin), Math.max(-85, south - margin)]
  const [left, right] = [west - margin, east + margin]
  return {
    type: 'FeatureCollection',
    features: [
      ...multiples(step, left, right).flatMap((longitude) => [
        line([longitude, bottom], [longitude, top]),
        ...labelAt(
          crossings(corners, ([x]) => x - longitude).sort((a, b) => a.y - b.y),
          formatAngle(longitude, step, 'EW'),
        ),
      ]),
      ...multiples(step, bottom, top).flatMap((latitude) => [
        line([left, latitude], [right, latitude]),
        ...labelAt(
          crossings(corners, ([, y]) => mercator(y) - mercator(latitude)).sort((a, b) => a.x - b.x),
          formatAngle(latitude, step, 'NS'),
        ),
      ]),
    ],
  }
}

/**
 * A point on the edge of the screen, 0 to 1 from the left and from the top. With the place there, and the
 * side of a text that lies within.
 */
interface Crossing {
  readonly x: number
  readonly y: number
  readonly place: Position
  readonly anchor: string
}

/** The edges of a screen, clockwise from the top: where a share of the way along each is. */
const EDGES = [
  { at: (share: number) => ({ x: share, y: 0 }), anchor: 'top-left' },
  { at: (share: number) => ({ x: 1, y: share }), anchor: 'bottom-right' },
  { at: (share: number) => ({ x: 1 - share, y: 1 }), anchor: 'bottom-left' },
  { at: (share: number) => ({ x: 0, y: 1 - share }), anchor: 'bottom-left' },
] as const

/** The edges that a line meets from which places lie `away`, on either side with another sign. */
function crossings(corners: Corners, away: (place: Corners[number]) => number): Crossing[] {
  return EDGES.flatMap(({ at, anchor }, index) => {
    const [from, to] = [corners[index], corners[(index + 1) % corners.length]]
    if (!from || !to) return []
    const [before, after] = [away(from), away(to)]
    if (before === after || before * after > 0) return []
    const share = before / (before - after)
    const place = [from[0] + share * (to[0] - from[0]), between(from[1], to[1], share)]
    return [{ ...at(share), place, anchor }]
  })
}

/** Scale bar, coordinates and attribution stand along the lower edge. */
const isClear = ({ y }: Crossing) => y < 0.9

const labelAt = (found: readonly Crossing[], text: string): Feature[] =>
  found
    .slice(0, 1)
    .filter(isClear)
    .map(({ place, anchor }) => label(place, text, anchor))

/** How far north a latitude is drawn. */
const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180))

/** The latitude at a share of the way between two, as drawn. */
function between(from: number, to: number, share: number): number {
  const drawn = mercator(from) + share * (mercator(to) - mercator(from))
  return (Math.atan(Math.sinh(drawn)) * 180) / Math.PI
}

/** Seconds of arc between two lines. */
const chooseStep = (span: number): number =>
  STEPS_ARC_SECONDS.find((step) => span / step <= MAX_LINES) ?? 108_000

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil((from * 3600) / step)
  const last = Math.floor((to * 3600) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ((first + index) * step) / 3600)
}

/** `51°30′N`, with seconds only where the step needs them. */
export function formatAngle(degrees: number, step: number, sides: 'EW' | 'NS'): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const parts = [
    `${Math.floor(seconds / 3600)}°`,
    ...(step < 3600 ? [`${pad(Math.floor(seconds / 60) % 60)}′`] : []),
    ...(step < 60 ? [`${pad(seconds % 60)}″`] : []),
  ]
  return parts.join('') + (seconds === 0 ? '' : sides.charAt(degrees > 0 ? 0 : 1))
}

const pad = (value: number) => String(value).padStart(2, '0')

const line = (from: number[], to: number[]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates: [from, to] },
})

const label = (at: number[], text: string, anchor: string): Feature => ({
  type: 'Feature',
  properties: { label: text, anchor },
  geometry: { type: 'Point', coordinates: at },
})
