import { formatCamera, parseCamera } from './camera.ts'
import { formatDateRange, parseDateRange } from './date-range.ts'
import { formatDepthRange, parseDepthRange } from './depth-range.ts'
import { formatDepthWindow, parseDepthWindow } from './depth-window.ts'
import { readDrawing, readPositive, type DrawingSearch } from './drawing-search.ts'
import { formatNear, parseNear } from './near.ts'
import { formatOverlay, parseOverlays } from './overlays.ts'
import { formatPath, parsePath } from './path.ts'
import { formatSelectedHole, parseSelectedHoles } from './selected-holes.ts'
import { MAX_OFFSET_M } from './project-search.ts'
import { parseRowKeys } from './row-keys.ts'
import { compact, readText, readTexts } from './search-text.ts'

/** Views of selected holes of several projects. */
export const COMPANY_VIEWS = ['compare', 'section', 'plots'] as const
export type CompanyView = (typeof COMPANY_VIEWS)[number]
/** Fewest holes of a view. */
export const MIN_HOLES: Readonly<Record<CompanyView, number>> = { compare: 2, section: 2, plots: 1 }

/** What colours of holes can represent beside their types. */
const HOLE_COLOURS = ['project', 'date', 'depth'] as const

/** Columns that the list of projects can be sorted by. */
export const PROJECT_COLUMNS = [
  'name',
  'reference',
  'status',
  'client',
  'contractor',
  'consultant',
  'holes',
  'start',
  'updated',
] as const

export type ProjectColumn = (typeof PROJECT_COLUMNS)[number]

export interface ProjectOrder {
  readonly column: ProjectColumn
  readonly descending: boolean
}

/** Query of the address of the project list. */
export interface ProjectsSearch extends DrawingSearch {
  /** Search text sent to the server. */
  q?: string
  /** Order, as in `formatOrder`. */
  sort?: string
  /** Selected statuses; absent: all. */
  status?: string[]
  /** Id of the project with an open card on the map. */
  card?: string
  /** Camera, as in `formatCamera`. */
  at?: string
  /** Id of the basemap. */
  base?: string
  /** Selected overlays, as in `formatOverlay`. */
  overlay?: string[]
  /** List projects in the map view, or all; absent: as the map is near enough for single holes. */
  only?: 'view' | 'all'
  /** On small screens: show the map instead of the list. */
  show?: 'map'
  /** Open list beside the map; absent: the list of projects. */
  side?: 'holes' | 'filters' | 'chosen'
  /** Only holes of these types, final depths, days, tables and words, as in a project. */
  type?: string[]
  depth?: string
  date?: string
  has?: string[]
  words?: string
  /** Selected holes in order of selection, as in `formatPicked`. */
  pick?: string[]
  /** Open view of the selected holes. */
  view?: CompanyView
  /** Drawn line of the section, as in `formatPath`; absent: through the selected holes. */
  line?: string
  /** Maximum distance of holes from that line, metres. */
  offset?: string
  /** Isolated entries of a plot: names of strata, holes, samples or installations. */
  isolate?: string[]
  /** Visible depths and levels of compared logs, as in `formatDepthWindow`; absent: all. */
  depths?: string
  levels?: string
  /** Holes near a place instead of holes in view, as in `formatNear`. */
  near?: string
  /** Mark the holes with the searched words on the map. */
  hits?: 'map'
  /** What the colour of holes on the map represents; absent: their type. */
  colour?: (typeof HOLE_COLOURS)[number]
  /** Id of the open hole, and of its project. */
  hole?: string
  project?: string
  /** Open tab of the hole, its selected row, filter and order of its table, and depths, as in a project. */
  tab?: string
  row?: string
  tabWhere?: string
  tabSort?: string
  log?: string
}

/** What goes when the open hole is closed. */
export const NO_OPEN_HOLE = {
  hole: undefined,
  project: undefined,
  tab: undefined,
  row: undefined,
  tabWhere: undefined,
  tabSort: undefined,
  log: undefined,
} as const

/** Most recently changed first. */
const DEFAULT_ORDER: ProjectOrder = { column: 'updated', descending: true }

/** `start`, or `-start` for descending; undefined for the default order. */
export function formatOrder({ column, descending }: ProjectOrder): string | undefined {
  const isDefault = column === DEFAULT_ORDER.column && descending === DEFAULT_ORDER.descending
  return isDefault ? undefined : `${descending ? '-' : ''}${column}`
}

