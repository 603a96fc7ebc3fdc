import { z } from 'zod'
import { id } from '../primitives.ts'
import { location } from './location.ts'

/** The project of something that is listed across projects. */
export const projectReference = z
  .object({
    id,
    projectId: z.string().meta({ description: "the caller's own job reference" }),
    projectName: z.string(),
  })
  .meta({ id: 'ProjectReference' })

/** A location in a list across projects. An addition within v1. */
export const placedLocation = location
  .extend({
    project: projectReference,
    distance: z
      .number()
      .min(0)
      .optional()
      .meta({ description: 'metres from the position; only with `near`' }),
  })
  .meta({ id: 'PlacedLocation' })

export type ProjectReference = z.infer<typeof projectReference>
export type PlacedLocation = z.infer<typeof placedLocation>
