import { formatDecimals } from '@groundsheet/readings'
import { mapStrings } from '../../../ui/strings/map-strings.ts'
import { degreesText } from '../../../ui/text-format.ts'
import type { GridFit } from './grid-fit.ts'
import type { Place } from '@groundsheet/sections'

/** The grid of a project, as far as the service states it. */
export interface GridName {
  /** `EPSG:27700`. */
  readonly code: string
  readonly name: string
  readonly source: string
}

/** One way to write a place: as it is read, and as it is copied into other programs. */
export interface PlaceFormat {
  readonly id: 'wgs84' | 'grid'
  readonly text: string
  readonly copy: string
  /** What the numbers are. */
  readonly system: string
}

/** A place in degrees, and near the site in the grid of the project. */
export function describePlace(place: Place, fit: GridFit | null, crs: GridName | null): PlaceFormat[] {
  const { longitude, latitude } = place
  const degrees = degreesText(latitude, longitude)
  const grid = fit?.toGrid(place)
  return [
    { id: 'wgs84', text: degrees, copy: degrees, system: mapStrings.place.wgs84 },
    ...(grid
      ? [
          {
            id: 'grid' as const,
            text: mapStrings.place.grid(grid.easting, grid.northing),
            copy: `${formatDecimals(grid.easting, 0)}, ${formatDecimals(grid.northing, 0)}`,
            system: mapStrings.place.system(crs?.name ?? null, crs?.source === 'guessed'),
          },
        ]
      : []),
  ]
}
