import type { Boundary, ProjectItem, TileStyle } from '@groundsheet/contract'
import { compareNaturally, inNaturalOrder } from '@groundsheet/readings/natural-order'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { areaAround, type Area } from '../../data/holes/area-around.ts'
import {
  holesInAreaQuery,
  holesNearQuery,
  MAX_HOLES_IN_VIEW,
  type CompanyHole,
} from '../../data/holes/company-holes.ts'
import type { FilteredCompanyHoles, StatusOf } from '../../data/holes/filter-company-holes.ts'
import type { HoleFilter } from '../../data/holes/hole-filter.ts'
import { holeStylesQuery } from '../../data/holes/filtered-hole-counts.ts'
import { holeTiles } from '../../data/holes/hole-tiles.ts'
import { useMarkerArtwork } from '../../data/holes/marker-artwork.ts'
import { companyColours, paintHolesBy } from '../../data/holes/company-colours.ts'
import { projectIdsOf } from '../../data/holes/project-ids-of.ts'
import { useBoundariesOf } from '../../data/map/boundaries-of-projects.ts'
import { useSession } from '../../data/service/session.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { companyStrings } from '../../ui/strings/company-strings.ts'
import { parseNear } from '../../url-state/near.ts'
import type { ProjectsSearch } from '../../url-state/projects-search.ts'
import { useHoleCounts, type CountedHoles } from './use-hole-counts.ts'
import { useFilteredHoles, useFilterWithWords, type CompanyFilter } from './use-company-filter.ts'

/** What of the map is in view. `bounds` as of the map; an east beyond 180 is across the antimeridian. */
export interface MapInView {
  readonly bounds: Area
  readonly zoom: number
}

interface CompanyHolesOptions {
  /** Null: there is no map, or none yet. */
  readonly view: MapInView | null
  readonly search: ProjectsSearch
  /** All projects. */
  readonly all: readonly ProjectItem[]
  readonly filter: CompanyFilter
}

/** Zoom from which single holes are shown: a view is then some tens of kilometres wide. */
const MIN_HOLES_ZOOM = 10

/** Boundaries are read for as many projects in view. */
const MAX_OUTLINED_PROJECTS = 20

const NO_HOLES: readonly CompanyHole[] = []
const words = companyStrings

/** Holes of all projects: those in view for the map, and those that are listed. */
export function useCompanyHoles({ view, search, all, filter }: CompanyHolesOptions) {
  const read = useReadHoles(view, search, filter)
  const { near, inArea, nearest, requested } = read
  const { areaHoles, nearHoles, inView } = useHolesInView(read, view)
  const shown = useMemo(() => (nearHoles ? joined(nearHoles, areaHoles) : areaHoles), [nearHoles, areaHoles])
  const withWords = useFilterWithWords(filter, shown)
  const filtered = [withWords.filter, filter.statusOf] as const
  const onMap = useFilteredHoles(areaHoles, inArea.data, ...filtered)
  const listed = useFilteredHoles(near ? nearHoles : inView, requested.data, ...filtered)
  const colours = useMemo(() => companyColours(search.colour ?? 'type', all), [all, search.colour])
  const { tiles, ...counting } = useFarHoles(read, view, search, filter)
  const { counted } = counting
  const drawn = usePainted(onMap, colours)
  const rows = usePainted(listed, colours)
  const isLoading = withWords.isLoading || (filter.needsTables && requested.data?.hasTables === false)
  return {
    near,
    /** All holes near the place were read. */
    isWhole: nearest.data?.isWhole ?? true,
    /** Null: the map is too far out, or there are too many. */
    drawn,
    /** The map is near enough for single holes. */
    isNear: read.isClose,
    /** Holes in the map view, below its projects. */
    inView: useInView(read, view, { inView, filtered, colours }),
    /** Tiles of holes, where single ones are not drawn; null: the dots of projects are. */
    tiles,
    /** Counts of the service, where holes are not read; null: none. */
    counted,
    boundaries: useBoundaries(drawn ?? NO_HOLES),
    ...useMarkerArtwork(drawn ?? rows ?? NO_HOLES),
    styles: useTileStyles(tiles !== null),
    /** What is listed, with the parts of the filter and their counts; null: nothing is listed. */
    filtered: listed && { ...listed, isLoading, hasAllWords: withWords.isWhole },
    listed: {
      holes: rows,
      loading: requested.isFetching || isLoading || counting.isCounting,
      ...readErrorOf(read, withWords, counting),
      summary: isLoading ? words.loading : describe(read, view, { listed, counted }),
    },
  }
}

interface InViewOptions {
  readonly inView: readonly CompanyHole[] | null
  readonly filtered: readonly [HoleFilter, StatusOf]
  readonly colours: ReturnType<typeof companyColours>
}

/** Holes in the map view, whatever is listed; null: the map is too far out, or there are too many. */
function useInView(read: ReadHoles, view: MapInView | null, { inView, filtered, colours }: InViewOptions) {
  const listed = useFilteredHoles(inView, read.inArea.data, ...filtered)
  return {
    holes: usePainted(listed, colours),
    summary: describe({ ...read, near: null }, view, { listed, counted: null }),
  }
}

type ReadHoles = ReturnType<typeof useReadHoles>

