import { findCrs } from './find-crs.ts'

/** What LOCA_GREF says of all holes. */
export type Declared =
  /** Nothing is stated, or nothing that names a grid. */
  | { kind: 'none' }
  /** Most holes state this CRS; `holes` of the `stating` ones. */
  | { kind: 'crs'; code: string; text: string; holes: number; stating: number }
  /** A site grid of its own, which no CRS describes. */
  | { kind: 'local'; text: string }
  /** A grid that is not known. */
  | { kind: 'unknown'; text: string }
  /** Several grids, none of most holes. */
  | { kind: 'mixed'; texts: string[] }

/** What one value of LOCA_GREF means: a code, or `local` or `unknown`; null: it names no grid. */
export type StatedGrid = `EPSG:${string}` | 'local' | 'unknown' | null

/** Other holes are placed in the grids that they state, beside the one of most. */
const MIN_CRS_SHARE = 0.5
/** A few stray values do not undo that nearly all holes are in a grid that has no place on the map. */
const MIN_OTHER_SHARE = 0.9
const localGrid = /\b(local|site|assumed|arbitrary|works|plant)\b/i

/** Written for a missing value, a unit, or the way in which the position was found. */
const NO_GRID = new RegExp(
  String.raw`^(?:|\W+|m|metres?|n/?a|na|nan|null|none|unknown|not (?:known|stated|given|surveyed|` +
    String.raw`applicable)|undefined|unspecified|tb[ac]|x|\d{1,3}|d?gps|gnss|rtk|survey(?:ed)?|map(?:ped)?|` +
    String.raw`plan|os map|scaled|digiti[sz]ed|estimated|approx(?:imate)?|tape[d]?|yes|no)\.?$`,
  'i',
)

/** Two letters of a square of 100 km of the British National Grid, which come before grid references. */
const BRITISH_SQUARE = /^(?:[HNST][A-HJ-Z]|O[VWX])$/

export async function readStatedGrid(value: string): Promise<StatedGrid> {
  const text = value.trim()
  if (NO_GRID.test(text)) return null
  if (localGrid.test(text)) return 'local'
  if (BRITISH_SQUARE.test(text.toUpperCase())) return 'EPSG:27700'
  return ((await findCrs(text)) as `EPSG:${string}` | null) ?? 'unknown'
}

/** `values`: one per hole. */
export async function readDeclared(values: readonly string[]): Promise<Declared> {
  const grids = new Map<string, StatedGrid>()
  for (const value of new Set(values)) grids.set(value, await readStatedGrid(value))
  const stated = values.flatMap((value) => {
    const grid = grids.get(value) ?? null
    return grid === null ? [] : [{ grid, text: value.trim() }]
  })
  const groups = [...Map.groupBy(stated, ({ grid }) => grid)].sort((a, b) => b[1].length - a[1].length)
  const [first] = groups
  if (!first) return { kind: 'none' }
  const [grid, same] = first
  const text = byUse(same)[0] ?? ''
  const isCrs = grid !== 'local' && grid !== 'unknown'
  if (isCrs && same.length > stated.length * MIN_CRS_SHARE)
    return { kind: 'crs', code: grid, text, holes: same.length, stating: stated.length }
  if (isCrs || same.length < stated.length * MIN_OTHER_SHARE) return { kind: 'mixed', texts: byUse(stated) }
  return { kind: grid, text }
}

/** Texts by how many holes state them, so that the order of the holes does not matter. */
function byUse(stated: readonly { readonly text: string }[]): string[] {
  const counts = [...Map.groupBy(stated, ({ text }) => text)].map(([text, alike]) => ({
    text,
    holes: alike.length,
  }))
  return counts.sort((a, b) => b.holes - a.holes || (a.text < b.text ? -1 : 1)).map(({ text }) => text)
}
