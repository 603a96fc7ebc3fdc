import { z } from 'zod'

export const health = z
  .object({
    status: z.string().meta({ description: '`ok`' }),
    version: z.string().meta({ description: '`v1`' }),
  })
  .meta({ id: 'Health' })

export type Health = z.infer<typeof health>
