import { z } from 'zod'
import { id, latitude, longitude } from '../primitives.ts'
import { projectReference } from './placed-location.ts'

const mark = z
  .tuple([z.int().min(0), z.int().min(1)])
  .meta({ description: 'first character and the one after the last, as UTF-16 code units of `text`' })

/** A row with the words that were searched for. An addition within v1. */
export const searchHit = z
  .object({
    id: id.meta({ description: 'of the row' }),
    table: z.string().meta({ description: 'AGS table code' }),
    locationId: z.string().meta({ description: 'LOCA_ID of the hole the row belongs to' }),
    project: projectReference,
    location: z
      .object({ id, longitude: longitude.nullable(), latitude: latitude.nullable() })
      .nullable()
      .optional()
      .meta({
        description:
          'the hole where the map shows it; null: the project does not have it. Only with `include=location`',
      }),
    depthTop: z.number().nullable().meta({ description: 'metres below ground level, as the row states it' }),
    depthBase: z.number().nullable().meta({ description: 'metres below ground level, as the row states it' }),
    matches: z.array(z.object({ heading: z.string(), text: z.string(), marks: z.array(mark) })).meta({
      description:
        'values of the row with the words, and where the words are in them: the first 200 places of a ' +
        'value, within the first 20,000 characters of all values of the row; a value that goes on ' +
        'after these is listed also without a place',
    }),
  })
  .meta({ id: 'SearchHit' })

export type SearchHit = z.infer<typeof searchHit>
