import { headingFactor, headingLimit, type HeadingLimit } from '@groundsheet/readings/limits'
import type { AgsBlock } from '../ags.ts'
import type { CheckFinding } from './check-findings.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { holeColumn } from './hole-column.ts'
import { rowPlace } from './row-place.ts'

const FINDINGS = {
  depth: 'impossibleDepth',
  level: 'impossibleLevel',
  reading: 'impossibleReading',
} as const satisfies Record<HeadingLimit['kind'], CheckFinding>

/** How rows of a block are named: by their hole, and by its depth as well. */
interface Naming {
  readonly hole: (values: readonly string[]) => string
  readonly place: (values: readonly string[]) => string
}

/** Depths, levels and readings that cannot be, by the limits that logs and plots hold to. */
export const checkMeasures: CreateCheck = (context) => ({
  block(block) {
    const hole = holeColumn(block.headings)
    const naming = { hole: (values: readonly string[]) => values[hole] ?? '', place: rowPlace(block) }
    const tests = block.headings.flatMap((_, column) => testColumn(context, block, column, naming))
    if (tests.length === 0) return undefined
    return (values, line) => {
      for (const test of tests) test(values, line)
    }
  },
})

function testColumn({ report }: CheckContext, block: AgsBlock, column: number, naming: Naming): RowCheck[] {
  const { code: group, headings, units } = block
  const [heading = '', unit = ''] = [headings[column], units[column]?.trim()]
  const limit = headingLimit(heading)
  // A heading without a unit is in the unit of the limit, which is the dictionary's.
  const factor = limit && (unit === '' ? 1 : headingFactor(heading, unit, limit.unit))
  if (!limit || factor === null) return []
  const [min, max] = [limit.min / factor, limit.max / factor]
  const nameOf = limit.kind === 'reading' ? naming.place : naming.hole
  return [
    (values, line) => {
      const text = values[column] ?? ''
      const value = Number(text)
      // A number within the limits is by far the most frequent; what is no number is not compared.
      const isWithin = value >= min && value <= max
      const isPlaceholder = isWithin && limit.isPlaceholder?.(value * factor) === true
      if ((isWithin && !isPlaceholder) || !NUMBER.test(text.trim())) return
      if (limit.isAccepted?.(value * factor) === true) return
      const end = value < min ? `below ${stateLimit(min, unit)}` : `over ${stateLimit(max, unit)}`
      const fault = isPlaceholder ? 'what programs write for a missing value' : end
      const what = `${withUnit(text.trim(), unit)} of ${nameOf(values)} is ${fault}`
      report(FINDINGS[limit.kind], { line, group, heading, text: what })
    },
  ]
}

const stateLimit = (limit: number, unit: string): string => withUnit(limit.toLocaleString('en-GB'), unit)

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`)
