import { convertLength, lengthReadingText, readLengthUnit } from '@groundsheet/readings/file-checks'
import type { AgsBlock } from '../ags.ts'
import type { CheckContext, CheckedBlock, ConvertedUnit, CreateCheck } from './check.ts'
import { combineChecks } from './combine-checks.ts'
import { holeColumn } from './hole-column.ts'

type ConvertRow = (values: readonly string[]) => readonly string[]

/** Checks that compare lengths, as one: they see rows in the units of AGS, and other units are reported. */
export const inMetricUnits =
  (creates: readonly CreateCheck[]): CreateCheck =>
  (context) => {
    const { block: checkBlock, end } = combineChecks(creates, context)
    return {
      block(stated) {
        const { block, convert } = toMetric(stated, context)
        const check = checkBlock(block)
        if (check === undefined || convert === null) return check
        return (values, line) => check(convert(values), line)
      },
      end,
    }
  }

/** `convert`: null for a block in the units of AGS, whose rows are as they stand. */
function toMetric(
  block: AgsBlock,
  { report }: CheckContext,
): { block: CheckedBlock; convert: ConvertRow | null } {
  const { code: group, headings } = block
  const line = block.stated.unitLine ?? block.line
  const units = [...block.units]
  const converted = new Map<number, ConvertedUnit>()
  const converters = new Map<number, (text: string) => string>()
  if (holeColumn(headings) === -1) return { block, convert: null }
  for (const [column, heading] of headings.entries()) {
    const stated = block.units[column] ?? ''
    const reading = readLengthUnit(heading, stated)
    if (reading === null) continue
    report('lengthUnit', { line, group, heading, text: lengthReadingText(heading, stated, reading) })
    units[column] = ''
    if (reading.kind === 'converted') {
      converted.set(column, { stated, factor: reading.factor })
      converters.set(column, (text) => convertLength(text, reading.factor, reading.target))
    }
    if (reading.kind === 'unknown-unit') converters.set(column, () => '')
  }
  if (converters.size === 0) return { block: { ...block, units }, convert: null }
  const convert: ConvertRow = (values) =>
    values.map((value, column) => converters.get(column)?.(value) ?? value)
  return { block: { ...block, units, converted }, convert }
}
