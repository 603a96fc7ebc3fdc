import { formatCamera, parseCamera } from './camera.ts'
import { formatDateRange, parseDateRange } from './date-range.ts'
import { formatDepthRange, parseDepthRange } from './depth-range.ts'
import { readDrawing, readPositive, readWord, type DrawingSearch } from './drawing-search.ts'
import { formatDepthWindow, parseDepthWindow } from './depth-window.ts'
import { readEmbeddedPart, type EmbeddedPart } from './embedded.ts'
import { formatOverlay, parseOverlays } from './overlays.ts'
import { formatPath, parsePath } from './path.ts'
import { formatPlace, parsePlace } from './place.ts'
import { formatRing, parseRing } from './ring.ts'
import { parseRowKeys } from './row-keys.ts'
import { compact, readText, readTexts } from './search-text.ts'

/** Closes the table of the project, with its filter and order. */
export const NO_TABLE = { table: undefined, where: undefined, sort: undefined, match: undefined } as const

/** Query of the address of a project. */
export interface ProjectSearch extends DrawingSearch {
  /** Shows only this part, for a frame in another page. */
  embed?: EmbeddedPart
  /** Open list of the project's files or of what their import found. */
  dialog?: ProjectDialog
  /** Id of the open hole. */
  hole?: string
  /**
   * Open tab of the hole: `log`, `details` or a table code; absent: its log, or its details if it has none.
   */
  tab?: string
  /** Selected row of that table, as in `formatRowKeys`. */
  row?: string
  /** Filter of that table. */
  tabWhere?: string
  /** Heading that table is sorted by; with a minus: descending. */
  tabSort?: string
  /** Visible depths of the log, as in `formatDepthWindow`; absent: the whole hole. */
  log?: string
  /** Code of the table open across the project. */
  table?: string
  /** Filter of that table. */
  where?: string
  /** Heading that table is sorted by; with a minus: descending. */
  sort?: string
  /** Show only holes with matching rows on the map. */
  match?: 'yes'
  /** Only holes with this text in their name or type. */
  find?: string
  /** Only holes with these words in their descriptions. */
  words?: string
  /** Only holes of these location types, by code. */
  type?: string[]
  /** Only holes with a final depth in this range, as in `formatDepthRange`. */
  depth?: string
  /** Only holes started on these days, as in `formatDateRange`. */
  date?: string
  /** Only holes with rows in all these tables. */
  has?: string[]
  /** Only members of these groups, by id. */
  group?: string[]
  /** Only holes without a position. */
  placed?: 'no'
  /** What the colour of holes on the map represents; absent: their type. */
  colour?: HoleMeasure
  /** Order of the list of holes; absent: by name. */
  order?: HoleOrder
  /** Camera, as in `formatCamera`. */
  at?: string
  /** Marked place, as in `formatPlace`. */
  place?: string
  /** Assumed grid of a project that does not state one: `EPSG:27700`. */
  grid?: string
  /** Id of the basemap. */
  base?: string
  /** Open part of the sidebar; absent: the list of holes. */
  side?: SidebarPart
  /** Selected overlays, as in `formatOverlay`. */
  overlay?: string[]
  /** Codes of hidden types. Only in links of earlier versions; replaced by `type`. */
  hide?: string[]
  /** Layers and ids of shapes that are hidden, but shown by default. */
  off?: string[]
  /** Layers and ids of shapes that are shown, but hidden by default. */
  on?: string[]
  /** Drawn area, as in `formatRing`. */
  inside?: string
  /** Ids of the selected holes, in order of selection. */
  pick?: string[]
  /** Open view of several holes below the map, instead of a table. */
  view?: ProjectView
  /** Visible levels of compared logs, m OD, as in `formatDepthWindow`; absent: all. */
  levels?: string
  /** Line of the section, as in `formatPath`; absent: through the selected holes. */
  line?: string
  /** Maximum distance of holes from the section line, metres. */
  offset?: string
  /**
   * Legend codes of the strata, or names of the holes, samples or installations, that are isolated on plots.
   */
  only?: string[]
  /** Measured line or area on the map, as in `formatPath`. */
  measure?: string
  /** The measurement is an area, not a distance. */
  measured?: 'area'
}

/** Parts of the sidebar besides the list of holes. */
export const SIDEBAR_PARTS = ['filters', 'legend'] as const
export type SidebarPart = (typeof SIDEBAR_PARTS)[number]

/** Lists in front of the project. */
export const PROJECT_DIALOGS = ['deliveries', 'findings'] as const
export type ProjectDialog = (typeof PROJECT_DIALOGS)[number]

/** Views of several holes. */
export const PROJECT_VIEWS = ['section', 'compare', 'plots'] as const
export type ProjectView = (typeof PROJECT_VIEWS)[number]

/** Besides natural order of names. With a minus: descending. */
export const HOLE_ORDERS = ['depth', '-depth', 'level', '-level', 'date', '-date'] as const
export type HoleOrder = (typeof HOLE_ORDERS)[number]

/** Values of holes for sorting and colours. */
export const MEASURES = ['depth', 'level', 'date'] as const
export type HoleMeasure = (typeof MEASURES)[number]

const ID = /^[0-9a-f]{24}$/

/** Reads an address; invalid values are ignored. */
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
  const dialog = readText(raw, 'dialog')
  const [line, measure] = [parsePath(readText(raw, 'line')), parsePath(readText(raw, 'measure'))]
  const overlays = parseOverlays(readTexts(raw, 'overlay'))
  const pick = readTexts(raw, 'pick')?.filter((id) => ID.test(id))
  return compact({
    embed: readEmbeddedPart(raw),
    dialog: PROJECT_DIALOGS.find((known) => known === dialog),
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
    words: readText(raw, 'words'),
    type: readTexts(raw, 'type'),
    depth: depth ? formatDepthRange(depth) : undefined,
    date: date ? formatDateRange(date) : undefined,
    has: readTexts(raw, 'has'),
    group: readTexts(raw, 'group'),
    placed: readWord(raw, 'placed', 'no'),
    colour: MEASURES.find((known) => known === colour),
    order: HOLE_ORDERS.find((known) => known === order),
    at: camera ? formatCamera(camera) : undefined,
    place: readPlace(readText(raw, 'place')),
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
    levels: levels ? formatDepthWindow(levels) : undefined,
    line: line ? formatPath(line) : undefined,
    offset: readPositive(readText(raw, 'offset'), MAX_OFFSET_M),
    only: readTexts(raw, 'only'),
    ...readDrawing(raw),
    measure: measure ? formatPath(measure) : undefined,
    measured: measure ? readWord(raw, 'measured', 'area') : undefined,
  })
}

function readPlace(text: string | undefined): string | undefined {
  const place = parsePlace(text)
  return place ? formatPlace(place) : undefined
}

/** Maximum distance of a hole from a section line. */
export const MAX_OFFSET_M = 100_000

/** Adds a value to a list in the address, or removes it; undefined if none is left. */
export function toggled(list: readonly string[] | undefined, value: string): string[] | undefined {
  const present = list ?? []
  const next = present.includes(value) ? present.filter((item) => item !== value) : [...present, value]
  return next.length > 0 ? next : undefined
}
