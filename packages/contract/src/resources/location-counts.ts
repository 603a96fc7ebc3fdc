import { z } from 'zod'

const count = z.int().min(0)

const bins = <T extends z.ZodType>(edge: T, what: string) =>
  z.object({
    edges: z.array(edge).meta({ description: `${what}; one more than there are bins, or none` }),
    counts: z.array(count).meta({ description: 'of each bin: from its edge to before the next' }),
  })

/**
 * How many holes a filter leaves. Each value counts the holes that would be left if it were chosen and the
 * rest of the filter stayed the same. An addition within v1.
 */
export const locationCounts = z
  .object({
    total: count.meta({ description: 'holes of the area and the projects, before the filter' }),
    matching: count.meta({ description: 'holes that the filter leaves' }),
    types: z.array(z.object({ type: z.string(), count })),
    statuses: z
      .array(z.object({ status: z.string(), count }))
      .optional()
      .meta({ description: 'of projects; only for keys with projects:read' }),
    depths: bins(z.number(), 'metres'),
    dates: bins(z.iso.date(), 'days'),
    tables: z
      .array(z.object({ code: z.string().nullable(), name: z.string(), count }))
      .meta({ description: 'with the tables of `hasData` as well' }),
    without: z.record(z.string(), count).meta({
      description: 'holes that would be left without this part of the filter, for each that is given',
    }),
    areWordsWhole: z.boolean().meta({
      description: 'false: so many rows have the words that only holes of the first of them count',
    }),
  })
  .meta({ id: 'LocationCounts' })

export type LocationCounts = z.infer<typeof locationCounts>
