import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'

/** Deletions are listed for at least this time; who was away for longer reads the project again. */
export const DELETIONS_KEPT_DAYS = 365

/**
 * An id that a row of the project no longer has: the row is gone, or has another id. An addition within v1.
 */
export const deletion = z
  .object({
    table: z.string().meta({ description: 'code of its table; the locations table for an exploratory hole' }),
    id: id.meta({ description: 'of the row or the location' }),
    locationId: z.string().meta({
      description: 'LOCA_ID of the hole that the row belonged to; empty in groups that belong to no hole',
    }),
    deletedAt: timestamp,
    replacedBy: id.optional().meta({
      description: 'the id that the row has now; without it the row is no longer in the project',
    }),
  })
  .meta({ id: 'Deletion' })

export type Deletion = z.infer<typeof deletion>
