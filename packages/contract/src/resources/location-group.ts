import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'
import { shapeStyle } from './shape-style.ts'

/** A group has no stored geometry: its outline is the hull of its positioned members, computed by the client. */
export const locationGroup = z
  .object({
    id,
    name: z.string(),
    locationIds: z.array(id).meta({ description: '`id` values of locations' }),
    locationCount: z.int().min(0),
    markerSymbol: z.string(),
    showMarkers: z.boolean(),
    visible: z.boolean(),
    labelVisible: z.boolean(),
    style: shapeStyle,
    updatedAt: timestamp,
  })
  .meta({ id: 'LocationGroup' })

export type LocationGroup = z.infer<typeof locationGroup>
