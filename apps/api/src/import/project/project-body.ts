import type { ProjectLocation } from '@groundsheet/contract'
import type { ProjectJson } from '../company-folder/schemas.ts'

export interface ProjectFacts {
  readonly id: string
  readonly reference: string
  readonly stated: ProjectJson
  /** Values of PROJ by heading; empty if there is none. */
  readonly proj: ReadonlyMap<string, string>
  readonly hasSiteBoundary: boolean
  readonly createdAt: string
}

function valueOf(proj: ReadonlyMap<string, string>, heading: string): string | null {
  const value = proj.get(heading)?.trim() ?? ''
  return value === '' ? null : value
}

export function projectName({
  stated,
  proj,
  reference,
}: Pick<ProjectFacts, 'stated' | 'proj' | 'reference'>): string {
  return stated.projectName ?? valueOf(proj, 'PROJ_NAME') ?? reference
}

/** The prepared body without `updatedAt`. Values of project.json take precedence over PROJ, null included. */
export function projectContent(facts: ProjectFacts): string {
  const { stated } = facts
  const named = (stated: string | null | undefined, heading: string) =>
    stated === undefined ? valueOf(facts.proj, heading) : stated
  const fields = {
    id: facts.id,
    projectId: facts.reference,
    projectName: projectName(facts),
    status: stated.status ?? 'open',
    client: named(stated.client, 'PROJ_CLNT'),
    contractor: named(stated.contractor, 'PROJ_CONT'),
    consultant: named(stated.consultant, 'PROJ_ENG'),
    contractStartDate: stated.contractStartDate ?? null,
    hasSiteBoundary: facts.hasSiteBoundary,
    createdAt: facts.createdAt,
  }
  return JSON.stringify(fields).slice(0, -1)
}

const MEAN_POSITION_DECIMALS = 9

/**
 * Mean of the surveyed positions, without pinned ones. Longitudes are averaged relative to the first, so that
 * 180° causes no jump.
 */
export function meanPosition(
  holes: readonly { latitude: number | null; longitude: number | null }[],
): ProjectLocation | null {
  const placed = holes.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const [first] = placed
  if (first === undefined) return null
  const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  const sum = placed.reduce(
    (total, { latitude, longitude }) => ({
      latitude: total.latitude + latitude - first.latitude,
      longitude: total.longitude + turn(longitude - first.longitude),
    }),
    { latitude: 0, longitude: 0 },
  )
  const round = (degrees: number) => Number(degrees.toFixed(MEAN_POSITION_DECIMALS))
  return {
    longitude: round(turn(first.longitude + sum.longitude / placed.length)),
    latitude: round(first.latitude + sum.latitude / placed.length),
    count: placed.length,
  }
}
