import type { ProjectItem } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/contract/natural-order'
import { nameOf } from '../../data/text/project-name.ts'
import type { ProjectColumn, ProjectOrder } from '../../url-state/projects-search.ts'

type Value = string | number | null

/** Names of companies that differ only in letter case or blanks are one company: `Arup`, `ARUP `. */
const foldName = (name: string | null): string | null =>
  name === null ? null : name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** What a column orders by: what it shows, so that rows that look alike stand in order of their names. */
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

/** `2026-11-21` of a moment. */
export const dayOf = (moment: string) => moment.slice(0, 10)

/** In order of a column; what has no value there comes last either way, and names settle ties. */
export function sortProjects(
  projects: readonly ProjectItem[],
  { column, descending }: ProjectOrder,
): ProjectItem[] {
  const valueOf = VALUES[column]
  return projects
    .map((project) => ({ project, value: present(valueOf(project)), name: nameOf(project) }))
    .sort((a, b) => compareValues(a.value, b.value, descending) || compareNaturally(a.name, b.name))
    .map(({ project }) => project)
}

const present = (value: Value) => (value === '' ? null : value)

function compareValues(a: Value, b: Value, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : compareNaturally(String(a), String(b))
  return descending ? -order : order
}
