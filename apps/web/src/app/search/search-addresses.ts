import type { PlacedLocation, SearchHit } from '@groundsheet/contract'
import type { Place } from '@groundsheet/sections'
import { positionOf } from '../../data/holes/hole.ts'
import { writeAddress } from '../../url-state/address.ts'
import { formatCamera } from '../../url-state/camera.ts'
import { DEFAULT_NEAR_RADIUS_M, formatNear } from '../../url-state/near.ts'
import { formatPlace } from '../../url-state/place.ts'
import { readProjectSearch, type ProjectSearch } from '../../url-state/project-search.ts'
import { NO_OPEN_HOLE, readProjectsSearch, type ProjectsSearch } from '../../url-state/projects-search.ts'
import { formatRowId } from '../../url-state/row-keys.ts'
import { compact, type RawSearch } from '../../url-state/search-text.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { holeCamera } from './hole-camera.ts'

/** Close enough to see the place of a coordinate. */
const PLACE_ZOOM = 17
const TOWN_ZOOM = 13
const TOWN_RADIUS_M = 5000

type Row = Pick<SearchHit, 'id' | 'project' | 'location' | 'table'>

export type SearchAddresses = ReturnType<typeof searchAddresses>

/**
 * Addresses that results of a search open. In a project its own results keep the state of its screen; on the
 * start page all results keep that of the start page. `projectId`: the open project; null: none.
 */
export function searchAddresses(projectId: string | null, raw: RawSearch) {
  const { base, overlay } = readProjectsSearch(raw)
  const basemap = { base, overlay }
  const ofProject = (id: string, change: SearchChange<ProjectSearch>) => {
    const kept = id === projectId ? readProjectSearch(raw) : basemap
    return writeAddress({
      to: '/projects/$projectId',
      params: { projectId: id },
      search: compact({ ...kept, ...change }),
    })
  }
  const ofStart = (change: SearchChange<ProjectsSearch>) => {
    const kept = projectId === null ? readProjectsSearch(raw) : basemap
    return writeAddress({ to: '/projects', search: compact({ ...kept, ...change }) })
  }
  /** Holes around it on the start page; on the map of a project, the place itself. */
  const ofPlace = ({ longitude, latitude }: Place, { radius, zoom }: { radius: number; zoom: number }) =>
    projectId === null
      ? ofStart({ ...NO_OPEN_HOLE, side: 'holes', near: formatNear({ longitude, latitude, radius }) })
      : ofProject(projectId, {
          place: formatPlace({ longitude, latitude }),
          at: formatCamera({ zoom, longitude, latitude }),
        })
  return {
    project: (id: string, find?: string) => ofProject(id, { find }),
    ownHole: (hole: string) => ofProject(projectId ?? '', { hole, row: undefined }),
    hole: ({ id, project, ...location }: PlacedLocation) =>
      projectId === null
        ? ofStart({
            ...NO_OPEN_HOLE,
            card: undefined,
            hole: id,
            project: project.id,
            at: holeCamera(positionOf(location)),
          })
        : ofProject(project.id, { hole: id, row: undefined }),
    /** The hole of a row with the row in its table; null: the project does not have the hole. */
    row({ id, project, location, table: tab }: Row): string | null {
      if (!location) return null
      const open = { hole: location.id, tab, row: formatRowId(tab, id) }
      if (projectId !== null)
        return ofProject(project.id, { tabWhere: undefined, tabSort: undefined, ...open })
      const at = holeCamera(location)
      return ofStart({ ...NO_OPEN_HOLE, card: undefined, project: project.id, ...open, at })
    },
    place: (place: Place) => ofPlace(place, { radius: DEFAULT_NEAR_RADIUS_M, zoom: PLACE_ZOOM }),
    town: (place: Place) => ofPlace(place, { radius: TOWN_RADIUS_M, zoom: TOWN_ZOOM }),
    /** Limits the list of the project's holes. */
    ownHoles: (find: string) => ofProject(projectId ?? '', { find, side: undefined }),
    /** Limits the holes of the project to those with words in their descriptions. */
    holesWithWords: (words: string) => ofProject(projectId ?? '', { words, side: undefined }),
    /** All projects and descriptions with a text. */
    everything: (q: string) => ofStart({ ...NO_OPEN_HOLE, q, side: undefined, near: undefined }),
  }
}
