import type { Annotations, HoleGroup, ShapeStyle } from '../folder/annotations.ts'
import { dashdot, dashed, dotted, shape } from '../folder/shape.ts'
import { canal, inside, plots, siteFrame, siteOutline } from './lower-don-frame.ts'
import type { PlannedHole } from './site.ts'

const plotAreas = plots.map(({ name, along: [from, to], across: [right, left] }) => ({
  name,
  points: [siteFrame(from, right), siteFrame(to, right), siteFrame(to, left), siteFrame(from, left)],
}))

const plotStyles: readonly ShapeStyle[] = [
  shape('#7c3aed', 1.5, 0.12),
  dashed('#0f766e', 1.5, 0.12),
  dotted('#c2410c', 2.5, 0.12),
  dashdot('#1d4ed8', 1.5, 0.12),
  shape('#a16207', 1.5, 0.12),
]

/** Groups follow the plan: a hole planned inside a plot belongs to its group. */
export function lowerDonAnnotations(plan: readonly PlannedHole[]): Annotations {
  return {
    boundaries: [
      {
        name: 'Regeneration area',
        kind: 'Polygon',
        points: siteOutline,
        visible: true,
        labelVisible: true,
        style: shape('#b91c1c', 2.5, 0.03),
      },
      ...plotAreas.map(({ name, points }) => ({
        name,
        kind: 'Polygon' as const,
        points,
        visible: true,
        labelVisible: true,
        style: dashed('#475569', 1.5, 0.08),
      })),
      {
        name: 'Canal',
        kind: 'LineString',
        points: canal,
        visible: true,
        labelVisible: false,
        style: shape('#0369a1', 4, 0),
      },
      {
        name: 'Former tramway',
        kind: 'LineString',
        points: [siteFrame(90, 330), siteFrame(900, 390), siteFrame(1900, 300)],
        visible: false,
        labelVisible: false,
        style: dotted('#475569', 2, 0),
      },
    ],
    groups: [...plotAreas.map((area, index) => plotGroup(area, plan, plotStyles[index])), seam],
    styles: {
      types: {
        TP: { markerColor: '#a16207', markerSize: 11, showLabel: false },
        WS: { showLabel: false },
      },
      locations: {
        BH1008: { showMarker: false, showLabel: false },
        BH1008A: { labelOffsetAngle: 135, labelOffsetDistance: 18, labelColor: '#b91c1c', labelSize: 13 },
        BH2017: { markerColor: '#94a3b8', showLabel: false },
        BH3001: { markerSymbol: 'star', markerColor: '#b91c1c', markerSize: 20 },
        'BH2005 (Tinsley Yard / Plot C)': { icon: 'well', markerColor: '#0369a1', markerSize: 22 },
      },
    },
    placements: {
      TP1007: siteFrame(330, -60),
      WS2009: siteFrame(1105, 340),
      BH3031: siteFrame(1790, -205),
    },
  }
}

function plotGroup(
  { name, points }: (typeof plotAreas)[number],
  plan: readonly PlannedHole[],
  style = shape('#475569', 1.5, 0.1),
): HoleGroup {
  return {
    name,
    locationIds: plan
      .filter(({ easting, northing }) => inside(points, [easting, northing]))
      .map(({ id }) => id),
    markerSymbol: 'circle',
    showMarkers: true,
    visible: true,
    labelVisible: true,
    style,
  }
}

/** Two only: a hull needs three. */
const seam: HoleGroup = {
  name: 'Old workings in coal',
  locationIds: ['BH1008A', 'BH1031A'],
  markerSymbol: 'x',
  showMarkers: true,
  visible: true,
  labelVisible: false,
  style: dashdot('#111827', 1.5, 0.1),
}
