import type { Annotations, GridPoint } from '../folder/annotations.ts'
import { dashed, shape } from '../folder/shape.ts'

const place = (east: number, north: number): GridPoint => [252150 + east, 700950 + north]

export const aberfoyleAnnotations: Annotations = {
  boundaries: [
    {
      name: 'Site boundary',
      kind: 'Polygon',
      points: [
        place(-175, -62),
        place(-20, -92),
        place(138, -78),
        place(162, 6),
        place(104, 62),
        place(-58, 78),
        place(-168, 44),
      ],
      visible: true,
      labelVisible: true,
      style: shape('#b91c1c', 2, 0.04),
    },
    {
      name: 'Proposed surface water drain',
      kind: 'LineString',
      points: [place(-120, 12), place(-44, 2), place(18, -24), place(70, -48), place(148, -70)],
      visible: true,
      labelVisible: true,
      style: dashed('#0369a1', 2.5, 0),
    },
  ],
  groups: [
    {
      name: 'Village hall',
      locationIds: ['BH02', 'BH03', 'BH03A', 'TP03', 'TP04'],
      markerSymbol: 'circle',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: shape('#7c3aed', 1.5, 0.12),
    },
    {
      name: 'Soakaway tests',
      locationIds: ['TP01', 'TP02', 'WS01', 'HA01'],
      markerSymbol: 'square',
      showMarkers: true,
      visible: true,
      labelVisible: false,
      style: dashed('#0f766e', 1.5, 0.1),
    },
    {
      name: 'Retaining wall',
      locationIds: ['BH04', 'TP05'],
      markerSymbol: 'triangle',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: shape('#a16207', 1.5, 0.1),
    },
  ],
  styles: {
    types: { HA: { markerColor: '#4d7c0f', icon: 'spade', markerSize: 18 } },
    locations: {
      BH03: { showLabel: false, markerColor: '#94a3b8' },
      BH03A: { labelOffsetAngle: 45, labelOffsetDistance: 16 },
    },
  },
  placements: { 'TP 06 / Hall car park': place(4.8, 39.6) },
}
