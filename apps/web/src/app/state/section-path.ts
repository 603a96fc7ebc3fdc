import type { Hole } from '../../data/holes/hole.ts'
import { parsePath, type Path } from '../../url-state/path.ts'

/** Metres to either side of a drawn line, where the address does not say. */
const OFFSET = 50

/**
 * How far from the line of a section a hole may stand to be shown on it, metres: `offset` of the address; without it,
 * a section through chosen holes shows those and no others.
 */
export const sectionOffset = (offset: string | undefined, line: string | undefined): number =>
  offset === undefined ? usualOffset(line) : Number(offset)

export const usualOffset = (line: string | undefined): number => (line === undefined ? 0 : OFFSET)

/** The line of a section: `line` of the address, else through the chosen holes in the order of choice; null: there is none yet. */
export function sectionPath(line: string | undefined, chosen: readonly Hole[]): Path | null {
  const drawn = parsePath(line)
  if (drawn) return drawn
  const through = chosen.flatMap(({ position }) =>
    position ? [[position.longitude, position.latitude] as const] : [],
  )
  return new Set(through.map(String)).size >= 2 ? through : null
}

/**
 * Holes that may stand on a section: without a drawn line and an offset those that were selected, and no others that
 * happen to stand on the line between them; else also those that pass the filters.
 */
export const sectionCandidates = (
  { line, offset }: { readonly line?: string | undefined; readonly offset?: string | undefined },
  chosen: readonly Hole[],
  filtered: readonly Hole[],
): readonly Hole[] =>
  line === undefined && (offset === undefined || Number(offset) === 0)
    ? chosen
    : [...new Set([...chosen, ...filtered])]
