import { formatCamera, parseCamera } from './camera.ts'
import { formatDateRange, parseDateRange } from './date-range.ts'
import { formatDepthRange, parseDepthRange } from './depth-range.ts'
import { formatDepthWindow, parseDepthWindow } from './depth-window.ts'
import { formatOverlay, parseOverlays } from './overlays.ts'
import { formatPath, parsePath } from './path.ts'
import { formatRing, parseRing } from './ring.ts'
import { formatPlotWindow, parsePlotWindow } from './plot-window.ts'
import { parseRowKeys } from './row-keys.ts'
import { compact, readText, readTexts } from './search-text.ts'
import { formatSectionWindow, parseSectionWindow } from './section-window.ts'

const COLOURED_BY = ['stratum', 'hole', 'line'] as const

/** Closes the table across the project, with its filter and order. */
export const NO_TABLE = { table: undefined, where: undefined, sort: undefined, match: undefined } as const

/** What the address of a project says beside the project itself. */
export interface ProjectSearch {
  /** Id of the open hole. */
  hole?: string
  /** Open tab of the hole: `log`, `details` or a table code; absent: its log, or its details if it has none. */
  tab?: string
  /** Row of that table that was asked for, as `formatRowKeys` writes its keys. */
  row?: string
  /** Filter of the rows of that table. */
  tabWhere?: string
  /** Heading they are sorted by; a minus: greatest first. */
  tabSort?: string
  /** Depths that the log shows, as `formatDepthWindow` writes them; absent: the whole hole. */
  log?: string
  /** Code of the table that is open across the project. */
  table?: string
  /** Filter of its rows. */
  where?: string
  /** Heading its rows are sorted by; a minus: greatest first. */
  sort?: string
  /** Only holes with rows that the filter leaves are on the map. */
  match?: 'yes'
  /** Only holes with this text in their name or type. */
  find?: string
  /** Only holes of these location types, by code. */
  type?: string[]
  /** Only holes with a final depth in this range, as `formatDepthRange` writes it. */
  depth?: string
  /** Only holes begun on these days, as `formatDateRange` writes them. */
  date?: string
  /** Only holes with rows in all these tables. */
  has?: string[]
  /** Only members of these groups, by id. */
  group?: string[]
  /** Only holes that have no position. */
  placed?: 'no'
  /** What the colour of holes on the map says; absent: their type. */
  colour?: HoleMeasure
  /** Order of the list of holes; absent: by name. */
  order?: HoleOrder
  /** Camera, as `formatCamera` writes it. */
  at?: string
  /** Grid that the coordinates of a project of unknown grid are assumed to be in: `EPSG:27700`. */
  grid?: string
  /** Id of the basemap. */
  base?: string
  /** Part of the sidebar beside the list of holes that is open; absent: the list. */
  side?: SidebarPart
  /** Overlays that are switched on, as `formatOverlay` writes them. */
  overlay?: string[]
  /** Codes of location types that are left out. Only links of earlier versions have it: `type` took its place. */
  hide?: string[]
  /** Layers, and ids of shapes, that are hidden though they came shown. */
  off?: string[]
  /** Those that are shown though they came hidden. */
  on?: string[]
  /** Drawn area, as `formatRing` writes it. */
  inside?: string
  /** Ids of the holes that were chosen to be looked at together, in the order of choice. */
  pick?: string[]
  /** The view of several holes that is open under the map, in place of a table. */
  view?: ProjectView
  /** What stands on the upright axis of logs and plots; absent: depth. */
  axis?: 'level'
  /** Levels that compared logs show, m OD, as `formatDepthWindow` writes them; absent: all of them. */
  levels?: string
  /** Line of the section, as `formatPath` writes it; absent: through the chosen holes. */
  line?: string
  /** Metres to either side of the line from which holes are shown on the section. */
  offset?: string
  /** How many times heights are drawn larger than lengths; absent: so that the section fills its place. */
  times?: string
  /** The section is drawn by depth from a flat datum; absent: at levels, where any are stated. */
  datum?: 'flat'
  /** Straight ties between equal strata of neighbours, which are an interpretation. */
  ties?: 'yes'
  /** N values of penetration tests on the section. */
  spt?: 'yes'
  /** The part of the section that is seen, as `formatSectionWindow` writes it; absent: all of it. */
  stretch?: string
  /** Id of the plot. */
  plot?: string
  /** What the points of plots are coloured by; absent: as is usual for the plot. */
  by?: (typeof COLOURED_BY)[number]
  /** Legend code, or name, of the stratum or hole that is shown alone on plots. */
  only?: string
  /** The one of several readings of a plot that is shown alone. */
  reading?: string
  /** The part of a plot that is seen. */
  part?: string
  /** The outermost values of a plot do not stretch its scale. */
  fit?: 'most'
  /** What was measured on the map, as `formatPath` writes it. */
  measure?: string
  /** What was measured is an area, not a distance. */
  measured?: 'area'
}

/** What the sidebar shows in place of the list of holes. */
export const SIDEBAR_PARTS = ['filters', 'legend'] as const
export type SidebarPart = (typeof SIDEBAR_PARTS)[number]

