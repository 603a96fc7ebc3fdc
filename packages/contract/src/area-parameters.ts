import { z } from 'zod'
import type { Parameter } from './parameter.ts'
import { id as idSchema, latitude, longitude } from './primitives.ts'

/** Metres around `near` if no radius is given, and the most that can be requested. */
export const DEFAULT_RADIUS_M = 1_000
const MAX_RADIUS_M = 100_000

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/** A comma list of so many numbers; null: it is not one. */
function readNumbers(text: string, count: number): number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  return parts.length === count && parts.every((part) => NUMBER.test(part)) ? parts.map(Number) : null
}

const box = z.tuple([longitude, latitude, longitude, latitude])

const bbox: Parameter<z.infer<typeof box>> = {
  schema: box,
  description:
    'West, south, east and north in degrees, WGS84: only holes that the map shows there. A west ' +
    'greater than the east is a box across 180°.',
  problem: 'invalid_parameter',
  read(text) {
    const { data } = box.safeParse(readNumbers(text, 4))
    return data !== undefined && data[1] <= data[3] ? data : undefined
  },
}

const position = z.tuple([longitude, latitude])

const near: Parameter<z.infer<typeof position>> = {
  schema: position,
  description:
    'Longitude and latitude in degrees, WGS84: only holes within `radius` of it, nearest first, each ' +
    'with its `distance`. Not together with `bbox` or `q`.',
  problem: 'invalid_parameter',
  read: (text) => position.safeParse(readNumbers(text, 2)).data,
}

const radius: Parameter<number> = {
  schema: z.number().positive().max(MAX_RADIUS_M).default(DEFAULT_RADIUS_M),
  description: `Metres around \`near\`, at most ${MAX_RADIUS_M}; ${DEFAULT_RADIUS_M} unless given.`,
  problem: 'invalid_parameter',
  read(text) {
    const [metres = 0] = readNumbers(text, 1) ?? []
    return metres > 0 && metres <= MAX_RADIUS_M ? metres : undefined
  },
}

/** Enough for every project that a person selects by hand. */
const MAX_PROJECTS = 1_000

const projectId: Parameter<string[]> = {
  schema: z.array(idSchema),
  description: `Only holes of these projects, by their \`id\`: a comma list of at most ${MAX_PROJECTS}.`,
  problem: 'invalid_parameter',
  multiple: true,
  read(text) {
    const ids = text.split(',').map((part) => part.trim())
    const areIds = ids.length <= MAX_PROJECTS && ids.every((one) => idSchema.safeParse(one).success)
    return areIds ? [...new Set(ids)] : undefined
  },
}

/** Parameters that choose holes of several projects. */
export const areaParameters = { bbox, near, radius, projectId }
