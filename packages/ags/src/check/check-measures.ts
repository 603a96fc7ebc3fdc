import type { CheckFinding } from './check-findings.ts'
import type { CreateCheck, RowCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { holeColumn } from './hole-column.ts'

interface Limit {
  readonly finding: CheckFinding
  readonly isImpossible: (value: number) => boolean
  /** Unit that the limit is stated in; a heading without a unit has that of the standard. */
  readonly unit: string
}

const FINAL_DEPTH: Limit = { finding: 'negativeDepth', isImpossible: (value) => value < 0, unit: 'm' }
/** Recovery is a share of the core run. BS EN ISO 22475-1. */
const RECOVERY: Limit = { finding: 'recoveryOver100', isImpossible: (value) => value > 100, unit: '%' }

const LIMITS: Readonly<Record<string, Limit>> = {
  LOCA_FDEP: FINAL_DEPTH,
  HOLE_FDEP: FINAL_DEPTH,
  CORE_PREC: RECOVERY,
  CORE_SREC: RECOVERY,
  CORE_RQD: RECOVERY,
}

/** Numbers that cannot be: final depths below 0, core recoveries over 100 %. */
export const checkMeasures: CreateCheck = ({ report }) => ({
  block({ code: group, headings, units }) {
    const hole = holeColumn(headings)
    const tests = headings.flatMap((heading, place): RowCheck[] => {
      const limit = Object.hasOwn(LIMITS, heading) ? LIMITS[heading] : undefined
      const unit = units[place] ?? ''
      if (!limit || (unit !== '' && unit !== limit.unit)) return []
      return [
        (values, line) => {
          const value = (values[place] ?? '').trim()
          if (NUMBER.test(value) && limit.isImpossible(Number(value)))
            report(limit.finding, { line, group, heading, text: `${value} (${values[hole] ?? ''})` })
        },
      ]
    })
    if (tests.length === 0) return undefined
    return (values, line) => {
      for (const test of tests) test(values, line)
    }
  },
})
