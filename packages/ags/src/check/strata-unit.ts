import { countOf } from '@groundsheet/readings'
import { DEPTH_TOLERANCE_M } from '@groundsheet/readings/file-checks'
import type { CheckContext, CheckedBlock } from './check.ts'
import { TEST_AT_END_M, type Stratum } from './report-strata-gaps.ts'

/** Converted depths are rounded to a tenth of a millimetre. */
const ROUNDING_M = 0.00005

interface StrataUnit {
  readonly line: number
  readonly stated: string
  readonly factor: number
}

/**
 * Finds strata whose depths are in metres under another unit: read in metres they end at the final depths of
 * most holes.
 */
export function gatherStrataUnits() {
  const units: (StrataUnit | null)[] = []
  return {
    add(block: CheckedBlock, columns: readonly number[]): void {
      const [top, base] = columns.map((column) => block.converted?.get(column))
      const isSame = top !== undefined && base !== undefined && top.factor === base.factor
      const line = block.stated.unitLine ?? block.line
      units.push(isSame ? { line, stated: base.stated.trim(), factor: base.factor } : null)
    },
    /** Whether such strata were found, and reported. `finalDepths`: by hole, in metres. */
    report(
      strataByHole: Iterable<readonly [hole: string, strata: readonly Stratum[]]>,
      finalDepths: ReadonlyMap<string, number>,
      { report }: CheckContext,
    ): boolean {
      const [unit] = units
      if (unit === undefined || unit === null) return false
      if (units.some((other) => other?.factor !== unit.factor)) return false
      const { known, ending } = countEndingInMetres(unit, strataByHole, finalDepths)
      if (ending * 2 <= known) return false
      const text = `“${unit.stated}”: read in m they end at the final depth of ${countOf(ending, 'hole')}`
      report('strataUnit', { line: unit.line, group: 'GEOL', heading: 'GEOL_BASE', text })
      return true
    },
  }
}

function countEndingInMetres(
  { factor }: StrataUnit,
  strataByHole: Iterable<readonly [hole: string, strata: readonly Stratum[]]>,
  finalDepths: ReadonlyMap<string, number>,
): { readonly known: number; readonly ending: number } {
  let known = 0
  let ending = 0
  const tolerance = DEPTH_TOLERANCE_M + ROUNDING_M / factor
  for (const [hole, strata] of strataByHole) {
    const final = finalDepths.get(hole)
    if (final === undefined || strata.length === 0) continue
    known++
    const reached = strata.reduce((deepest, { base }) => Math.max(deepest, base), 0) / factor
    if (reached > 0 && reached >= final - TEST_AT_END_M - tolerance && reached <= final + tolerance) ending++
  }
  return { known, ending }
}
