import { z } from 'zod'

export const single = <T extends z.ZodType>(data: T) => z.object({ data })

/** `meta.nextCursor` is always present and null only at the end. */
export const list = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ nextCursor: z.string().nullable() }) })

export const tableList = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ nextCursor: z.string().nullable(), table: z.string() }) })

export type Page<T> = { data: T[]; meta: { nextCursor: string | null; table?: string } }
