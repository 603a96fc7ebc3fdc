import { z } from 'zod'
import { id, latitude, longitude, timestamp } from '../primitives.ts'
import { tableSummary } from './table-summary.ts'

/** Mean position of the locations with surveyed coordinates; pinned positions do not count. */
export const projectLocation = z
  .object({ longitude, latitude, count: z.int().min(1) })
  .meta({ id: 'ProjectLocation' })

const fields = {
  id,
  projectId: z.string().meta({ description: "the caller's own job reference" }),
  projectName: z.string(),
  status: z.string().meta({ description: 'open, closed and archived are known; others may follow' }),
  client: z.string().nullable(),
  contractor: z.string().nullable(),
  consultant: z.string().nullable(),
  contractStartDate: z.iso.date().nullable(),
  hasSiteBoundary: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
}

export const projectItem = z
  .object({
    ...fields,
    location: projectLocation.nullable().optional().meta({ description: 'only with `include=location`' }),
  })
  .meta({ id: 'ProjectItem' })

export const project = z
  .object({ ...fields, location: projectLocation.nullable(), tables: z.array(tableSummary) })
  .meta({ id: 'Project' })

export type ProjectItem = z.infer<typeof projectItem>
export type Project = z.infer<typeof project>
export type ProjectLocation = z.infer<typeof projectLocation>
