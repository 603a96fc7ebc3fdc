import { z } from 'zod'

export const single = <T extends z.ZodType>(data: T) => z.object({ data })

/** `meta.nextCursor` is always present and null only at the end. */
export const list = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ nextCursor: z.string().nullable() }) })

export const tableList = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ nextCursor: z.string().nullable(), table: z.string() }) })

const areWordsWhole = z.boolean().optional().meta({
  description:
    'only with `words`; false: so many rows have the words that only holes of the first of them are listed',
})

/** A list that can be filtered by words. */
export const filteredList = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ nextCursor: z.string().nullable(), areWordsWhole }) })

/** Of a tile that is filtered by words: `true` or `false`. */
export const WORDS_WHOLE_HEADER = 'Groundsheet-Words-Whole'

export type Page<T> = {
  data: T[]
  meta: { nextCursor: string | null; table?: string; areWordsWhole?: boolean }
}
