import type { ProjectItem, ProjectLocation } from '@groundsheet/contract'
import type { Feature, FeatureCollection, Point } from 'geojson'
import type { Bounds } from '../basemap/graticule.ts'

/** A project whose mean position is known. */
export type PlacedProject = ProjectItem & { readonly location: ProjectLocation }

export const isPlaced = (project: ProjectItem): project is PlacedProject => Boolean(project.location)

/** Why a project is marked on the map beside being there. */
export type Mark = 'hovered' | 'selected'

export const projectFeatures = (projects: readonly PlacedProject[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: projects.map((project) => pointOf(project, { status: project.status })),
})

/** The projects that are pointed at or open, which are seen also where a cluster has swallowed them. */
export const markedFeatures = (
  marks: readonly (readonly [Mark, PlacedProject | undefined])[],
): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: marks.flatMap(([mark, project]) => (project ? [pointOf(project, { mark })] : [])),
})

const pointOf = (
  { id, projectName, projectId, location }: PlacedProject,
  properties: Readonly<Record<string, string>>,
): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
  properties: { id, name: projectName === '' ? projectId : projectName, ...properties },
})

/** The box around all projects; null when there are none. */
export function extentOfProjects(projects: readonly PlacedProject[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { location } of projects) {
    west = Math.min(west, location.longitude)
    south = Math.min(south, location.latitude)
    east = Math.max(east, location.longitude)
    north = Math.max(north, location.latitude)
  }
  return west <= east ? [west, south, east, north] : null
}
