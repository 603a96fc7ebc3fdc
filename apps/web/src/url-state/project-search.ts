import { formatCamera, parseCamera } from './camera.ts'
import { formatRing, parseRing } from './ring.ts'
import { compact, readText, readTexts } from './search-text.ts'

/** What the address of a project says beside the project itself. */
export interface ProjectSearch {
  /** Id of the open hole. */
  hole?: string
  /** Open tab of the hole: absent for its details, else a table code. */
  tab?: string
  /** Text that narrows the list of holes. */
  find?: string
  /** Camera, as `formatCamera` writes it. */
  at?: string
  /** Id of the basemap. */
  base?: string
  /** Codes of location types that are hidden. */
  hide?: string[]
  /** Layers, and ids of shapes, that are hidden though they came shown. */
  off?: string[]
  /** Those that are shown though they came hidden. */
  on?: string[]
  /** Drawn area, as `formatRing` writes it. */
  inside?: string
}

const ID = /^[0-9a-f]{24}$/

/** Reads an address; what it does not understand is as if it were not there. */
export function readProjectSearch(raw: Record<string, unknown>): ProjectSearch {
  const hole = readText(raw, 'hole')
  const camera = parseCamera(readText(raw, 'at'))
  const ring = parseRing(readText(raw, 'inside'))
  return compact({
    hole: hole !== undefined && ID.test(hole) ? hole : undefined,
    tab: readText(raw, 'tab'),
    find: readText(raw, 'find'),
    at: camera ? formatCamera(camera) : undefined,
    base: readText(raw, 'base'),
    hide: readTexts(raw, 'hide'),
    off: readTexts(raw, 'off'),
    on: readTexts(raw, 'on'),
    inside: ring ? formatRing(ring) : undefined,
  })
}

/** Adds a value to a list of the address, or takes it out; undefined when nothing is left. */
export function toggled(list: readonly string[] | undefined, value: string): string[] | undefined {
  const present = list ?? []
  const next = present.includes(value) ? present.filter((item) => item !== value) : [...present, value]
  return next.length > 0 ? next : undefined
}
