import { z } from 'zod'
import { id } from '../primitives.ts'

/** `reset` is in epoch seconds. */
export const rateLimit = z
  .object({ limit: z.int(), remaining: z.int(), reset: z.int() })
  .meta({ id: 'RateLimit' })

/** The key itself: whose it is, what it may read. `projects` is null when the key reaches every project. */
export const me = z
  .object({
    company: z.string(),
    scopes: z.array(z.string()),
    projects: z.array(z.object({ id, name: z.string() })).nullable(),
    rateLimit,
  })
  .meta({ id: 'Me' })

export type Me = z.infer<typeof me>
export type RateLimit = z.infer<typeof rateLimit>
