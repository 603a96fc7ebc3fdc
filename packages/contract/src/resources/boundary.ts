import { z } from 'zod'
import { id, latitude, longitude, timestamp } from '../primitives.ts'
import { shapeStyle } from './shape-style.ts'

const position = z.tuple([longitude, latitude]).rest(z.number())

/** GeoJSON, RFC 7946, WGS84. */
export const boundaryGeometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position).min(4)).min(1) }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(2) }),
])

export const boundary = z
  .object({
    id,
    name: z.string(),
    geometry: boundaryGeometry.meta({ description: 'GeoJSON, WGS84' }),
    visible: z.boolean().meta({ description: 'shown, as set in the map; a client may ignore it' }),
    labelVisible: z.boolean().meta({ description: 'its name is shown' }),
    style: shapeStyle,
    updatedAt: timestamp,
  })
  .meta({ id: 'Boundary' })

export type Boundary = z.infer<typeof boundary>
export type BoundaryGeometry = z.infer<typeof boundaryGeometry>
