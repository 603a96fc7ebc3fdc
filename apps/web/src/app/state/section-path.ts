import type { Hole } from '../../data/holes/hole.ts'
import { parsePath, type Path } from '../../url-state/path.ts'

/** Default distance of holes from a drawn line. */
const DEFAULT_OFFSET_M = 50

/**
 * Maximum distance of holes from a section line, metres: `offset` of the address. Without it, a section
 * through selected holes shows only these.
 */
export const sectionOffset = (offset: string | undefined, line: string | undefined): number =>
  offset === undefined ? defaultOffset(line) : Number(offset)

export const defaultOffset = (line: string | undefined): number => (line === undefined ? 0 : DEFAULT_OFFSET_M)

/**
 * Line of a section: `line` of the address, or through the selected holes in order of selection; null: no
 * line yet.
 */
export function sectionPath(line: string | undefined, selected: readonly Hole[]): Path | null {
  const drawn = parsePath(line)
  if (drawn) return drawn
  const through = selected.flatMap(({ position }) =>
    position ? [[position.longitude, position.latitude] as const] : [],
  )
  return new Set(through.map(String)).size >= 2 ? through : null
}

/**
 * Holes that can be on a section. Without a drawn line and an offset only the selected holes, even if others
 * are on the line between them; otherwise also the filtered holes.
 */
export const sectionCandidates = (
  { line, offset }: { readonly line?: string | undefined; readonly offset?: string | undefined },
  selected: readonly Hole[],
  filtered: readonly Hole[],
): readonly Hole[] =>
  line === undefined && (offset === undefined || Number(offset) === 0)
    ? selected
    : [...new Set([...selected, ...filtered])]
