import {
  levelDatum,
  statedDay,
  statedDirection,
  type StatedDirection,
  statedFinalDepth,
} from '@groundsheet/readings'
import type { Location, LocationStyle, TableSummary } from '@groundsheet/contract'
import type { Glossary } from '../tables/glossary.ts'

/** Degrees, WGS84. `pinned`: set by hand on the map, not surveyed. */
export interface Position {
  readonly longitude: number
  readonly latitude: number
  readonly pinned: boolean
}

/** Metres, in the grid of the project. */
export interface GridPosition {
  readonly easting: number
  readonly northing: number
}

/** A surveyed position too far from the rest of the site to be believed. */
export interface DoubtfulPosition extends Position {
  /** From the middle of the site. */
  readonly metres: number
  readonly reason: string
}

export type HoleStyle = Omit<LocationStyle, 'locationTypeName'> & {
  readonly locationTypeName: string
}

/** The project of a hole that is drawn with holes of other projects. */
export interface ProjectOfHole {
  readonly id: string
  readonly name: string
  /** PROJ_ID, which no other project of the company has. */
  readonly reference: string
  /** Code of the grid of its surveyed positions: `EPSG:27700`; null: not known. */
  readonly grid: string | null
  /** What its headings and codes mean. */
  readonly glossary: Glossary
}

/** An exploratory hole as lists and maps show it. */
export interface Hole {
  readonly id: string
  /** LOCA_ID. */
  readonly name: string
  readonly position: Position | null
  /** Only of holes without another position. */
  readonly doubtful?: DoubtfulPosition
  /** As surveyed; absent where it was not. */
  readonly grid?: GridPosition
  readonly groundLevel: number | null
  /** Datum of the ground level; absent where the hole states none. */
  readonly datum?: string
  readonly finalDepth: number | null
  /**
   * The day that work on it began, or, where none is stated, ended: days since 1970. Null for an impossible
   * date.
   */
  readonly day: number | null
  /** Direction stated in its own row; AGS 4 states more of it in HORN. */
  readonly direction: StatedDirection
  readonly style: HoleStyle
  /** The tables that have rows of this hole. */
  readonly tables: readonly TableSummary[]
  /** Only of holes that are drawn with those of other projects. */
  readonly inProject?: ProjectOfHole
}

/** The pinned position where there is one, else the surveyed one. */
export function positionOf(
  location: Pick<Location, 'mapPlacement' | 'latitude' | 'longitude'>,
): Position | null {
  const { mapPlacement, latitude, longitude } = location
  if (mapPlacement) return { ...mapPlacement, pinned: true }
  return latitude === null || longitude === null ? null : { latitude, longitude, pinned: false }
}

/** A hole of which no position is known at all. */
export const isUnplaced = ({ position, doubtful }: Hole): boolean => position === null && !doubtful

/** Of a location without another position. */
export function doubtfulPositionOf({
  positionInDoubt,
  mapPlacement,
}: Pick<Location, 'positionInDoubt' | 'mapPlacement'>): DoubtfulPosition | null {
  if (!positionInDoubt || mapPlacement) return null
  const { latitude, longitude, distance, reason } = positionInDoubt
  return { latitude, longitude, pinned: false, metres: distance, reason }
}

export function holeOf(location: Location): Hole {
  const { easting, northing } = location
  const datum = levelDatum(location.data)
  const doubtful = doubtfulPositionOf(location)
  return {
    id: location.id,
    name: location.locationId,
    position: positionOf(location),
    ...(doubtful ? { doubtful } : {}),
    ...(easting === null || northing === null ? {} : { grid: { easting, northing } }),
    groundLevel: location.groundLevel,
    finalDepth: finalDepthOf(location),
    day: statedDay(location.data),
    direction: statedDirection(location.data, location.style?.locationTypeName),
    ...(datum === null ? {} : { datum }),
    style: location.style ?? plainStyle(typeOf(location)),
    tables: location.tables ?? [],
  }
}

/** The type as its own row states it. */
export const typeOf = ({ data }: Pick<Location, 'data'>): string => data.LOCA_TYPE ?? data.HOLE_TYPE ?? ''

/** The final depth as it is shown: null where it is not stated, or was probably not set. Metres. */
export const finalDepthOf = (location: Pick<Location, 'finalDepth' | 'data' | 'tables'>): number | null =>
  statedFinalDepth({
    finalDepth: location.finalDepth,
    type: typeOf(location),
    tables: location.tables ?? [],
  })

/** What is drawn for a key that may not read styles. */
export const plainStyle = (locationType: string): HoleStyle => ({
  locationType,
  locationTypeName: '',
  source: 'default',
  markerColor: '#1f5a4e',
  markerSize: 14,
  markerSymbol: 'circle',
  markerAnchor: null,
  showMarker: true,
  showLabel: true,
  labelColor: null,
  labelSize: null,
  labelOffsetAngle: null,
  labelOffsetDistance: null,
  hasCustomIcon: false,
  markerIconId: null,
})
