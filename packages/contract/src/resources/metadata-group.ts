import { z } from 'zod'
import { timestamp } from '../primitives.ts'

/** A group whose rows belong to no hole, such as PROJ, TRAN, LBSG or ABBR. An addition within v1. */
export const metadataGroup = z
  .object({
    code: z
      .string()
      .nullable()
      .meta({ description: 'AGS code for `{group}` in paths; null: counted, not fetchable' }),
    rows: z.int().min(1),
    name: z.string().meta({ description: 'as configured, or from the AGS dictionary' }),
    updatedAt: timestamp,
  })
  .meta({ id: 'MetadataGroup' })

export type MetadataGroup = z.infer<typeof metadataGroup>
