import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'

/** `reset` is in epoch seconds. */
export const rateLimit = z
  .object({
    limit: z.int().meta({ description: 'requests allowed in a window of a minute' }),
    remaining: z.int().meta({ description: 'requests left in this one' }),
    reset: z.int().meta({ description: 'when it ends, in epoch seconds' }),
  })
  .meta({ id: 'RateLimit' })

/** The key itself: whose it is, what it may read. `projects` is null when the key reaches every project. */
export const me = z
  .object({
    company: z.string().meta({ description: 'whose data the key reads' }),
    scopes: z.array(z.string()).meta({ description: 'what it may read' }),
    projects: z
      .array(z.object({ id, name: z.string() }))
      .nullable()
      .meta({ description: 'the projects it is restricted to; null: every project of the company' }),
    rateLimit,
    link: z
      .object({ id, name: z.string() })
      .nullable()
      .meta({ description: 'the link that stands for the key in this request; null: the key itself' }),
    linkIssuer: z
      .object({ keyId: id, epoch: z.int() })
      .nullable()
      .meta({ description: 'what a link made of this key states; null: a link, or a key made before links' }),
    person: z
      .object({ email: z.string() })
      .nullable()
      .meta({ description: 'who signed in at a proxy, which stands for a key; null: a key or a link' }),
    expiresAt: timestamp
      .nullable()
      .meta({ description: 'the key is refused from this moment on; null: it has no end' }),
  })
  .meta({ id: 'Me' })

export type Me = z.infer<typeof me>
export type RateLimit = z.infer<typeof rateLimit>
