import type { Boundary, ProjectItem } from '@groundsheet/contract'
import { compareNaturally, inNaturalOrder } from '@groundsheet/contract/natural-order'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { areaAround, type Area } from '../../data/holes/area-around.ts'
import {
  holesInAreaQuery,
  holesNearQuery,
  MAX_HOLES_IN_VIEW,
  type CompanyHole,
} from '../../data/holes/company-holes.ts'
import { useMarkerArtwork } from '../../data/holes/marker-artwork.ts'
import { paintByProject, projectColours } from '../../data/holes/project-colours.ts'
import { useBoundariesOf } from '../../data/map/boundaries-of-projects.ts'
import { useSession } from '../../data/service/session.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { parseNear } from '../../url-state/near.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'

/** What of the map is in view. `bounds` as of the map; an east beyond 180 is across the antimeridian. */
export interface MapInView {
  readonly bounds: Area
  readonly zoom: number
}

interface Asked {
  /** Null: there is no map, or none yet. */
  readonly view: MapInView | null
  readonly search: ProjectsSearch
  /** All projects, and those that the filters leave. */
  readonly all: readonly ProjectItem[]
  readonly projects: readonly ProjectItem[]
}

/** Zoom from which single holes are shown: a view is then some tens of kilometres wide. */
const HOLES_FROM = 10

/** Boundaries are read for as many projects in view. */
const MAX_OUTLINED_PROJECTS = 20

const NO_HOLES: readonly CompanyHole[] = []
const words = companyStrings

/** Holes of all projects: those in view for the map, and those that are listed. */
export function useCompanyHoles({ view, search, all, projects }: Asked) {
  const { client, can } = useSession()
  const [readable, styled] = [can('locations:read'), can('map:read')]
  const isClose = view !== null && view.zoom >= HOLES_FROM
  const area = useMemo(() => (view ? areaAround(view.bounds) : null), [view])
  const inArea = useQuery({
    ...holesInAreaQuery(client, area ?? [0, 0, 0, 0], styled),
    enabled: readable && isClose,
  })
  const near = useMemo(() => parseNear(search.near), [search.near])
  const nearest = useQuery({
    ...holesNearQuery(client, near ?? { longitude: 0, latitude: 0, radius: 1 }, styled),
    enabled: readable && near !== null,
  })
  const kept = useMemo(
    () => (projects === all ? null : new Set(projects.map(({ id }) => id))),
    [all, projects],
  )
  const colours = useMemo(
    () => (search.colour === 'project' ? projectColours(all) : null),
    [all, search.colour],
  )
  const isWhole = inArea.data?.isWhole ?? false
  const drawn = useMemo(
    () => (isClose && inArea.data?.isWhole ? present(inArea.data.holes, kept, colours) : null),
    [isClose, inArea.data, kept, colours],
  )
  const inView = useMemo(
    () => drawn && view && inListOrder(drawn.filter((hole) => isInView(hole, view.bounds))),
    [drawn, view],
  )
  const around = useMemo(
    () => (near && nearest.data ? present(nearest.data.holes, kept, colours) : null),
    [near, nearest.data, kept, colours],
  )
  const asked = near ? nearest : inArea
  return {
    near,
    /** Null: the map is too far out, or there are too many. */
    drawn,
    boundaries: useBoundaries(drawn ?? NO_HOLES),
    ...useMarkerArtwork(drawn ?? around ?? NO_HOLES),
    listed: {
      holes: near ? around : inView,
      loading: asked.isFetching,
      error: near || isClose ? asked.error : null,
      retry: () => void asked.refetch(),
      summary: near
        ? describeNear(around, nearest.data?.isWhole ?? true, near.radius)
        : describeView({ view, isClose, count: inView?.length ?? null, isWhole, isRead: inArea.isSuccess }),
    },
  }
}

/** Holes of the projects that filters leave, in their colours. Null: no filter; colours by type. */
function present(
  holes: readonly CompanyHole[],
  kept: ReadonlySet<string> | null,
  colours: ReadonlyMap<string, string> | null,
): readonly CompanyHole[] {
  const left = kept ? holes.filter(({ project }) => kept.has(project.id)) : holes
  return colours ? paintByProject(left, colours) : left
}

/** By project, and within it in natural order of their names. */
const inListOrder = (holes: readonly CompanyHole[]): CompanyHole[] =>
  [...Map.groupBy(holes, ({ project }) => project.id).values()]
    .toSorted(([a], [b]) => (a && b ? compareNaturally(nameOf(a.project), nameOf(b.project)) : 0))
    .flatMap(inNaturalOrder)

function isInView({ position }: CompanyHole, [west, south, east, north]: Area): boolean {
  if (!position) return false
  const { longitude, latitude } = position
  const revolutions = Math.ceil((west - longitude) / 360)
  return latitude >= south && latitude <= north && longitude + revolutions * 360 <= east
}

/** Boundaries of the projects of these holes. */
function useBoundaries(holes: readonly CompanyHole[]): readonly Boundary[] {
  const ids = useMemo(
    () => [...new Set(holes.map(({ project }) => project.id))].sort().slice(0, MAX_OUTLINED_PROJECTS),
    [holes],
  )
  return useBoundariesOf(ids)
}

const describeNear = (holes: readonly CompanyHole[] | null, isWhole: boolean, radius: number): string =>
  holes === null
    ? words.loading
    : isWhole
      ? words.near.found(holes.length, radius)
      : words.near.foundFirst(holes.length, radius)

interface ViewState {
  readonly view: MapInView | null
  readonly isClose: boolean
  readonly count: number | null
  readonly isWhole: boolean
  readonly isRead: boolean
}

function describeView({ view, isClose, count, isWhole, isRead }: ViewState): string {
  if (view === null) return words.noMap
  if (!isClose) return words.closer
  if (count !== null) return words.inView(count)
  return isRead && !isWhole ? words.tooMany(MAX_HOLES_IN_VIEW) : words.loading
}
