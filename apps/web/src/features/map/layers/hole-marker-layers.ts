import type { ExpressionFilterSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { MIN_GROUP_ZOOM } from '../view/hole-clusters.ts'
import type { MapTheme } from '../view/map-theme.ts'
import { markerImageId } from '../markers/marker-image-id.ts'
import type { Ring } from '../markers/ring-features.ts'

/** A ring under the marker of the hole that is open, pointed at, or highlighted. */
export const holeRingLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'hole-ring',
  type: 'circle',
  source: 'rings',
  filter: ['has', 'ring'],
  paint: {
    // Outside the ring of a selected hole.
    'circle-radius': aroundMarker(['case', ['has', 'selected'], 8, 5]),
    'circle-color': ringColour(theme),
    'circle-opacity': byRing({ open: 0.28, highlighted: 0.3, hovered: 0.16, unseen: 0 }),
    'circle-stroke-color': ringColour(theme),
    'circle-stroke-width': byRing({ open: 2.5, highlighted: 2, hovered: 1.5, unseen: 0 }),
  },
})

/** A dark rim on a white disc: one of the selected holes. */
export const selectedHolesLayer = (theme: MapTheme): LayerSpecification => ({
  id: 'hole-selected',
  type: 'circle',
  source: 'rings',
  filter: ['has', 'selected'],
  paint: {
    'circle-radius': aroundMarker(3),
    'circle-color': theme.halo,
    'circle-opacity': 0.9,
    'circle-stroke-color': theme.label,
    'circle-stroke-width': 2,
  },
})

/** So much more than the marker. */
const aroundMarker = (more: ExpressionSpecification | number): ExpressionSpecification => [
  '+',
  ['/', ['get', 'size'], 2],
  more,
]

const ringColour = (theme: MapTheme): ExpressionSpecification => [
  'match',
  ['get', 'ring'],
  'highlighted',
  theme.highlighted,
  theme.accent,
]

const byRing = ({
  open,
  highlighted,
  hovered,
  unseen,
}: Readonly<Record<Ring, number>>): ExpressionSpecification => [
  'match',
  ['get', 'ring'],
  'open',
  open,
  'highlighted',
  highlighted,
  'hovered',
  hovered,
  unseen,
]

/** Over a whole region a site is a dot: markers shrink rather than cover the county. */
const MARKER_SCALE_BY_ZOOM: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 8, 0.5, 12, 1]

export const MARKER = {
  'icon-image': ['get', 'image'],
  'icon-anchor': ['coalesce', ['get', 'anchor'], 'center'],
  'icon-size': MARKER_SCALE_BY_ZOOM,
  // With `icon-overlap`, the newer property, MapLibre hides what is new until names have been placed, and
  // fades it in.
  'icon-allow-overlap': true,
  'icon-padding': 0,
  'symbol-z-order': 'source',
} as const satisfies LayerSpecification['layout']

/** How much is seen of a hole that filters leave out. */
const FAINT_OPACITY: ExpressionSpecification = ['case', ['has', 'faint'], 0.25, 1]

/** Not so a cluster. */
const HAS_MARKER: ExpressionFilterSpecification = ['has', 'image']

/** Every marker is drawn, whatever it covers: a hole that is not drawn is a hole that is not known of. */
export const holeMarkerLayer = (): LayerSpecification => ({
  id: 'hole-marker',
  type: 'symbol',
  source: 'holes',
  filter: HAS_MARKER,
  layout: MARKER,
  paint: { 'icon-opacity': FAINT_OPACITY },
})

/** The open hole lies on top of those that share its place. */
export const holeOpenMarkerLayer = (): LayerSpecification => ({
  id: 'hole-marker-open',
  type: 'symbol',
  source: 'open-hole',
  filter: HAS_MARKER,
  layout: MARKER,
})

const PIN_IMAGE = markerImageId({ symbol: 'pin', icon: null, colour: '#475569', size: 11 })

/** A small pin at the marker of a hole whose position was set by hand. */
export const holePinLayer = (): LayerSpecification => ({
  id: 'hole-pin',
  type: 'symbol',
  source: 'holes',
  filter: ['all', ['has', 'pinned'], HAS_MARKER],
  layout: {
    'icon-image': PIN_IMAGE,
    'icon-size': MARKER_SCALE_BY_ZOOM,
    'icon-anchor': 'bottom',
    'icon-offset': ['array', 'number', 2, ['get', 'tick']],
    'icon-allow-overlap': true,
    'icon-ignore-placement': true,
    'symbol-z-order': 'source',
  },
  paint: { 'icon-opacity': FAINT_OPACITY },
})

/**
 * Members of a group whose markers are shown stand on the group's symbol. It is larger than the marker, half
 * transparent, and has the colour of the group's outline. So both the group and the type of the hole are read
 * at one place.
 */
export const groupMarkerLayer = (): LayerSpecification => ({
  id: 'group-marker',
  type: 'symbol',
  source: 'group-markers',
  minzoom: MIN_GROUP_ZOOM,
  layout: { ...MARKER, 'icon-anchor': 'center', 'icon-ignore-placement': true },
  paint: { 'icon-opacity': 0.5 },
})
