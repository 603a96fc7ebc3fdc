import type { GroupsJson, PlacementsJson, ProjectJson, StylesJson } from './schemas.ts'
import type { ProjectFolder } from './read-project-folder.ts'

/** What a project folder said last, kept with the project so that a plain delivery later still obeys it. */
export interface ProjectSettings {
  readonly project: ProjectJson
  readonly styles: StylesJson
  readonly placements: PlacementsJson
  readonly groups: GroupsJson
}

const NOTHING_SAID: ProjectSettings = { project: {}, styles: {}, placements: {}, groups: [] }

export function settingsOf(folder: ProjectFolder | null, stored: string): ProjectSettings {
  if (folder === null) return { ...NOTHING_SAID, ...(JSON.parse(stored) as Partial<ProjectSettings>) }
  const { project, styles, placements, groups } = folder
  return { project, styles, placements, groups }
}
