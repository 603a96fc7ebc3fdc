import { z } from 'zod'

const heading = z
  .object({
    heading: z.string().meta({ description: 'AGS heading, as in the `data` of rows' }),
    name: z.string().nullable().meta({ description: 'what it is, in a few words; null: not known' }),
    unit: z.string().meta({ description: 'of the file, else of the AGS dictionary; empty: none' }),
    type: z.string().nullable().meta({
      description: 'AGS data type, for example 2DP; null: the edition has none, or it is not known',
    }),
  })
  .meta({ id: 'DictionaryHeading' })

const table = z
  .object({
    table: z.string().meta({ description: 'AGS code for `{table}` in paths' }),
    name: z.string().meta({ description: 'as in the `tables` of the project' }),
    parent: z
      .string()
      .nullable()
      .meta({ description: 'code of the parent table; null for the locations table' }),
    keys: z.array(z.string()).meta({ description: 'headings that identify its rows, in order' }),
    headings: z.array(heading).meta({
      description: 'headings that the table holds: in the order of the AGS dictionary, then others',
    }),
  })
  .meta({ id: 'DictionaryTable' })

/** Absent: imported before it was kept. */
const words = (what: string) =>
  z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: `what the files call their ${what}; empty where they do not say` })

/**
 * What the tables of a project hold, and what their codes mean. Headings that are never sent are not in it.
 */
export const dictionary = z
  .object({
    tables: z.array(table).meta({ description: 'tables that can be fetched and hold at least one row' }),
    codes: z.record(z.string(), z.record(z.string(), z.string())).meta({
      description:
        'heading, code, meaning: the abbreviations of the files first, then the AGS lists. A value may ' +
        'be several codes joined by `+`.',
      examples: [{ GEOL_LEG: { 102: 'Made ground' } }],
    }),
    units: words('units').meta({ examples: [{ kPa: 'kilopascal' }] }),
    types: words('data types').meta({ examples: [{ '2DP': 'Value; 2 decimal places' }] }),
  })
  .meta({ id: 'Dictionary' })

export type Dictionary = z.infer<typeof dictionary>
export type DictionaryTable = z.infer<typeof table>
export type DictionaryHeading = z.infer<typeof heading>