/** Returns the default order for invalid text. */
export function parseOrder(text: string | undefined): ProjectOrder {
  const column = PROJECT_COLUMNS.find((name) => name === text?.replace(/^-/, ''))
  return column ? { column, descending: text?.startsWith('-') === true } : DEFAULT_ORDER
}

/** Parts of the filter of holes with the names used in the addresses of a project and the project list. */
type HoleFilterSearch = Pick<ProjectsSearch, 'type' | 'depth' | 'date' | 'has' | 'words'>

/** Basemap, overlays and filter that a project opens with, named as in both addresses. */
export interface MapContext extends HoleFilterSearch {
  readonly base: string | undefined
  readonly overlay: readonly string[] | undefined
}

/** What of the project list's address an opened project keeps. */
export const mapContextOf = ({
  base,
  overlay,
  type,
  depth,
  date,
  has,
  words,
}: ProjectsSearch): MapContext => ({
  base,
  overlay,
  ...compact({ type, depth, date, has, words }),
})

const ID = /^[0-9a-f]{24}$/
const HOLE_SIDES = ['holes', 'filters', 'chosen'] as const

/** Reads an address; invalid values are ignored. */
export function readProjectsSearch(raw: Record<string, unknown>): ProjectsSearch {
  const card = readText(raw, 'card')
  const near = parseNear(readText(raw, 'near'))
  const overlays = parseOverlays(readTexts(raw, 'overlay'))
  const camera = parseCamera(readText(raw, 'at'))
  const selected = parseSelectedHoles(readTexts(raw, 'pick'))
  const side = readText(raw, 'side')
  return compact({
    q: readText(raw, 'q'),
    sort: formatOrder(parseOrder(readText(raw, 'sort'))),
    status: readTexts(raw, 'status'),
    card: card !== undefined && ID.test(card) ? card : undefined,
    at: camera ? formatCamera(camera) : undefined,
    base: readText(raw, 'base'),
    overlay: overlays.length > 0 ? overlays.map(formatOverlay) : undefined,
    only: (['view', 'all'] as const).find((known) => known === readText(raw, 'only')),
    show: readText(raw, 'show') === 'map' ? ('map' as const) : undefined,
    side: HOLE_SIDES.find((known) => known === side),
    ...readHoleFilter(raw),
    pick: selected.length > 0 ? selected.map(formatSelectedHole) : undefined,
    view: COMPANY_VIEWS.find((known) => known === readText(raw, 'view')),
    ...readSectionLine(raw),
    isolate: readTexts(raw, 'isolate'),
    ...readDrawing(raw),
    depths: readWindow(raw, 'depths'),
    levels: readWindow(raw, 'levels'),
    near: near ? formatNear(near) : undefined,
    hits: readText(raw, 'hits') === 'map' ? ('map' as const) : undefined,
    colour: HOLE_COLOURS.find((known) => known === readText(raw, 'colour')),
    ...readOpenHole(raw),
  })
}

function readHoleFilter(raw: Record<string, unknown>) {
  const depth = parseDepthRange(readText(raw, 'depth'))
  const date = parseDateRange(readText(raw, 'date'))
  return {
    type: readTexts(raw, 'type'),
    depth: depth ? formatDepthRange(depth) : undefined,
    date: date ? formatDateRange(date) : undefined,
    has: readTexts(raw, 'has'),
    words: readText(raw, 'words'),
  }
}

/** The line of a section, and how far holes may be from it; nothing without the line. */
function readSectionLine(raw: Record<string, unknown>) {
  const line = parsePath(readText(raw, 'line'))
  if (!line) return {}
  return compact({ line: formatPath(line), offset: readPositive(readText(raw, 'offset'), MAX_OFFSET_M) })
}

function readWindow(raw: Record<string, unknown>, name: string): string | undefined {
  const window = parseDepthWindow(readText(raw, name))
  return window ? formatDepthWindow(window) : undefined
}

/** The open hole and what its panel shows; nothing without both ids. */
function readOpenHole(raw: Record<string, unknown>): Partial<Record<keyof typeof NO_OPEN_HOLE, string>> {
  const [hole, project] = [readText(raw, 'hole'), readText(raw, 'project')]
  if (hole === undefined || project === undefined || !ID.test(hole) || !ID.test(project)) return {}
  const row = readText(raw, 'row')
  return compact({
    hole,
    project,
    tab: readText(raw, 'tab'),
    row: parseRowKeys(row) ? row : undefined,
    tabWhere: readText(raw, 'tabWhere'),
    tabSort: readText(raw, 'tabSort'),
    log: readWindow(raw, 'log'),
  })
}
