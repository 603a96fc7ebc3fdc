import { z } from 'zod'
import { id, latitude, longitude, timestamp } from '../primitives.ts'
import { tableSummary } from './table-summary.ts'

/** Mean position of the locations with surveyed coordinates; pinned positions do not count. */
export const projectLocation = z
  .object({
    longitude,
    latitude,
    count: z.int().min(1).meta({ description: 'how many locations were used' }),
  })
  .meta({ id: 'ProjectLocation' })

/** The grid that eastings and northings were read in. */
const projectCrs = z
  .object({
    code: z.string().meta({ description: 'EPSG code', examples: ['EPSG:27700'] }),
    name: z.string().meta({ examples: ['British National Grid'] }),
    source: z.string().meta({
      description:
        'who states it: given, project, declared, delivery or company; guessed: assumed from the ' +
        'coordinates, because it is not stated; others may follow',
    }),
    reason: z.string().meta({ description: 'one sentence: why' }),
  })
  .meta({ id: 'ProjectCrs' })

const fields = {
  id,
  projectId: z.string().meta({ description: "the caller's own job reference" }),
  projectName: z.string(),
  status: z.string().meta({
    description:
      'As the company states it; open if it states none. open, closed and archived are known; others ' +
      'may follow',
  }),
  client: z.string().nullable().meta({ description: 'name' }),
  contractor: z.string().nullable().meta({ description: 'name' }),
  consultant: z.string().nullable().meta({ description: 'name of the engineer, as in PROJ_ENG' }),
  contractStartDate: z.iso.date().nullable().meta({ description: 'YYYY-MM-DD' }),
  hasSiteBoundary: z
    .boolean()
    .meta({ description: 'a boundary has been drawn; see the boundaries of the project' }),
  createdAt: timestamp,
  updatedAt: timestamp,
}

/** A location that a search for projects found, to go on to its own address. */
const matchingLocation = z
  .object({ id, locationId: z.string().meta({ description: 'LOCA_ID' }) })
  .meta({ id: 'MatchingLocation' })

export const projectItem = z
  .object({
    ...fields,
    location: projectLocation.nullable().optional().meta({ description: 'only with `include=location`' }),
    locationCount: z
      .int()
      .min(0)
      .optional()
      .meta({
        description:
          'all locations, with a position and without; only with `include=locationCount`. An addition ' +
          'within v1.',
      }),
    matchingLocations: z
      .array(matchingLocation)
      .optional()
      .meta({
        description:
          'the first five locations whose LOCA_ID matches, by LOCA_ID; only with `search` and for keys ' +
          'with locations:read. An addition within v1.',
      }),
  })
  .meta({ id: 'ProjectItem' })

export const project = z
  .object({
    ...fields,
    location: projectLocation
      .nullable()
      .meta({ description: 'null when no location has surveyed coordinates' }),
    tables: z.array(tableSummary).meta({ description: 'tables that hold at least one row' }),
    crs: projectCrs.nullable().meta({
      description:
        'the coordinate reference system of eastings and northings; null when undecided. An addition ' +
        'within v1.',
    }),
  })
  .meta({ id: 'Project' })

export type ProjectItem = z.infer<typeof projectItem>
export type Project = z.infer<typeof project>
export type ProjectCrs = z.infer<typeof projectCrs>
export type ProjectLocation = z.infer<typeof projectLocation>
