import { z } from 'zod'
import { areaParameters } from './area-parameters.ts'
import { filterParameters } from './filter-parameters.ts'
import type { Parameter } from './parameter.ts'
import { DELETIONS_KEPT_DAYS } from './resources/deletion.ts'

export type { Parameter } from './parameter.ts'

export const DEFAULT_LIMIT = 100
export const MAX_LIMIT = 1000

const WHOLE_NUMBER = /^[0-9]+$/

const limit: Parameter<number> = {
  schema: z.int().min(1).default(DEFAULT_LIMIT),
  description:
    `Page size, a whole number of at least 1. ${DEFAULT_LIMIT} unless given; more than ${MAX_LIMIT} ` +
    `gives ${MAX_LIMIT}.`,
  problem: 'invalid_limit',
  read(text) {
    const value = WHOLE_NUMBER.test(text) ? Number(text) : 0
    return value >= 1 ? Math.min(value, MAX_LIMIT) : undefined
  },
}

const cursor: Parameter<string> = {
  schema: z.string(),
  description: 'The `meta.nextCursor` of the previous page, with the same sort and filters.',
  problem: 'invalid_cursor',
  read: (text) => text || undefined,
}

const RFC3339 = /^\d{4}-\d{2}-\d{2}([Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+ -]\d{2}:\d{2}))?$/

const updatedSince: Parameter<string> = {
  schema: z.string().meta({ examples: ['2026-01-31T09:15:00Z', '2026-01-31'] }),
  description:
    'Only what changed at or after this moment: an RFC 3339 date-time with offset, or a date (00:00 ' +
    'UTC). The order stays creation order.',
  problem: 'invalid_updated_since',
  read(text) {
    const match = RFC3339.exec(text)
    if (!match) return undefined
    const moment = new Date(match[1] ? spellOut(text) : `${text}T00:00:00Z`)
    return isCalendarDate(text) && !Number.isNaN(moment.getTime()) ? comparable(moment) : undefined
  },
}

/**
 * Moments are compared as text. An offset may carry the last year into the next, whose text would come before
 * all others.
 */
function comparable(moment: Date): string {
  const text = moment.toISOString()
  return text.startsWith('+') ? '9999-12-31T23:59:59.999Z' : text
}

/** A `+` that was not percent-encoded arrives as a space. */
function spellOut(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11).replace(' ', '+').toUpperCase()}`
}

/** JavaScript reads 30 February as 2 March; here it is an error. */
function isCalendarDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const since: Parameter<string> = {
  ...updatedSince,
  description:
    'Only what was removed at or after this moment: an RFC 3339 date-time with offset, or a date (00:00 ' +
    `UTC). Removed rows are listed for at least ${DELETIONS_KEPT_DAYS} days.`,
  problem: 'invalid_since',
}

export const SORTS = ['created', '-created'] as const
export type Sort = (typeof SORTS)[number]

const sort: Parameter<Sort> = {
  schema: z.enum(SORTS).default('created'),
  description: '`created`: oldest first; `-created`: newest first.',
  problem: 'invalid_sort',
  read: (text) => SORTS.find((known) => known === text),
}

/** Order of rows that words find. */
export const RELEVANCE = 'relevance'
const SEARCH_SORTS = ['created', RELEVANCE] as const

const searchSort: Parameter<(typeof SEARCH_SORTS)[number]> = {
  schema: z.enum(SEARCH_SORTS).default('created'),
  description:
    '`created`: oldest first; `relevance`: rows with all words of `q` in this order as one phrase, ' +
    'then rows with each of them as a whole word, then rows with words that begin with them; oldest ' +
    'first among equals. An addition within v1.',
  problem: 'invalid_sort',
  read: (text) => SEARCH_SORTS.find((known) => known === text),
}

const q: Parameter<string> = {
  schema: z.string(),
  description: 'Matches anywhere in the project reference or the project name, in upper or lower case.',
  problem: 'invalid_parameter',
  read: (text) => text,
}

const search: Parameter<string> = {
  schema: z.string(),
  description:
    'Matches anywhere in the reference, the name, the client, the contractor or the consultant of a ' +
    'project, or in the LOCA_ID of one of its locations, in upper or lower case. LOCA_IDs are searched ' +
    'for keys with locations:read. An addition within v1.',
  problem: 'invalid_parameter',
  read: (text) => text,
}

const locationId: Parameter<string> = {
  schema: z.string(),
  description: 'Only the location with exactly this LOCA_ID.',
  problem: 'invalid_parameter',
  read: (text) => text,
}

function include<const T extends string>(values: readonly T[], description: string): Parameter<T[]> {
  return {
    schema: z.array(z.enum(values)),
    description,
    problem: 'invalid_include',
    multiple: true,
    read(text) {
      const names = text.split(',').map((name) => name.trim())
      const known = values.filter((value) => names.includes(value))
      return names.every((name) => values.some((value) => value === name)) ? known : undefined
    },
  }
}

const holeName: Parameter<string> = {
  ...q,
  description: 'Matches anywhere in the LOCA_ID, in upper or lower case. Not together with `near`.',
}

const words: Parameter<string> = {
  schema: z.string(),
  description:
    'Words, each of which a row must have; every row with a description unless given; "a phrase" in ' +
    'quotes; -word or -"a phrase" to leave out rows with it. At most 16 of these, and 32 words in all; ' +
    'those that are the same count once. A word of three letters or more may be the beginning of one; ' +
    'in quotes it is whole. Upper and lower case, accents, plurals, and British and American spellings ' +
    'are the same.',
  problem: 'invalid_parameter',
  read: (text) => text,
}

const holeOfRow = {
  ...include(
    ['location'],
    '`location` adds the hole of each row and its position; needs locations:read as well.',
  ),
  scopes: { location: 'locations:read' },
} as const

const common = { limit, cursor, updatedSince, sort }

const locationMembers = {
  ...include(
    ['style', 'tables'],
    '`style` adds the cascaded style; needs map:read as well. `tables` adds the row counts of each ' +
      'location by table.',
  ),
  scopes: { style: 'map:read' },
} as const

/** The query parameters of each list, by the noun it lists. */
export const listParameters = {
  projects: {
    ...common,
    q,
    search,
    include: include(
      ['location', 'locationCount'],
      '`location` adds the mean position to each project, `locationCount` the number of all its locations.',
    ),
  },
  locations: {
    ...common,
    locationId,
    include: locationMembers,
  },
  placedLocations: {
    limit,
    cursor,
    ...areaParameters,
    q: holeName,
    ...filterParameters,
    include: locationMembers,
  },
  locationCounts: { ...areaParameters, ...filterParameters },
  tile: filterParameters,
  search: {
    limit,
    cursor,
    q: words,
    sort: searchSort,
    projectId: areaParameters.projectId,
    include: holeOfRow,
  },
  rows: common,
  findings: common,
  deliveries: common,
  metadata: common,
  deletions: { limit, cursor, since, sort },
  boundaries: common,
  groups: common,
} as const

/** The values a parameter table reads: every one optional. */
export type Query<P> = { [K in keyof P]?: P[K] extends Parameter<infer T> ? T : never }

export type ListQuery = Query<typeof common>
export type ProjectsQuery = Query<typeof listParameters.projects>
export type DeletionsQuery = Query<typeof listParameters.deletions>
export type LocationsQuery = Query<typeof listParameters.locations>
export type SearchQuery = Query<typeof listParameters.search>
export type LocationCountsQuery = Query<typeof listParameters.locationCounts>
export type HoleFilterQuery = Query<typeof filterParameters>
export type PlacedLocationsQuery = Query<typeof listParameters.placedLocations>
