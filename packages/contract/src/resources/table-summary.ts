import { z } from 'zod'

/**
 * A table that holds at least one row. A null code: no AGS code is configured, the rows are counted but
 * cannot be fetched.
 */
export const tableSummary = z
  .object({
    code: z
      .string()
      .nullable()
      .meta({ description: 'AGS code for `{table}` in paths; null: counted, not fetchable' }),
    rows: z.int().min(1),
    name: z.string().meta({ description: 'as configured, or from the AGS dictionary' }),
  })
  .meta({ id: 'TableSummary' })

export type TableSummary = z.infer<typeof tableSummary>
