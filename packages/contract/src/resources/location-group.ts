import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'
import { shapeStyle } from './shape-style.ts'

/**
 * A group has no stored geometry: its outline is the hull of its positioned members, computed by the client.
 */
export const locationGroup = z
  .object({
    id,
    name: z.string(),
    locationIds: z.array(id).meta({ description: '`id` values of locations' }),
    locationCount: z.int().min(0),
    markerSymbol: z.string(),
    showMarkers: z.boolean().meta({ description: 'members are marked with the symbol of the group' }),
    visible: z.boolean().meta({ description: 'shown, as set in the map; a client may ignore it' }),
    labelVisible: z.boolean().meta({ description: 'its name is shown' }),
    style: shapeStyle,
    updatedAt: timestamp,
  })
  .meta({ id: 'LocationGroup' })

export type LocationGroup = z.infer<typeof locationGroup>
