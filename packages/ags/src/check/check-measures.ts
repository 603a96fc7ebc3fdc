import { formatCount } from '@groundsheet/readings'
import { listedText, headingFactor, headingLimit, type HeadingLimit } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import type { CheckFinding } from './check-findings.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { NUMBER } from './data-types.ts'
import { holeColumn } from './hole-column.ts'
import { rowDepth, rowLabel } from './row-label.ts'

const FINDINGS = {
  depth: 'impossibleDepth',
  level: 'impossibleLevel',
  reading: 'impossibleReading',
} as const satisfies Record<HeadingLimit['kind'], CheckFinding>

/** How rows of a block are named: by their hole, by its depth as well, and the depth alone. */
interface Naming {
  readonly hole: (values: readonly string[]) => string
  readonly place: (values: readonly string[]) => string
  readonly depth: (values: readonly string[]) => string
}

/** Rows of one hole with the same impossible reading, which are one finding. */
interface EqualReadings {
  readonly key: string
  readonly line: number
  readonly reading: string
  readonly hole: string
  /** Of the only row. */
  readonly place: string
  readonly end: string
  rows: number
  readonly depths: string[]
}

/** Depths that a finding of several rows names. */
const MAX_NAMED_DEPTHS = 3

/** Depths, levels and readings that cannot be, by the limits that logs and plots hold to. */
export const checkMeasures: CreateCheck = (context) => {
  let columns: readonly ColumnTest[] = []
  const end = () => {
    for (const column of columns) column.end()
    columns = []
  }
  return {
    block(block) {
      end()
      const hole = holeColumn(block.headings)
      const naming = {
        hole: (values: readonly string[]) => values[hole] ?? '',
        place: rowLabel(block),
        depth: rowDepth(block),
      }
      const tests = block.headings.flatMap((_, column) => testColumn(context, block, column, naming))
      columns = tests
      if (tests.length === 0) return undefined
      return (values, line) => {
        for (const { row } of tests) row(values, line)
      }
    },
    end,
  }
}

interface ColumnTest {
  readonly row: RowCheck
  /** Reports what is not reported yet. */
  readonly end: () => void
}

function testColumn({ report }: CheckContext, block: AgsBlock, column: number, naming: Naming): ColumnTest[] {
  const { code: group, headings, units } = block
  const [heading = '', unit = ''] = [headings[column], units[column]?.trim()]
  const limit = headingLimit(heading)
  // A heading without a unit is in the unit of the limit, which is the dictionary's.
  const factor = limit && (unit === '' ? 1 : headingFactor(heading, unit, limit.unit))
  if (!limit || factor === null) return []
  const [min, max] = [limit.min / factor, limit.max / factor]
  const send = (line: number, text: string) => report(FINDINGS[limit.kind], { line, group, heading, text })
  const readings = uniteEqual((same) => send(same.line, describeReadings(same)))
  const isInGround = limit.kind === 'depth' && limit.min === 0
  const tooSmall = isInGround ? 'negative: above ground level' : `below ${stateLimit(min, unit)}`
  const row: RowCheck = (values, line) => {
    const text = values[column] ?? ''
    const value = Number(text)
    // A number within the limits is by far the most frequent; what is no number is not compared.
    const isWithin = value >= min && value <= max
    const isPlaceholder = isWithin && limit.isPlaceholder?.(value * factor) === true
    if ((isWithin && !isPlaceholder) || !NUMBER.test(text.trim())) return
    if (limit.isAccepted?.(value * factor) === true) return
    const beyond = value < min ? tooSmall : `over ${stateLimit(max, unit)}`
    const end = isPlaceholder ? 'what programs write for a missing value' : beyond
    const [reading, hole] = [withUnit(text.trim(), unit), naming.hole(values)]
    if (limit.kind === 'reading')
      readings.add({ line, reading, hole, place: naming.place(values), end }, naming.depth(values))
    else send(line, `${reading} of ${hole} is ${end}`)
  }
  return [{ row, end: readings.end }]
}

/**
 * Unites equal readings of one hole that follow each other: a hammer has one energy ratio for all its tests.
 */
function uniteEqual(report: (same: EqualReadings) => void) {
  let last: EqualReadings | null = null
  const end = () => {
    if (last) report(last)
    last = null
  }
  return {
    end,
    add(reading: Omit<EqualReadings, 'key' | 'rows' | 'depths'>, depth: string) {
      const key = `${reading.hole}\n${reading.reading}`
      if (last?.key !== key) {
        end()
        last = { ...reading, key, rows: 0, depths: [] }
      }
      last.rows += 1
      if (depth !== '' && last.depths.length < MAX_NAMED_DEPTHS) last.depths.push(depth)
    },
  }
}

function describeReadings({ reading, hole, place, end, rows, depths }: EqualReadings): string {
  if (rows === 1) return `${reading} of ${place} is ${end}`
  const where = depths.length === 0 ? '' : ` (${listedText(depths, rows)})`
  return `${reading} of ${hole.trim() || 'rows without a hole'} in ${rows} rows${where} is ${end}`
}

const stateLimit = (limit: number, unit: string): string => withUnit(formatCount(limit), unit)

const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`)
