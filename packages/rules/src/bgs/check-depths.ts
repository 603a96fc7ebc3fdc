import { copyString, excerpt } from '@groundsheet/ags'
import { lengthOf } from '@groundsheet/readings/file-checks'
import type { BgsContext, CreateBgsCheck } from './bgs-check.ts'
import { readNumber, valueReader } from './columns.ts'

/** Holes that are kept to compare depths; real files have some thousands at most. */
const MAX_HOLES = 200_000

/** Depths that differ by less are the same: the values have two decimals. */
const TOLERANCE_M = 0.005

interface Depth {
  /** Metres; null: in a unit that is not known. */
  deepest: number | null
  line: number
}

/** Hole depths (HDPH_BASE): that they are there, and that they end where the last stratum ends. */
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
      const heading = `${code}_BASE`
      const unitOf = (of: string) => block.units[block.headings.indexOf(of)] ?? ''
      const [baseUnit, topUnit] = [unitOf(heading), unitOf('GEOL_TOP')]
      return (values, line) => {
        const hole = read(values, 'LOCA_ID')
        const base = readNumber(read(values, heading))
        const top = readNumber(read(values, `${code}_TOP`))
        if (code === 'HDPH') {
          if (base === null || base <= 0) context.report('noDrillDepth', { line, group: code, heading })
          if (top === null) context.report('noDrillTop', { line, group: code, heading: 'HDPH_TOP' })
        }
        const bottom = lengthOf(base ?? 0, heading, baseUnit)
        if (code === 'HDPH') keepDeepest(drilled, hole, bottom, line)
        else {
          const start = base === null ? 0 : lengthOf(top ?? 0, 'GEOL_TOP', topUnit)
          keepDeepest(strata, hole, deeper(bottom, start), line)
        }
      }
    },
    *further() {
      if (!present.has('HDPH') && strata.size > 0)
        context.report('noDrillDepths', { line: null, group: 'HDPH' })
      if (present.has('HDPH') && present.has('GEOL')) compareDepths(drilled, strata, context)
    },
  }
}

/** Of a stratum whose top and base are exchanged, which is another finding, the top is the deeper. */
const deeper = (base: number | null, top: number | null): number | null =>
  base === null || top === null ? base : Math.max(base, top)

function keepDeepest(depths: Map<string, Depth>, hole: string, deepest: number | null, line: number): void {
  const known = depths.get(hole)
  if (hole === '' || (known === undefined && depths.size >= MAX_HOLES)) return
  if (known === undefined) depths.set(copyString(hole), { deepest, line })
  else if ((deepest ?? 0) > (known.deepest ?? 0)) depths.set(hole, { deepest, line })
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
    else if (differ(deepest, last.deepest))
      report('drillDepthUnlikeStrata', {
        line,
        group: 'HDPH',
        heading: 'HDPH_BASE',
        text: `${text} is ${deepest ?? ''} m deep, but its last stratum ends at ${last.deepest ?? ''} m`,
      })
  }
  for (const [hole, { line }] of strata)
    if (!drilled.has(hole))
      report('strataWithoutDrillDepth', { line, group: 'GEOL', text: excerpt(hole, 60) })
}

/** A hole depth of zero is another finding. */
const differ = (drilled: number | null, strata: number | null): boolean =>
  drilled !== null && strata !== null && drilled > 0 && Math.abs(drilled - strata) > TOLERANCE_M
