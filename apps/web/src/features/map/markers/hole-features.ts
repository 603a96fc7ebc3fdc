import { symbolAnchor } from '@groundsheet/symbols'
import type { Feature, FeatureCollection, Point } from 'geojson'
import { shortenText } from '../../../data/text/shorten-text.ts'
import { displayName } from '../../../data/text/display-name.ts'
import type { LabelOf } from '../../../data/holes/hole-label.ts'
import type { Hole, Position } from '../../../data/holes/hole.ts'
import { FEATURE_ID, toFeatureId } from '../view/feature-id.ts'
import { markerImageId } from './marker-image-id.ts'

/** Of names whose style states no size. */
export const LABEL_SIZE_PX = 12

/** MapLibre draws no label that is longer than a tile. */
const MAX_LABEL_CHARACTERS = 40

/** Anchors of a text that lies in a bearing's direction, clockwise from north in steps of 45°. */
const ANCHORS = [
  'bottom',
  'bottom-left',
  'left',
  'top-left',
  'top',
  'top-right',
  'right',
  'bottom-right',
] as const

export type PlacedHole = Hole & { readonly position: Position }

export const isPlaced = (hole: Hole): hole is PlacedHole => hole.position !== null

/** A hole whose position is in doubt, at that position; of other holes nothing. */
export const placedInDoubt = (hole: Hole): PlacedHole[] =>
  hole.doubtful ? [{ ...hole, position: hole.doubtful }] : []

/**
 * `faint`: holes that filters leave out and that are to be seen all the same; they lie below the others.
 * `turned`: degrees clockwise from north that the top of the map points to; labels keep the bearing that they
 * were given.
 */
export const holeFeatures = (
  holes: readonly PlacedHole[],
  faint: readonly PlacedHole[] = [],
  turned = 0,
  labelOf: LabelOf = ({ name }) => displayName(name),
): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: [
    ...faint.map((hole) => holeFeature(hole, labelOf(hole), true, turned)),
    ...holes.map((hole) => holeFeature(hole, labelOf(hole), false, turned)),
  ],
})

/**
 * Default values are left out: here, in the worker and in each tile there may be a hundred thousand
 * of these.
 */
function holeFeature(
  { id, position, style }: PlacedHole,
  name: string,
  faint: boolean,
  turned: number,
): Feature<Point> {
  const { markerSymbol: symbol, markerIconId: icon, markerColor: colour, markerSize: size } = style
  const bearing = style.labelOffsetAngle === null ? null : style.labelOffsetAngle - turned
  const anchor = style.markerAnchor ?? (icon === null ? symbolAnchor(symbol) : 'center')
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    properties: {
      [FEATURE_ID]: toFeatureId(id),
      name: shortenText(name, MAX_LABEL_CHARACTERS),
      size,
      ...(style.showMarker ? { image: markerImageId({ symbol, icon, colour, size }) } : {}),
      ...(anchor === 'center' ? {} : { anchor }),
      ...(style.showLabel && !faint ? {} : { unnamed: true }),
      ...(faint ? { faint } : {}),
      // The tick of a pinned hole stands at the upper right of its marker.
      ...(position.pinned ? { pinned: true, tick: [size * 0.45, size * -0.15] } : {}),
      ...(style.labelSize === null ? {} : { labelSize: style.labelSize }),
      ...(style.labelColor === null ? {} : { labelColour: style.labelColor }),
      ...labelPlace(bearing, style.labelOffsetDistance, style.labelSize ?? LABEL_SIZE_PX),
    },
  }
}

/**
 * Where a label goes that has a bearing (degrees clockwise from north) and a distance (CSS px). Gives its
 * offset in ems, y down, and the side of the text that lies there. Nothing for a label that finds its own
 * place.
 */
export function labelPlace(
  bearing: number | null,
  distance: number | null,
  size: number,
): { offset: [number, number]; labelAnchor: (typeof ANCHORS)[number] } | Record<string, never> {
  if (bearing === null || distance === null) return {}
  const angle = (bearing * Math.PI) / 180
  const ems = distance / size
  const eighth = ((Math.round(bearing / 45) % 8) + 8) % 8
  return {
    offset: [round(ems * Math.sin(angle)), round(-ems * Math.cos(angle))],
    labelAnchor: ANCHORS[eighth] ?? 'left',
  }
}

/** To a thousandth of an em, without minus zero. */
const round = (value: number) => Math.round(value * 1000) / 1000 + 0

/** Whether a label of these holes has a place of its own, which turning the map would carry away. */
export const havePlacedLabels = (holes: readonly PlacedHole[]): boolean =>
  holes.some(({ style }) => style.labelOffsetAngle !== null && style.labelOffsetDistance !== null)
