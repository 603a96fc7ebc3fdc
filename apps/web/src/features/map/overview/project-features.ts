import type { ProjectItem, ProjectLocation } from '@groundsheet/contract'
import type { Feature, FeatureCollection, Point } from 'geojson'
import { boundsOf } from '../../../data/map/bounds-of.ts'
import { shortenText } from '../../../data/text/shorten-text.ts'
import { nameOf } from '../../../data/text/project-name.ts'
import type { Bounds } from '../basemap/graticule.ts'
import { FEATURE_ID, toFeatureId } from '../view/feature-id.ts'

/** A project whose mean position is known. */
export type PlacedProject = ProjectItem & { readonly location: ProjectLocation }

export const isPlaced = (project: ProjectItem): project is PlacedProject => Boolean(project.location)

/** A project that is pointed at, or whose card is open. */
export interface MarkedProject {
  readonly project: PlacedProject
  readonly mark: 'hovered' | 'open'
}

export const projectFeatures = (projects: readonly PlacedProject[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: projects.map((project) => pointOf(project, { status: project.status })),
})

export const markedFeatures = (marked: readonly MarkedProject[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: marked.map(({ project, mark }) => pointOf(project, { mark })),
})

/** Letters of a label on the map. */
const MAX_LABEL_CHARACTERS = 60

const pointOf = (project: PlacedProject, properties: Readonly<Record<string, string>>): Feature<Point> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [project.location.longitude, project.location.latitude] },
  properties: {
    [FEATURE_ID]: toFeatureId(project.id),
    name: shortenText(nameOf(project), MAX_LABEL_CHARACTERS),
    ...properties,
  },
})

/** The box around all projects; null when there are none. */
export const extentOfProjects = (projects: readonly PlacedProject[]): Bounds | null =>
  boundsOf(projects.map(({ location }) => location))
