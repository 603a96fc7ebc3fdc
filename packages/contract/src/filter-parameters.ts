import { z } from 'zod'
import type { Parameter } from './parameter.ts'

const ANY = 'An addition within v1.'

/** A comma list of texts; an empty text is one of them. */
const texts = (description: string): Parameter<string[]> => ({
  schema: z.array(z.string()),
  description: `${description} ${ANY}`,
  problem: 'invalid_parameter',
  multiple: true,
  read: (text) => [...new Set(text.split(',').map((part) => part.trim()))],
})

const DEPTH = /^\d{1,6}(?:\.\d{1,6})?$/

const depth = (description: string): Parameter<number> => ({
  schema: z.number().min(0),
  description: `${description} ${ANY}`,
  problem: 'invalid_parameter',
  read: (text) => (DEPTH.test(text) ? Number(text) : undefined),
})

const date = (description: string): Parameter<string> => ({
  schema: z.iso.date(),
  description: `${description} ${ANY}`,
  problem: 'invalid_parameter',
  read: (text) => z.iso.date().safeParse(text).data,
})

/** Parameters that leave of the holes of several projects those that meet every one of them. */
export const filterParameters = {
  type: texts(
    'Only holes of any of these types, as `LOCA_TYPE` (AGS 3: `HOLE_TYPE`) states them: a comma list; ' +
      'empty is that of holes that state none.',
  ),
  status: {
    ...texts('Only holes of projects of any of these statuses: a comma list; needs projects:read as well.'),
    scope: 'projects:read',
  },
  minDepth: depth('Only holes with a stated final depth of at least so many metres.'),
  maxDepth: depth('Only holes with a stated final depth of at most so many metres.'),
  minDate: date('Only holes begun on this day (YYYY-MM-DD) or later; where no start is stated, ended.'),
  maxDate: date('Only holes begun on this day (YYYY-MM-DD) or earlier; where no start is stated, ended.'),
  hasData: texts('Only holes with rows in every one of these tables, by their codes: a comma list.'),
  words: {
    schema: z.string(),
    description:
      `Only holes with a row that \`GET /search\` finds with this as its \`q\`; needs tables:read as ` +
      `well. ${ANY}`,
    problem: 'invalid_parameter',
    scope: 'tables:read',
    read: (text: string) => text,
  },
} as const satisfies Record<string, Parameter<unknown>>
