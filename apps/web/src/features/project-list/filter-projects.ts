import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { ProjectItem } from '@groundsheet/contract'

/** Degrees: west, south, east, north. East exceeds 180 in a view across the antimeridian. */
export type View = readonly [west: number, south: number, east: number, north: number]

/** Projects of the selected statuses; all if none is selected. */
export const ofStatus = (projects: readonly ProjectItem[], statuses: readonly string[]) =>
  statuses.length === 0 ? projects : projects.filter(({ status }) => statuses.includes(status))

/** Projects inside a view of the map; without a position: in none. */
export const inView = (projects: readonly ProjectItem[], view: View | null) =>
  view === null ? projects : projects.filter((project) => isInView(project, view))

function isInView({ location }: ProjectItem, [west, south, east, north]: View): boolean {
  if (!location) return false
  const { longitude, latitude } = location
  const revolutions = Math.ceil((west - longitude) / 360)
  return latitude >= south && latitude <= north && longitude + revolutions * 360 <= east
}

/** Number of projects of each status; known statuses first. */
export function countStatuses(
  projects: readonly ProjectItem[],
  known: readonly string[],
): [status: string, count: number][] {
  const groups = Map.groupBy(projects, ({ status }) => status)
  const others = [...groups.keys()].filter((status) => !known.includes(status)).sort(compareNaturally)
  return [...known, ...others].flatMap((status) => {
    const count = groups.get(status)?.length ?? 0
    return count > 0 ? [[status, count] as [string, number]] : []
  })
}
