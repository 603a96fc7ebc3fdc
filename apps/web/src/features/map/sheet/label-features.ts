import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { LABEL_LAYERS } from '../layers/hole-label-layers.ts'
import { TOWN_LAYER } from '../layers/town-layers.ts'
import { LABEL_SIZE_PX } from '../markers/hole-features.ts'
import { feature } from '../view/geojson-feature.ts'
import { fromFeatureId } from '../view/feature-id.ts'
import { MAIN_FONT } from '../view/map-fonts.ts'
import { isOwnSource } from '../view/map-sources.ts'
import { fitLabels, LINE_EM, type FittedLabel, type LabelledHole } from './fit-labels.ts'
import { boxAround, type Box, type Spot } from './label-space.ts'

/** Along the edges of the map are the figures of its grid, px. */
const EDGE_PX = 22
/** Labels of more holes are placed by MapLibre alone, next to their markers. */
export const MAX_FITTED_HOLES = 5000
const LEADER_LINES_ID = 'label-lines'
const FONT = 'Groundsheet plan'
/** Holes are read from their features; towns give way to them, and the frame keeps labels off the edge. */
const NO_OBSTACLES = new Set([...LABEL_LAYERS, 'hole-marker', 'edge', TOWN_LAYER, 'graticule-label'])

/**
 * Letters a map at rest whose own labels are hidden: gives each hole the place and size that `fitLabels`
 * finds, with leader lines. MapLibre then draws those labels that overlap no other text, and lets names of
 * the basemap give way.
 */
export async function drawFittedLabels(map: MapLibreMap, holes: FeatureCollection): Promise<void> {
  const widthOf = await measureMapFont()
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const inView = holes.features.flatMap((hole) => readHole(map, hole, widthOf))
  const labels = fitLabels({
    holes: inView.filter(({ at: [x, y] }) => x >= 0 && y >= 0 && x <= width && y <= height),
    frame: { left: EDGE_PX, top: EDGE_PX, right: width - EDGE_PX, bottom: height - EDGE_PX },
    stated: inView.flatMap(({ stated }) => stated ?? []),
    widthOf,
    isFree: otherTexts(map),
  })
  const places = new Map(inView.map(({ id, at }) => [id, at]))
  map.addSource(LEADER_LINES_ID, { type: 'geojson', data: lineFeatures(map, [...labels.values()]) })
  map.addLayer(
    {
      id: LEADER_LINES_ID,
      type: 'line',
      source: LEADER_LINES_ID,
      paint: { 'line-color': '#555', 'line-width': 0.6 },
    },
    'group-marker',
  )
  for (const id of LABEL_LAYERS) {
    map.setLayoutProperty(id, 'visibility', 'visible')
    map.setLayoutProperty(id, 'text-padding', 0)
    // One line, as it was measured.
    map.setLayoutProperty(id, 'text-max-width', 1000)
  }
  await map.getSource<GeoJSONSource>('holes')?.setData({
    ...holes,
    features: holes.features.map((hole) => withLabel(hole, labels, places)),
  })
}

type ViewedHole = LabelledHole & { readonly stated?: Box }

function readHole(map: MapLibreMap, { geometry, properties }: Feature, widthOf: Measure): ViewedHole[] {
  const id = fromFeatureId(properties)
  if (geometry.type !== 'Point' || id === null) return []
  const [longitude = 0, latitude = 0] = geometry.coordinates
  const { x, y } = map.project([longitude, latitude])
  const { name, unnamed, image, size: marker, anchor, offset, ...label } = properties as DrawnShape
  const { labelSize: size = LABEL_SIZE_PX, labelAnchor } = label
  const width = image ? marker : 0
  const hole = {
    id,
    at: [x, y] as const,
    marker: boxAround(anchored([x, y], anchor, width, width), width, width),
  }
  if (unnamed || !offset) return [{ ...hole, name: unnamed ? '' : name, size }]
  const [long, high] = [widthOf(name, size), LINE_EM * size]
  const at: Spot = [x + offset[0] * size, y + offset[1] * size]
  // A label that its style places stays there.
  return [{ ...hole, name: '', size, stated: boxAround(anchored(at, labelAnchor, long, high), long, high) }]
}

interface DrawnShape {
  readonly name: string
  readonly unnamed?: true
  readonly image?: string
  readonly size: number
  readonly anchor?: string
  readonly offset?: Spot
  readonly labelSize?: number
  readonly labelAnchor?: string
}

/** Middle of what lies at a spot with its side or corner `anchor`. */
const anchored = ([x, y]: Spot, anchor = '', width: number, height: number): Spot => [
  x + (shift(anchor, 'left', 'right') * width) / 2,
  y + (shift(anchor, 'top', 'bottom') * height) / 2,
]

const shift = (anchor: string, before: string, after: string) =>
  anchor.includes(before) ? 1 : anchor.includes(after) ? -1 : 0

function withLabel(
  hole: Feature,
  labels: ReadonlyMap<string, FittedLabel>,
  places: ReadonlyMap<string, Spot>,
): Feature {
  const id = fromFeatureId(hole.properties) ?? ''
  const [label, place] = [labels.get(id), places.get(id)]
  if (hole.properties?.offset) return hole
  if (!label || !place) return { ...hole, properties: { ...hole.properties, unnamed: true } }
  const { size, middle } = label
  const offset = [(middle[0] - place[0]) / size, (middle[1] - place[1]) / size]
  return { ...hole, properties: { ...hole.properties, labelSize: size, offset, labelAnchor: 'center' } }
}

const lineFeatures = (map: MapLibreMap, labels: readonly FittedLabel[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: labels.flatMap(({ line }) =>
    line
      ? [
          feature({
            type: 'LineString',
            coordinates: [line.from, line.to].map(([x, y]) => map.unproject([x, y]).toArray()),
          }),
        ]
      : [],
  ),
})

/** Whether a box is free of the other texts and symbols that the map has placed. */
function otherTexts(map: MapLibreMap): (box: Box) => boolean {
  const layers = map
    .getStyle()
    .layers.filter(
      (layer) => layer.type === 'symbol' && isOwnSource(layer.source) && !NO_OBSTACLES.has(layer.id),
    )
    .map(({ id }) => id)
  const isAny = layers.length > 0 && map.queryRenderedFeatures({ layers }).length > 0
  if (!isAny) return () => true
  return ({ left, top, right, bottom }) =>
    map.queryRenderedFeatures(
      [
        [left, top],
        [right, bottom],
      ],
      { layers },
    ).length === 0
}

type Measure = (text: string, size: number) => number

/** Loaded once for all plans. */
let mapFont: Promise<Measure> | null = null

function measureMapFont(): Promise<Measure> {
  mapFont ??= loadMapFont().catch((error: unknown) => {
    mapFont = null
    throw error
  })
  return mapFont
}

/** Width of a text in the font of the map, px. */
async function loadMapFont(): Promise<Measure> {
  const face = new FontFace(FONT, `url("${MAIN_FONT}")`, { weight: '500' })
  document.fonts.add(await face.load())
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('This browser cannot measure texts')
  context.font = `500 100px "${FONT}", sans-serif`
  const known = new Map<string, number>()
  return (text, size) => {
    const width = known.get(text) ?? context.measureText(text).width
    known.set(text, width)
    return (width / 100) * size
  }
}
