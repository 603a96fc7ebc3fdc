import { findOverlaps } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import { copyString } from '../copy-string.ts'
import { excerpt } from '../diagnostic-collector.ts'
import { isMissingValue } from '../missing-value.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { MAX_HOLES } from './deepest-rows.ts'
import { holeColumn, isHoleGroup } from './hole-column.ts'
import { readDepth } from './read-depth.ts'
import { reportGaps, reportNested, type Stratum } from './report-strata-gaps.ts'
import { gatherStrataUnits } from './strata-unit.ts'

/** Beyond this many strata of a file memory counts for more than the check. */
const MAX_STRATA = 200_000

const HEADINGS = ['GEOL_TOP', 'GEOL_BASE'] as const
const WHERE = { group: 'GEOL', heading: 'GEOL_TOP' } as const

/** Strata in the order of the file, in lists of numbers: less memory than an object or a list for each. */
class StrataList {
  private readonly names = new Map<string, number>()
  private readonly holes: number[] = []
  private readonly tops: number[] = []
  private readonly bases: number[] = []
  private readonly lines: number[] = []

  get size(): number {
    return this.lines.length
  }

  /** The number of a hole, from 0. */
  numberOf(hole: string): number {
    const number = this.names.get(hole) ?? this.names.size
    if (number === this.names.size) this.names.set(copyString(hole), number)
    return number
  }

  add(hole: number, { top, base, line }: Stratum): void {
    this.holes.push(hole)
    this.tops.push(top)
    this.bases.push(base)
    this.lines.push(line)
  }

  /** The strata of each hole by depth, holes in the order of the file. */
  *byHole(): Generator<[hole: string, Stratum[]]> {
    const { holes, tops, bases, lines } = this
    const number = (list: readonly number[], place: number) => list[place] ?? 0
    const order = Array.from(lines.keys()).sort(
      (a, b) =>
        number(holes, a) - number(holes, b) ||
        number(tops, a) - number(tops, b) ||
        number(bases, a) - number(bases, b),
    )
    let from = 0
    for (const [name, hole] of this.names) {
      const strata: Stratum[] = []
      for (let at = order[from] ?? -1; holes[at] === hole; at = order[++from] ?? -1)
        strata.push({ top: number(tops, at), base: number(bases, at), line: number(lines, at) })
      yield [name, strata]
    }
  }
}

/** Strata of one hole that overlap, lie within others, or leave depths out (GEOL). */
export const checkStrata: CreateCheck = (context) => {
  const strata = new StrataList()
  const units = gatherStrataUnits()
  const finalDepths = new Map<string, number>()
  /** What is known of strata without a top or base, by hole; null: where strata are missing is not known. */
  const halfKnown = new Map<string, number[] | null>()

  return {
    block(block) {
      const { code, headings } = block
      if (isHoleGroup(code)) return readFinalDepths(block, finalDepths)
      const [topAt = -1, baseAt = -1] = HEADINGS.map((heading) => headings.indexOf(heading))
      const holeAt = holeColumn(headings)
      if (code !== WHERE.group || holeAt === -1 || topAt === -1 || baseAt === -1) return undefined
      units.add(block, [topAt, baseAt])
      // Strata of a hole mostly follow each other.
      let last: string | undefined
      let hole = 0
      return (values, line) => {
        const [top, base] = [readDepth(values[topAt]), readDepth(values[baseAt])]
        // Reversed depths are a finding of their own.
        if (Number.isNaN(top) || Number.isNaN(base) || base < top) {
          const isUnread = reportUnread(values, { holeAt, depthsAt: [topAt, baseAt], line }, context)
          noteDepths(halfKnown, values[holeAt] ?? '', { top, base, isUnread })
          return
        }
        if (strata.size >= MAX_STRATA) {
          context.report('tooManyStrata', { line, group: WHERE.group })
          return
        }
        const name = values[holeAt] ?? ''
        if (name !== last) hole = strata.numberOf((last = name))
        strata.add(hole, { top, base, line })
      }
    },
    end() {
      const areInMetres = units.report(strata.byHole(), finalDepths, context)
      const areGapsKnown = strata.size < MAX_STRATA && !areInMetres
      for (const [hole, ofHole] of strata.byHole()) {
        reportOverlaps(hole, ofHole, context)
        reportNested(hole, ofHole, context)
        const depths = halfKnown.get(hole)
        if (!areGapsKnown || depths === null) continue
        const ofRest = { final: finalDepths.get(hole) ?? NaN, halfKnown: depths ?? [] }
        reportGaps(hole, ofHole, ofRest, context)
      }
    },
  }
}

function readFinalDepths(
  { code, headings }: AgsBlock,
  finalDepths: Map<string, number>,
): RowCheck | undefined {
  const [hole, depth] = [holeColumn(headings), headings.indexOf(`${code}_FDEP`)]
  if (hole === -1 || depth === -1) return undefined
  return (values) => {
    const stated = readDepth(values[depth])
    if (stated > 0 && finalDepths.size < MAX_HOLES) finalDepths.set(copyString(values[hole] ?? ''), stated)
  }
}

/** Depths of such strata that are kept for a hole. */
const MAX_DEPTHS_OF_HOLE = 100

/** A row without any depth may be of any stratum; one with a text instead is a finding of its own. */
function noteDepths(
  halfKnown: Map<string, number[] | null>,
  hole: string,
  { top, base, isUnread }: { readonly top: number; readonly base: number; readonly isUnread: boolean },
): void {
  const known = halfKnown.get(hole)
  if (known === null || (known === undefined && halfKnown.size >= MAX_HOLES)) return
  const all = [...(known ?? []), ...[top, base].filter((depth) => !Number.isNaN(depth))]
  const isAnywhere = Number.isNaN(top) && Number.isNaN(base) && !isUnread
  halfKnown.set(copyString(hole), isAnywhere || all.length > MAX_DEPTHS_OF_HOLE ? null : all)
}

/** Longer texts are words; they are shown up to here. */
const MAX_SHOWN_CHARACTERS = 40

/** Reports depths that are no number; whether there are any. */
function reportUnread(
  values: readonly string[],
  { holeAt, depthsAt, line }: { holeAt: number; depthsAt: readonly number[]; line: number },
  { report }: CheckContext,
): boolean {
  let isUnread = false
  for (const [index, heading] of HEADINGS.entries()) {
    const text = values[depthsAt[index] ?? -1]?.trim() ?? ''
    if (NUMBER.test(text) || isMissingValue(text)) continue
    const stated = `${values[holeAt] ?? ''}: “${excerpt(text, MAX_SHOWN_CHARACTERS)}”`
    report('strataWithoutDepth', { line, group: WHERE.group, heading, text: stated })
    isUnread = true
  }
  return isUnread
}

/** `strata`: of one hole, by depth. */
function reportOverlaps(hole: string, strata: readonly Stratum[], { report }: CheckContext): void {
  for (const { upper, lower, isWithin } of findOverlaps(strata)) {
    // A band may be a row of its own, beside the stratum that it lies in.
    if (isWithin) continue
    const text = `${hole}: ${describe(upper)} and ${describe(lower)}`
    report('overlappingStrata', { line: Math.max(upper.line, lower.line), ...WHERE, text })
  }
}

const describe = ({ top, base }: Stratum): string => `${top} to ${base} m`
