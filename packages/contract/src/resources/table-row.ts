import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'
import { rowData } from './location.ts'

export const tableRow = z
  .object({
    id,
    table: z.string().meta({ description: 'AGS table code' }),
    locationId: z.string().meta({ description: 'LOCA_ID of the hole the row belongs to' }),
    parents: z
      .array(z.object({ table: z.string(), keys: rowData }))
      .meta({ description: 'ancestors, nearest first; empty when the parent is the location itself' }),
    data: rowData,
    updatedAt: timestamp,
  })
  .meta({ id: 'TableRow' })

export type TableRow = z.infer<typeof tableRow>