/** Ways to see several holes at once. */
export const PROJECT_VIEWS = ['section', 'compare', 'plots'] as const
export type ProjectView = (typeof PROJECT_VIEWS)[number]

/** Beside the natural order of names. A minus: greatest first. */
export const HOLE_ORDERS = ['depth', '-depth', 'level', '-level', 'date', '-date'] as const
export type HoleOrder = (typeof HOLE_ORDERS)[number]

/** Values that holes state, and can be coloured by. */
export const MEASURES = ['depth', 'level', 'date'] as const
export type HoleMeasure = (typeof MEASURES)[number]

const ID = /^[0-9a-f]{24}$/

/** Reads an address; what it does not understand is as if it were not there. */
export function readProjectSearch(raw: Record<string, unknown>): ProjectSearch {
  const hole = readText(raw, 'hole')
  const camera = parseCamera(readText(raw, 'at'))
  const ring = parseRing(readText(raw, 'inside'))
  const depth = parseDepthRange(readText(raw, 'depth'))
  const date = parseDateRange(readText(raw, 'date'))
  const order = readText(raw, 'order')
  const colour = readText(raw, 'colour')
  const row = readText(raw, 'row')
  const window = parseDepthWindow(readText(raw, 'log'))
  const levels = parseDepthWindow(readText(raw, 'levels'))
  const view = readText(raw, 'view')
  const side = readText(raw, 'side')
  const [line, measure] = [parsePath(readText(raw, 'line')), parsePath(readText(raw, 'measure'))]
  const part = parsePlotWindow(readText(raw, 'part'))
  const stretch = parseSectionWindow(readText(raw, 'stretch'))
  const overlays = parseOverlays(readTexts(raw, 'overlay'))
  const pick = readTexts(raw, 'pick')?.filter((id) => ID.test(id))
  return compact({
    hole: hole !== undefined && ID.test(hole) ? hole : undefined,
    tab: readText(raw, 'tab'),
    row: parseRowKeys(row) ? row : undefined,
    tabWhere: readText(raw, 'tabWhere'),
    tabSort: readText(raw, 'tabSort'),
    log: window ? formatDepthWindow(window) : undefined,
    table: readText(raw, 'table'),
    where: readText(raw, 'where'),
    sort: readText(raw, 'sort'),
    match: readWord(raw, 'match', 'yes'),
    find: readText(raw, 'find'),
    type: readTexts(raw, 'type'),
    depth: depth ? formatDepthRange(depth) : undefined,
    date: date ? formatDateRange(date) : undefined,
    has: readTexts(raw, 'has'),
    group: readTexts(raw, 'group'),
    placed: readWord(raw, 'placed', 'no'),
    colour: MEASURES.find((known) => known === colour),
    order: HOLE_ORDERS.find((known) => known === order),
    at: camera ? formatCamera(camera) : undefined,
    grid: readText(raw, 'grid'),
    base: readText(raw, 'base'),
    side: SIDEBAR_PARTS.find((known) => known === side),
    overlay: overlays.length > 0 ? overlays.map(formatOverlay) : undefined,
    hide: readTexts(raw, 'hide'),
    off: readTexts(raw, 'off'),
    on: readTexts(raw, 'on'),
    inside: ring ? formatRing(ring) : undefined,
    pick: pick?.length ? pick : undefined,
    view: PROJECT_VIEWS.find((known) => known === view),
    axis: readWord(raw, 'axis', 'level'),
    levels: levels ? formatDepthWindow(levels) : undefined,
    line: line ? formatPath(line) : undefined,
    offset: readPositive(readText(raw, 'offset'), MAX_OFFSET_M),
    times: readPositive(readText(raw, 'times'), MAX_EXAGGERATION),
    datum: readWord(raw, 'datum', 'flat'),
    ties: readWord(raw, 'ties', 'yes'),
    spt: readWord(raw, 'spt', 'yes'),
    stretch: stretch ? formatSectionWindow(stretch) : undefined,
    plot: readText(raw, 'plot'),
    by: COLOURED_BY.find((known) => known === readText(raw, 'by')),
    only: readText(raw, 'only'),
    reading: readText(raw, 'reading'),
    part: part ? formatPlotWindow(part) : undefined,
    fit: readWord(raw, 'fit', 'most'),
    measure: measure ? formatPath(measure) : undefined,
    measured: measure ? readWord(raw, 'measured', 'area') : undefined,
  })
}

/** The one word that a member of the address may have. */
const readWord = <T extends string>(raw: Record<string, unknown>, name: string, word: T): T | undefined =>
  readText(raw, name) === word ? word : undefined

/** Farthest a hole can be from a section line to be shown on it, and the largest vertical exaggeration. */
const MAX_OFFSET_M = 100_000
const MAX_EXAGGERATION = 1000

/** A number above 0, up to `max`, as it was written; undefined for anything else. */
const readPositive = (text: string | undefined, max: number) =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= max
    ? text
    : undefined

/** Adds a value to a list of the address, or takes it out; undefined when nothing is left. */
export function toggled(list: readonly string[] | undefined, value: string): string[] | undefined {
  const present = list ?? []
  const next = present.includes(value) ? present.filter((item) => item !== value) : [...present, value]
  return next.length > 0 ? next : undefined
}
