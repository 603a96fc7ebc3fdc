import type { symbolNames } from '@groundsheet/symbols'

/** A corner or a vertex, British National Grid, metres. */
export type GridPoint = readonly [easting: number, northing: number]

type MarkerSymbol = (typeof symbolNames)[number]

/** How a line or an area is drawn; the members are those of the API. */
export interface ShapeStyle {
  strokeColor: string
  strokeWidth: number
  strokeOpacity: number
  strokeStyle: 'solid' | 'dashed' | 'dotted' | 'dashdot'
  fillColor: string
  fillOpacity: number
}

/** Every member may be left out: the level below then has its say. `icon` names a file of `icons/`. */
export interface MarkerStyle {
  markerColor?: string
  markerSize?: number
  markerSymbol?: MarkerSymbol
  markerAnchor?: string
  showMarker?: boolean
  showLabel?: boolean
  labelColor?: string
  labelSize?: number
  labelOffsetAngle?: number
  labelOffsetDistance?: number
  icon?: string
}

export interface Boundary {
  name: string
  kind: 'Polygon' | 'LineString'
  points: readonly GridPoint[]
  visible: boolean
  labelVisible: boolean
  style: ShapeStyle
}

export interface HoleGroup {
  name: string
  locationIds: readonly string[]
  markerSymbol: MarkerSymbol
  showMarkers: boolean
  visible: boolean
  labelVisible: boolean
  style: ShapeStyle
}

/**
 * What is drawn on the map of a project besides its holes, and how its holes differ from the company's style.
 */
export interface Annotations {
  boundaries: readonly Boundary[]
  groups: readonly HoleGroup[]
  styles: { types: Readonly<Record<string, MarkerStyle>>; locations: Readonly<Record<string, MarkerStyle>> }
  /** Pinned positions by LOCA_ID. */
  placements: Readonly<Record<string, GridPoint>>
}
