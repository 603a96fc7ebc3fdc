import { formatCamera, parseCamera } from './camera.ts'
import { formatOverlay, parseOverlays } from './overlays.ts'
import { compact, readText, readTexts } from './search-text.ts'

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
export interface ProjectsSearch {
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
  /** List only projects in the map view. */
  only?: 'view'
  /** On small screens: show the map instead of the list. */
  show?: 'map'
}

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

/** Basemap and overlays, with the names used in the addresses of a project and the project list. */
export interface MapGround {
  readonly base: string | undefined
  readonly overlay: readonly string[] | undefined
}

const ID = /^[0-9a-f]{24}$/

/** Reads an address; invalid values are ignored. */
export function readProjectsSearch(raw: Record<string, unknown>): ProjectsSearch {
  const card = readText(raw, 'card')
  const overlays = parseOverlays(readTexts(raw, 'overlay'))
  const camera = parseCamera(readText(raw, 'at'))
  return compact({
    q: readText(raw, 'q'),
    sort: formatOrder(parseOrder(readText(raw, 'sort'))),
    status: readTexts(raw, 'status'),
    card: card !== undefined && ID.test(card) ? card : undefined,
    at: camera ? formatCamera(camera) : undefined,
    base: readText(raw, 'base'),
    overlay: overlays.length > 0 ? overlays.map(formatOverlay) : undefined,
    only: readText(raw, 'only') === 'view' ? ('view' as const) : undefined,
    show: readText(raw, 'show') === 'map' ? ('map' as const) : undefined,
  })
}
