import { excerpt } from '@groundsheet/ags'
import { ownText } from '../own-text.ts'
import type { BgsContext, CreateBgsCheck } from './bgs-check.ts'
import { readNumber, valueReader } from './columns.ts'

/** Holes that are kept to compare depths; real files have some thousands at most. */
const MAX_HOLES = 200_000

/** Depths that differ by less are the same: the values have two decimals. */
const TOLERANCE_M = 0.005

interface Depth {
  deepest: number
  line: number
}

/** Drilled depths (HDPH_BASE): that they are there, and that they end where the last stratum ends. */
export const checkDepths: CreateBgsCheck = (context) => {
  const drilled = new Map<string, Depth>()
  const strata = new Map<string, Depth>()
  const present = new Set<string>()
  return {
    block(block) {
      const { code } = block
      if (code !== 'HDPH' && code !== 'GEOL') return undefined
      present.add(code)
      const read = valueReader(block)
      return (values, line) => {
        const hole = read(values, 'LOCA_ID')
        const base = readNumber(read(values, `${code}_BASE`))
        if (code === 'HDPH' && (base === null || base <= 0))
          context.report('noDrillDepth', { line, group: code, heading: 'HDPH_BASE' })
        keepDeepest(code === 'HDPH' ? drilled : strata, hole, base ?? 0, line)
      }
    },
    *further() {
      if (present.has('HDPH') && present.has('GEOL')) compareDepths(drilled, strata, context)
    },
  }
}

function keepDeepest(depths: Map<string, Depth>, hole: string, deepest: number, line: number): void {
  const known = depths.get(hole)
  if (hole === '' || (known === undefined && depths.size >= MAX_HOLES)) return
  if (known === undefined || deepest > known.deepest) depths.set(ownText(hole), { deepest, line })
}

function compareDepths(
  drilled: ReadonlyMap<string, Depth>,
  strata: ReadonlyMap<string, Depth>,
  { report }: BgsContext,
): void {
  for (const [hole, { deepest, line }] of drilled) {
    const text = excerpt(hole, 60)
    const last = strata.get(hole)
    if (last === undefined) report('drillDepthWithoutStrata', { line, group: 'HDPH', text })
    else if (deepest > 0 && Math.abs(deepest - last.deepest) > TOLERANCE_M)
      report('drillDepthUnlikeStrata', {
        line,
        group: 'HDPH',
        heading: 'HDPH_BASE',
        text: `${text} is ${deepest} m deep, but its last stratum ends at ${last.deepest} m`,
      })
  }
  for (const [hole, { line }] of strata)
    if (!drilled.has(hole))
      report('strataWithoutDrillDepth', { line, group: 'GEOL', text: excerpt(hole, 60) })
}
