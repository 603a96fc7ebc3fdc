import type { CreateCheck } from './check.ts'
import { combineChecks } from './combine-checks.ts'
import { holeColumn } from './hole-column.ts'

/** Checks, as one, that see the names of holes without the blanks around them: `BH1 ` is the hole BH1. */
export const withTrimmedHoleNames =
  (creates: readonly CreateCheck[]): CreateCheck =>
  (context) => {
    const { block: checkBlock, end } = combineChecks(creates, context)
    return {
      block(block) {
        const check = checkBlock(block)
        const place = holeColumn(block.headings)
        if (check === undefined || place === -1) return check
        return (values, line) => {
          const hole = values[place] ?? ''
          const name = hole.trim()
          check(name.length === hole.length ? values : values.with(place, name), line)
        }
      },
      end,
    }
  }
