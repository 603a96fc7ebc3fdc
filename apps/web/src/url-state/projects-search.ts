import { formatCamera, parseCamera } from './camera.ts'
import { formatOverlay, parseOverlays } from './overlays.ts'
import { compact, readText, readTexts } from './search-text.ts'

/** What the list of projects can be ordered by. */
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

/** What the address of the list of projects says. */
export interface ProjectsSearch {
  /** Text asked of the server. */
  q?: string
  /** Order, as `formatOrder` writes it. */
  sort?: string
  /** Statuses that are listed; absent: all. */
  status?: string[]
  /** Id of the project whose card is open on the map. */
  card?: string
  /** Camera, as `formatCamera` writes it. */
  at?: string
  /** Id of the basemap. */
  base?: string
  /** Overlays that are switched on, as `formatOverlay` writes them. */
  overlay?: string[]
  /** Only what the map has in view is listed. */
  only?: 'view'
  /** Where there is room for one: the map in place of the list. */
  show?: 'map'
}

/** What changed last is what people come back for. */
const USUAL_ORDER: ProjectOrder = { column: 'updated', descending: true }

/** `start`, or `-start` for the last first. Nothing for the usual order. */
export function formatOrder({ column, descending }: ProjectOrder): string | undefined {
  const usual = column === USUAL_ORDER.column && descending === USUAL_ORDER.descending
  return usual ? undefined : `${descending ? '-' : ''}${column}`
}

/** The usual order for anything that is not one. */
export function parseOrder(text: string | undefined): ProjectOrder {
  const column = PROJECT_COLUMNS.find((name) => name === text?.replace(/^-/, ''))
  return column ? { column, descending: text?.startsWith('-') === true } : USUAL_ORDER
}

/** Basemap and overlays as the addresses of a project and of the list of projects name them. */
export interface MapGround {
  readonly base: string | undefined
  readonly overlay: readonly string[] | undefined
}

const ID = /^[0-9a-f]{24}$/

/** Reads an address; what it does not understand is as if it were not there. */
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
