import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'

/** What the import found in a file of a project. An addition within v1. */
export const finding = z
  .object({
    id,
    severity: z.string().meta({ description: 'error, warning and note are known; others may follow' }),
    rule: z
      .string()
      .meta({ description: 'the rule that was broken, in words', examples: ['AGS rules, Rule 10a (keys)'] }),
    level: z
      .string()
      .optional()
      .meta({
        description:
          'ags: a rule of the AGS document; bgs: a data rule of the British Geological Survey; import: ' +
          'found by the import; others may follow; absent: stored by an earlier version',
      }),
    code: z
      .string()
      .optional()
      .meta({
        description:
          'the rule as `check --json` names it within its level; absent: stored by an earlier version',
        examples: ['10a', 'crs'],
      }),
    file: z
      .string()
      .nullable()
      .meta({ description: 'name of the file, behind that of its archive; null: it is about the project' }),
    line: z.int().nullable().meta({ description: 'line of the file, from 1' }),
    group: z.string().nullable().meta({ description: 'AGS group' }),
    heading: z.string().nullable().meta({ description: 'AGS heading' }),
    message: z.string().meta({ description: 'what was found, and what the import made of it' }),
    count: z.int().min(1).optional().meta({ description: 'how often it was found; absent: once' }),
    advice: z.string().optional().meta({ description: 'what to do about it; absent: not known' }),
    updatedAt: timestamp,
  })
  .meta({ id: 'Finding' })

export type Finding = z.infer<typeof finding>
