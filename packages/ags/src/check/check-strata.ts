import { findOverlaps } from '@groundsheet/readings/limits'
import type { CheckContext, CreateCheck } from './check.ts'
import { holeColumn } from './hole-column.ts'
import { readDepth } from './read-depth.ts'

/** Beyond this many strata of a file memory counts for more than the check. */
const MAX_STRATA = 200_000

const HEADINGS = ['GEOL_TOP', 'GEOL_BASE'] as const
const WHERE = { group: 'GEOL', heading: 'GEOL_TOP' } as const

/** Metres below ground level. */
interface Stratum {
  readonly top: number
  readonly base: number
  readonly line: number
}

/** Top, base and line of each stratum of a hole, one after the other: less memory than an object for each. */
type PackedStrata = number[]

/** Strata of one hole that overlap (GEOL). */
export const checkStrata: CreateCheck = (context) => {
  const holes = new Map<string, PackedStrata>()
  let count = 0

  function strataOf(hole: string): PackedStrata {
    const strata = holes.get(hole) ?? []
    holes.set(hole, strata)
    return strata
  }

  return {
    block({ code, headings }) {
      const [topAt = -1, baseAt = -1] = HEADINGS.map((heading) => headings.indexOf(heading))
      const holeAt = holeColumn(headings)
      if (code !== WHERE.group || holeAt === -1 || topAt === -1 || baseAt === -1) return undefined
      // Strata of a hole mostly follow each other.
      let last: string | undefined
      let strata: PackedStrata = []
      return (values, line) => {
        const [top, base] = [readDepth(values[topAt]), readDepth(values[baseAt])]
        // Reversed depths are a finding of their own.
        if (Number.isNaN(top) || Number.isNaN(base) || base < top) return
        if (++count > MAX_STRATA) context.report('tooManyStrata', { line, group: WHERE.group })
        else {
          const hole = values[holeAt] ?? ''
          if (hole !== last) strata = strataOf((last = hole))
          strata.push(top, base, line)
        }
      }
    },
    end() {
      for (const [hole, strata] of holes) reportOverlaps(hole, unpack(strata), context)
    },
  }
}

function unpack(packed: PackedStrata): Stratum[] {
  const strata: Stratum[] = []
  for (let at = 0; at < packed.length; at += 3)
    strata.push({ top: packed[at] ?? 0, base: packed[at + 1] ?? 0, line: packed[at + 2] ?? 0 })
  return strata
}

function reportOverlaps(hole: string, strata: Stratum[], { report }: CheckContext): void {
  strata.sort((a, b) => a.top - b.top || a.base - b.base)
  for (const { upper, lower, isWithin } of findOverlaps(strata)) {
    // A band may be a row of its own, beside the stratum that it lies in.
    if (isWithin) continue
    const text = `${hole}: ${describe(upper)} and ${describe(lower)}`
    report('overlappingStrata', { line: Math.max(upper.line, lower.line), ...WHERE, text })
  }
}

const describe = ({ top, base }: Stratum): string => `${top} to ${base} m`