const NO_STYLES: readonly TileStyle[] = []

/** Styles of the holes of tiles. */
function useTileStyles(isRequested: boolean): readonly TileStyle[] {
  const { client, can } = useSession()
  return useQuery({ ...holeStylesQuery(client), enabled: isRequested && can('map:read') }).data ?? NO_STYLES
}

/** Tiles and counts of the service, where single holes are not read: far out, or where there are too many. */
function useFarHoles(
  { near, inArea, isClose, isTooMany }: ReadHoles,
  view: MapInView | null,
  search: ProjectsSearch,
  filter: CompanyFilter,
) {
  const isLooking = search.side === 'holes' || search.side === 'filters' || filter.isUsed
  const isCounted = !near && isLooking && (!isClose || isTooMany)
  const counts = useHoleCounts(view?.bounds ?? null, filter, isCounted)
  // A search for projects shows these; clusters would cover them.
  const isSearched = search.q !== undefined && !isLooking
  const isRead = isClose && inArea.data?.isWhole === true
  return { ...counts, tiles: useTiles(filter, !isRead && !isSearched) }
}

interface ReadError {
  readonly error: Error | null
  readonly retry: () => void
}

/** Why holes cannot be listed or counted, and how to try again. */
function readErrorOf(
  { near, isClose, requested }: ReadHoles,
  withWords: ReadError,
  counting: ReadError,
): ReadError {
  const { error, retry } = withWords.error ? withWords : counting
  if (error) return { error, retry }
  return { error: near || isClose ? requested.error : null, retry: () => void requested.refetch() }
}

/** Holes as they are read: those of the area in view, and those near a place. */
function useReadHoles(view: MapInView | null, search: ProjectsSearch, filter: CompanyFilter) {
  const { client, can } = useSession()
  const readable = can('locations:read')
  const members = { style: can('map:read'), tables: filter.needsTables || search.side === 'filters' }
  const isClose = view !== null && view.zoom >= MIN_HOLES_ZOOM
  const area = useMemo(() => (view ? areaAround(view.bounds) : null), [view])
  const inArea = useQuery({
    ...holesInAreaQuery(client, area ?? [0, 0, 0, 0], members),
    enabled: readable && isClose,
  })
  const near = useMemo(() => parseNear(search.near), [search.near])
  const nearest = useQuery({
    ...holesNearQuery(client, near ?? { longitude: 0, latitude: 0, radius: 1 }, members),
    enabled: readable && near !== null,
  })
  const isTooMany = isClose && inArea.data?.isWhole === false
  return { near, inArea, nearest, isClose, isTooMany, requested: near ? nearest : inArea }
}

/** Holes before they are filtered. Null: not read, or not to be shown. */
function useHolesInView({ near, inArea, nearest, isClose }: ReadHoles, view: MapInView | null) {
  const areaHoles = isClose && inArea.data?.isWhole ? inArea.data.holes : null
  const nearHoles = near && nearest.data ? nearest.data.holes : null
  const inView = useMemo(
    () => areaHoles && view && inListOrder(areaHoles.filter((hole) => isInView(hole, view.bounds))),
    [areaHoles, view],
  )
  return { areaHoles, nearHoles, inView }
}

/** Tiles of the holes that a filter leaves; the same function as long as it leaves the same. */
function useTiles({ requested }: CompanyFilter, isShown: boolean) {
  const { client, can } = useSession()
  const tiles = useMemo(() => holeTiles(client, requested), [client, requested])
  return isShown && can('locations:read') ? tiles : null
}

const joined = (some: readonly CompanyHole[], others: readonly CompanyHole[] | null) =>
  others ? [...some, ...others] : some

/** Holes that filters leave in these colours; null: in those of their types. */
function usePainted(
  filtered: FilteredCompanyHoles | null,
  colours: ReturnType<typeof companyColours>,
): readonly CompanyHole[] | null {
  const holes = filtered?.left ?? null
  return useMemo(() => (holes && colours ? paintHolesBy(holes, colours) : holes), [holes, colours])
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
  const ids = useMemo(() => projectIdsOf(holes).slice(0, MAX_OUTLINED_PROJECTS), [holes])
  return useBoundariesOf(ids)
}

type Listed = FilteredCompanyHoles | null

function describeNear(listed: Listed, isWhole: boolean, radius: number): string {
  if (listed === null) return words.loading
  const { all, left } = listed
  const found = left.length === all.length ? words.near.found : words.near.foundOf(all.length)
  return isWhole ? found(left.length, radius) : words.near.foundFirst(left.length, all.length, radius)
}

interface Described {
  readonly listed: Listed
  readonly counted: CountedHoles | null
}

function describe(read: ReadHoles, view: MapInView | null, { listed, counted }: Described): string {
  const { near, nearest, isTooMany } = read
  if (near) return describeNear(listed, nearest.data?.isWhole ?? true, near.radius)
  if (counted) return (view ? words.countedInView : words.countedAll)(counted.matching, counted.total)
  if (view === null) return words.noMap
  if (!read.isClose) return words.closer
  if (listed !== null) return words.inView(listed.left.length, listed.all.length)
  return isTooMany ? words.tooMany(MAX_HOLES_IN_VIEW) : words.loading
}
