import type { KeyHeadings } from '@groundsheet/ags'
import type { GroupsJson, PlacementsJson, ProjectJson, StylesJson } from './schemas.ts'
import type { ProjectFolder } from './read-project-folder.ts'

/** The last settings of a project folder, stored so that a later delivery without folder still uses them. */
export interface ProjectSettings {
  readonly project: ProjectJson
  readonly styles: StylesJson
  readonly placements: PlacementsJson
  readonly groups: GroupsJson
  /** Given with --trust-positions at an earlier import. */
  readonly trustPositions?: boolean
  /** The rules by which keys identify the stored rows; absent before version 2. */
  readonly keyRules?: number
  /**
   * Headings that a DICT of the project made keys at any time, since it was replaced last. The stored DICT
   * has what the newest delivery says of them, while the ids of rows follow these. Absent: none.
   */
  readonly keyHeadings?: KeyHeadings
}

/** Version of the rules of `keyReader`. Stored rows of an earlier one get new ids at the next import. */
const KEY_RULES_VERSION = 3

/** `stored`: the settings as text. */
export const hasCurrentKeys = (stored: string): boolean =>
  (JSON.parse(stored) as Partial<ProjectSettings>).keyRules === KEY_RULES_VERSION

/** `stored`: the settings as text. */
export const keyHeadingsIn = (stored: string): KeyHeadings =>
  (JSON.parse(stored) as Partial<ProjectSettings>).keyHeadings ?? {}

const NO_SETTINGS: ProjectSettings = { project: {}, styles: {}, placements: {}, groups: [] }

export function settingsOf(
  folder: ProjectFolder | null,
  stored: string,
  options: { readonly replace: boolean; readonly trustPositions: boolean },
  keyHeadings: KeyHeadings,
): ProjectSettings {
  const earlier: ProjectSettings = { ...NO_SETTINGS, ...(JSON.parse(stored) as Partial<ProjectSettings>) }
  const { project, styles, placements, groups } = folder ?? earlier
  const isTrusted = options.trustPositions || (!options.replace && earlier.trustPositions === true)
  const trusted = isTrusted ? { trustPositions: true } : {}
  const keys = Object.keys(keyHeadings).length === 0 ? {} : { keyHeadings }
  return { project, styles, placements, groups, ...trusted, keyRules: KEY_RULES_VERSION, ...keys }
}
