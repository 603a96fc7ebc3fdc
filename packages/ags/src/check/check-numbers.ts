import type { AgsBlock } from '../ags.ts'
import { excerpt } from '../diagnostic-collector.ts'
import { isMissingValue } from '../missing-value.ts'
import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { NUMBER, testOfType } from './data-types.ts'
import { isHoleGroup } from './hole-column.ts'
import { rowLabel } from './row-label.ts'

/** Longer texts are words; they are shown up to here. */
const MAX_SHOWN_CHARACTERS = 40

/** A result at a limit of a method, `<0.50` or `> 10`, and words are no mistakes of typing. */
const NOT_A_SLIP = /^[<>≤≥~]|^\D*$/

/**
 * Lengths in metres with a mistake of typing (`1,00`, `1.0O`), in columns whose data type lets any text pass:
 * AGS3 states no types. Depths of strata and the figures of holes are findings of their own.
 */
export const checkNumbers: CreateCheck = (context) => ({
  block(block) {
    if (isHoleGroup(block.code)) return undefined
    const tests = block.headings.flatMap((heading, column) => testColumn(context, block, heading, column))
    if (tests.length === 0) return undefined
    return (values, line) => {
      for (const test of tests) test(values, line)
    }
  },
})

const STRATA: readonly string[] = ['GEOL_TOP', 'GEOL_BASE']

function testColumn(
  { report, dictionary }: CheckContext,
  block: AgsBlock,
  heading: string,
  column: number,
): RowCheck[] {
  const { code: group, types, units } = block
  const stated = units[column]?.trim() ?? ''
  // A date whose unit says m has a wrong unit, not a wrong value.
  const standard = dictionary.headings(group).find((known) => known.heading === heading)?.unit ?? stated
  const isLength = standard === 'm' && (stated === '' || stated === 'm')
  if (!isLength || STRATA.includes(heading) || testOfType(types[column] ?? '', stated)) return []
  const place = rowLabel(block)
  return [
    (values, line) => {
      const text = values[column]?.trim() ?? ''
      if (NUMBER.test(text) || isMissingValue(text) || NOT_A_SLIP.test(text)) return
      report('unreadNumber', {
        line,
        group,
        heading,
        text: `“${excerpt(text, MAX_SHOWN_CHARACTERS)}” (${place(values)})`,
      })
    },
  ]
}
