import type { ProjectItem } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { nameOf } from '../../data/text/project-name.ts'
import type { ProjectColumn, ProjectOrder } from '../../url-state/projects-search.ts'

type Value = string | number | null

/** Company names that differ only in case or blanks are equal: `Arup`, `ARUP `. */
const foldName = (name: string | null): string | null =>
  name === null ? null : name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Sorts by the displayed value, so that equal rows are sorted by name. */
const VALUES: Readonly<Record<ProjectColumn, (project: ProjectItem) => Value>> = {
  name: nameOf,
  reference: ({ projectId }) => projectId,
  status: ({ status }) => status,
  client: ({ client }) => foldName(client),
  contractor: ({ contractor }) => foldName(contractor),
  consultant: ({ consultant }) => foldName(consultant),
  holes: ({ locationCount = 0 }) => locationCount,
  start: ({ contractStartDate }) => contractStartDate,
  updated: ({ updatedAt }) => dayOf(updatedAt),
}

/** Date of a timestamp: `2026-11-21`. */
export const dayOf = (moment: string) => moment.slice(0, 10)

/** Sorted by a column; blank values last in both directions, ties by name. */
export function sortProjects(
  projects: readonly ProjectItem[],
  { column, descending }: ProjectOrder,
): ProjectItem[] {
  const valueOf = VALUES[column]
  return projects
    .map((project) => ({ project, value: blankToNull(valueOf(project)), name: nameOf(project) }))
    .sort((a, b) => compareValues(a.value, b.value, descending) || compareNaturally(a.name, b.name))
    .map(({ project }) => project)
}

const blankToNull = (value: Value) => (value === '' ? null : value)

function compareValues(a: Value, b: Value, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b))
  return descending ? -order : order
}
