import type { Feature, FeatureCollection } from 'geojson'

/** Degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** Steps people count in: seconds, minutes, degrees. */
const STEPS = [
  1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 18_000, 36_000, 72_000, 108_000,
]

/** At most this many lines each way. */
const LINES = 9

/** Meridians and parallels across a view, with a label each at its west and north edge. */
export function graticule([west, south, east, north]: Bounds): FeatureCollection {
  const step = chooseStep(Math.max(east - west, north - south) * 3600)
  const margin = Math.max(east - west, north - south)
  const [top, bottom] = [Math.min(85, north + margin), Math.max(-85, south - margin)]
  const [left, right] = [west - margin, east + margin]
  // The scale bar stands in the lower corner.
  const clear = south + (north - south) * 0.1
  return {
    type: 'FeatureCollection',
    features: [
      ...multiples(step, left, right).flatMap((longitude) => [
        line([longitude, bottom], [longitude, top]),
        label([longitude, north], formatAngle(longitude, step, 'EW'), 'top-left'),
      ]),
      ...multiples(step, bottom, top).flatMap((latitude) => [
        line([left, latitude], [right, latitude]),
        ...(latitude < clear
          ? []
          : [label([west, latitude], formatAngle(latitude, step, 'NS'), 'bottom-left')]),
      ]),
    ],
  }
}

/** Seconds of arc between two lines. */
const chooseStep = (span: number): number => STEPS.find((step) => span / step <= LINES) ?? 108_000

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
