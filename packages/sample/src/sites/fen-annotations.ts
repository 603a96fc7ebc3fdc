import type { Annotations, GridPoint } from '../folder/annotations.ts'
import { dashdot, dashed, dotted, shape } from '../folder/shape.ts'
import { corridor, placeAlong } from './alignment.ts'

/** Centre line of the road, from south to north. */
export const alignment: readonly GridPoint[] = [
  [540320, 304080],
  [540640, 304720],
  [541020, 305480],
  [541380, 306260],
  [541620, 307060],
  [541840, 307860],
  [542260, 308560],
]

const pond = [3050, 3170, 3170, 3050].map((chainage, index) =>
  placeAlong(alignment, chainage, index < 2 ? 50 : 105),
)

export const fenAnnotations: Annotations = {
  boundaries: [
    {
      name: 'Order limits',
      kind: 'Polygon',
      points: corridor(alignment, 110),
      visible: true,
      labelVisible: true,
      style: dashed('#b91c1c', 2, 0.05),
    },
    {
      name: 'Balancing pond',
      kind: 'Polygon',
      points: pond,
      visible: true,
      labelVisible: true,
      style: shape('#0369a1', 1.5, 0.25),
    },
    {
      name: 'Road centre line',
      kind: 'LineString',
      points: alignment,
      visible: true,
      labelVisible: false,
      style: dashdot('#1f2937', 2.5, 0),
    },
  ],
  groups: [
    {
      name: 'Southern embankment',
      locationIds: [
        'BH101',
        'BH102',
        'BH103',
        'BH104',
        'BH105',
        'CPT01',
        'CPT02',
        'CPT03',
        'WS01',
        'WS02',
        'WS03',
      ],
      markerSymbol: 'circle',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: shape('#7c3aed', 1.5, 0.12),
    },
    {
      name: 'Main drain bridge',
      locationIds: ['BH112', 'BH113', 'BH114', 'BH115 / Culvert 3 (PZ)', 'CPT07', 'CPT08'],
      markerSymbol: 'diamond',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: dotted('#0f766e', 2.5, 0.12),
    },
    {
      name: 'Northern junction',
      locationIds: ['BH126', 'BH127', 'BH128', 'TP16', 'TP18', 'WS16', 'WS17'],
      markerSymbol: 'square',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: dashed('#c2410c', 2, 0.12),
    },
    {
      name: 'Deep cores',
      locationIds: ['BH105', 'BH114'],
      markerSymbol: 'star',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: shape('#1d4ed8', 1.5, 0.1),
    },
  ],
  styles: {
    types: {
      CPT: { markerColor: '#be185d', icon: 'cone', markerSize: 18 },
      WS: { showLabel: false },
    },
    locations: {
      BH109: { showMarker: false, showLabel: false },
      BH109A: { labelOffsetAngle: 90, labelOffsetDistance: 18 },
      'BH115 / Culvert 3 (PZ)': { markerSymbol: 'standpipe', markerColor: '#0369a1', markerSize: 20 },
    },
  },
  placements: {
    CPT15: placeAlong(alignment, 4870, 6),
    BH121: placeAlong(alignment, 3690, -22),
  },
}
