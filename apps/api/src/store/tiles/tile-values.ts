import { preparedValues, type HoleValues } from '../filter/hole-values.ts'
import { lowerBound } from '../lower-bound.ts'
import type { TileHole } from './tile-request.ts'

/** A hole of a tile as its table has it. */
export type StoredTileHole = Omit<TileHole, 'depth' | 'day'> & {
  readonly projectSeq: number
  readonly seq: number
}

/** Values of the holes of a project, as stored. */
export interface PackedProject {
  readonly projectSeq: number
  readonly packed: Uint8Array
}

/** The projects of holes, each once. */
export const projectsOfHoles = (holes: readonly StoredTileHole[]): number[] => [
  ...new Set(holes.map(({ projectSeq }) => projectSeq)),
]

/** Holes with their depth and day, out of the values of their projects. */
export function withTileValues(
  holes: readonly StoredTileHole[],
  projects: readonly PackedProject[],
): TileHole[] {
  const values = new Map(projects.map(({ projectSeq, packed }) => [projectSeq, preparedValues(packed)]))
  return holes.map(({ projectSeq, seq, ...hole }) => {
    const ofProject = values.get(projectSeq)
    const index = ofProject === undefined ? -1 : indexOf(ofProject, seq)
    return {
      ...hole,
      depth: stated(ofProject?.depth[index]),
      day: stated(ofProject?.day[index]),
    }
  })
}

const stated = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

/** Values are in creation order, so in that of their sequences. */
function indexOf({ seq, count }: HoleValues, requested: number): number {
  const index = lowerBound(seq, requested, count)
  return index < count && seq[index] === requested ? index : -1
}
