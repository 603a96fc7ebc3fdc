import { z } from 'zod'

export const health = z.object({ status: z.string(), version: z.string() }).meta({ id: 'Health' })

export type Health = z.infer<typeof health>
