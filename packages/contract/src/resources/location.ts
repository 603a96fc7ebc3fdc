import { z } from 'zod'
import { id, latitude, longitude, timestamp } from '../primitives.ts'
import { locationStyle } from './location-style.ts'
import { tableSummary } from './table-summary.ts'

/** AGS heading to the string that stood in the file. */
export const rowData = z
  .record(z.string(), z.string())
  .meta({ description: 'AGS heading to value, as stored' })

const fields = {
  id,
  locationId: z.string().meta({ description: 'LOCA_ID of the hole' }),
  table: z.string().meta({ description: 'code of the locations table: LOCA, or HOLE for AGS3' }),
  easting: z.number().nullable().meta({ description: 'metres, in the grid of the project' }),
  northing: z.number().nullable().meta({ description: 'metres, in the grid of the project' }),
  latitude: latitude.nullable().meta({ description: 'surveyed, degrees, WGS84' }),
  longitude: longitude.nullable().meta({ description: 'surveyed, degrees, WGS84' }),
  groundLevel: z.number().nullable().meta({ description: 'metres above datum' }),
  finalDepth: z.number().nullable().meta({ description: 'metres below ground level' }),
  mapPlacement: z
    .object({ latitude, longitude })
    .nullable()
    .meta({ description: 'position pinned on the map, independent of surveyed coordinates' }),
  positionInDoubt: z
    .object({
      latitude,
      longitude,
      distance: z.number().min(0).meta({
        description: 'metres from the rest of the site, or from land where all of it is in the sea',
      }),
      reason: z.string(),
    })
    .optional()
    .meta({
      description:
        'surveyed position too far from the rest of the site, or from land, to be believed; then ' +
        '`latitude` and `longitude` are null',
    }),
  data: rowData,
  updatedAt: timestamp,
}

export const location = z
  .object({
    ...fields,
    style: locationStyle.optional().meta({ description: 'only with `include=style`' }),
    tables: z
      .array(tableSummary)
      .optional()
      .meta({ description: 'tables with rows of this location; only with `include=tables`' }),
  })
  .meta({ id: 'Location' })

export const locationDetail = z
  .object({
    ...fields,
    tables: z.array(tableSummary).meta({ description: 'tables with rows of this location' }),
  })
  .meta({ id: 'LocationDetail' })

export type Location = z.infer<typeof location>
export type LocationDetail = z.infer<typeof locationDetail>
