import { cellOf, type Position } from './cells.ts'

/** Where a hole lies on the map, with its cell on the curve. */
export interface HolePosition extends Position {
  readonly cell: number
}

interface PlacedFields {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly mapPlacement: Position | null
}

/** Where the map shows a hole: as pinned, else as surveyed. Null: neither; a position in doubt is none. */
export function holePosition({ latitude, longitude, mapPlacement }: PlacedFields): HolePosition | null {
  const position = mapPlacement ?? (latitude === null || longitude === null ? null : { latitude, longitude })
  return position && { latitude: position.latitude, longitude: position.longitude, cell: cellOf(position) }
}

/** A position in the columns of a table. */
export interface FoundPosition {
  readonly cell: number | null
  readonly latitude: number | null
  readonly longitude: number | null
}

type PositionColumns = [cell: number | null, latitude: number | null, longitude: number | null]

export const columnsOf = (position: HolePosition | null): PositionColumns =>
  position === null ? [null, null, null] : [position.cell, position.latitude, position.longitude]

export function withPosition<T extends FoundPosition>(
  found: T,
): Omit<T, keyof FoundPosition> & { position: HolePosition | null } {
  const { cell, latitude, longitude, ...rest } = found
  const isPlaced = cell !== null && latitude !== null && longitude !== null
  return { ...rest, position: isPlaced ? { cell, latitude, longitude } : null }
}

export const isSamePosition = (a: HolePosition | null, b: HolePosition | null): boolean =>
  columnsOf(a).every((value, index) => value === columnsOf(b)[index])
