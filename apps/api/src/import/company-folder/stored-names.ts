import type { ProjectSettings } from './project-settings.ts'

type OfHoles = Pick<ProjectSettings, 'styles' | 'placements' | 'groups'>

/** By a name as it is written, that of the hole; names may differ in the blanks around them. */
export function holeNames(names: Iterable<string>): (written: string) => string | undefined {
  const exact = new Set(names)
  const trimmed = new Map<string, string>()
  for (const name of exact) if (!trimmed.has(name.trim())) trimmed.set(name.trim(), name)
  return (written) => (exact.has(written) ? written : trimmed.get(written.trim()))
}

/** Settings with the names of holes as deliveries write them now. */
export function withStoredNames<Settings extends OfHoles>(
  settings: Settings,
  names: Iterable<string>,
): Settings {
  const nameOf = holeNames(names)
  const renamed = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [nameOf(name) ?? name, value]))
  const { styles, placements, groups } = settings
  return {
    ...settings,
    styles: { ...styles, ...(styles.locations && { locations: renamed(styles.locations) }) },
    placements: renamed(placements),
    groups: groups.map((group) => ({
      ...group,
      locationIds: group.locationIds.map((name) => nameOf(name) ?? name),
    })),
  }
}
