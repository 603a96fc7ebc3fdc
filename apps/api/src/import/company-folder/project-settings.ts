import type { GroupsJson, PlacementsJson, ProjectJson, StylesJson } from './schemas.ts'
import type { ProjectFolder } from './read-project-folder.ts'

/** The last settings of a project folder, stored so that a later delivery without folder still uses them. */
export interface ProjectSettings {
  readonly project: ProjectJson
  readonly styles: StylesJson
  readonly placements: PlacementsJson
  readonly groups: GroupsJson
}

const NO_SETTINGS: ProjectSettings = { project: {}, styles: {}, placements: {}, groups: [] }

export function settingsOf(folder: ProjectFolder | null, stored: string): ProjectSettings {
  if (folder === null) return { ...NO_SETTINGS, ...(JSON.parse(stored) as Partial<ProjectSettings>) }
  const { project, styles, placements, groups } = folder
  return { project, styles, placements, groups }
}
