import { z } from 'zod'
import { id, latitude, longitude, timestamp } from '../primitives.ts'
import { boundary } from './boundary.ts'
import { locationGroup } from './location-group.ts'
import { locationStyle } from './location-style.ts'

/** Headings whose values are on the map and in the list of locations. */
export const MAP_HEADINGS = [
  ...['LOCA_TYPE', 'LOCA_STAT', 'LOCA_STAR', 'LOCA_ENDD', 'LOCA_GREF', 'LOCA_NATD', 'LOCA_DATM', 'LOCA_REM'],
  ...['HOLE_TYPE', 'HOLE_STAT', 'HOLE_STAR', 'HOLE_ENDD', 'HOLE_INCL', 'HOLE_ORNT', 'HOLE_REM'],
] as const

/** Remarks may be long, so only those are sent that may state a direction. */
export const DIRECTION_WORDS = /inclin|angle|rak(?:ed|ing)|horizontal|[°º]|\d ?deg/i

/** Values that many locations share, each once, and for each location which one it has. */
const shared = <T extends z.ZodType>(value: T, index: z.ZodType<number | null> = z.int().min(0)) =>
  z.object({
    values: z.array(value).meta({ description: 'each once, in the order in which locations have them' }),
    indexes: z.array(index).meta({ description: 'for each location, the place of its value in `values`' }),
  })

const numbers = z.array(z.number().nullable())
const place = z.int().min(0).meta({ description: 'place of the location in the columns, from 0' })

const mapColumns = z
  .object({
    count: z.int().min(0).meta({ description: 'length of every column' }),
    id: z.array(id),
    locationId: z.array(z.string()).meta({ description: 'LOCA_ID' }),
    easting: numbers,
    northing: numbers,
    latitude: numbers.meta({ description: 'surveyed, degrees, WGS84' }),
    longitude: numbers.meta({ description: 'surveyed, degrees, WGS84' }),
    groundLevel: numbers.meta({ description: 'metres above datum' }),
    finalDepth: numbers.meta({ description: 'metres below ground level' }),
    mapPlacement: z
      .array(z.object({ place, latitude, longitude }))
      .meta({ description: 'of the locations that are pinned on the map' }),
    positionInDoubt: z
      .array(z.object({ place, latitude, longitude, distance: z.number().min(0), reason: z.string() }))
      .meta({ description: 'of the locations whose surveyed position is not believed' }),
    updatedAt: shared(timestamp),
    headings: z.record(z.string(), shared(z.string(), z.int().min(0).nullable())).meta({
      description:
        `Values by AGS heading, as stored, of ${MAP_HEADINGS.join(', ')}, where a location has the ` +
        'heading; an index is null where it does not. Of LOCA_REM and HOLE_REM only remarks ' +
        'that may state a direction.',
    }),
    tables: z
      .array(
        z.object({
          code: z.string().nullable(),
          name: z.string(),
          rows: z.array(z.int().min(0)).meta({ description: 'rows of each location; 0: none' }),
        }),
      )
      .meta({ description: 'tables that have rows of a location' }),
    style: shared(locationStyle).optional().meta({ description: 'only for keys with map:read' }),
  })
  .meta({
    id: 'MapColumns',
    description:
      'Locations in creation order by columns: the first value of each column is of the first location',
  })

/** All that a map and a list of the locations of a project need. An addition within v1. */
export const projectMap = z
  .object({
    table: z
      .string()
      .nullable()
      .meta({ description: 'code of the locations table: LOCA, or HOLE for AGS3; null without locations' }),
    locations: mapColumns,
    boundaries: z.array(boundary).optional().meta({ description: 'only for keys with map:read' }),
    groups: z.array(locationGroup).optional().meta({ description: 'only for keys with map:read' }),
  })
  .meta({ id: 'ProjectMap' })

export type ProjectMap = z.infer<typeof projectMap>
export type MapColumns = z.infer<typeof mapColumns>
