import type { HoleKey, HolesRequest } from '../holes/holes-request.ts'
import { testsOf, type HolesWithWords, type ProjectValues } from './hole-filter.ts'
import { areaTest, distanceOf } from './in-area.ts'

/** Sequences that a hole must be among; null: any. */
interface FoundHoles {
  readonly withWords: HolesWithWords | null
  /** With the part of a LOCA_ID. */
  readonly named: ReadonlySet<number> | null
}

/** So many more than a page are kept before they are sorted. */
const MAX_UNSORTED_HOLES = 4_000

/**
 * Collects the keys of a page of filtered holes, and one more if the list continues. Projects are added in
 * the order of their sequences.
 */
export function createHoleSelector(request: HolesRequest, { withWords, named }: FoundHoles) {
  const { area, q, filter, limit, after } = request
  const isByProject = area === null || q !== ''
  const maxKept = limit + 1
  let kept: HoleKey[] = []
  const settle = () => {
    kept.sort((a, b) => a.order - b.order || a.seq - b.seq)
    kept = kept.slice(0, maxKept)
  }
  return {
    /** No further project can change the page. */
    isComplete: (): boolean => isByProject && kept.length >= maxKept,
    add(project: ProjectValues): void {
      const { projectSeq, values } = project
      const tests = testsOf(filter, project, withWords)
      const isInArea = areaTest(values, area)
      const orderOf = isByProject
        ? () => projectSeq
        : 'box' in area
          ? (hole: number) => values.cell[hole] ?? NaN
          : (hole: number) => distanceOf(values, hole, area.near)
      for (let hole = 0; hole < values.count; hole++) {
        if (isInArea?.(hole) === false || !tests.every(({ keeps }) => keeps(hole))) continue
        const seq = values.seq[hole] ?? NaN
        if (named?.has(seq) === false) continue
        const order = orderOf(hole)
        if (after !== null && (order < after[0] || (order === after[0] && seq <= after[1]))) continue
        kept.push({ projectSeq, seq, order })
      }
      if (kept.length > maxKept + MAX_UNSORTED_HOLES) settle()
    },
    finish(): HoleKey[] {
      settle()
      return kept
    },
  }
}
