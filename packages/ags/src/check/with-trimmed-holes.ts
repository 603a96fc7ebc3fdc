import type { CreateCheck, RowCheck } from './check.ts'
import { holeColumn } from './hole-column.ts'

/** Checks, as one, that see the names of holes without the blanks around them: `BH1 ` is the hole BH1. */
export const withTrimmedHoles =
  (creates: readonly CreateCheck[]): CreateCheck =>
  (context) => {
    const checks = creates.map((create) => create(context))
    return {
      block(block) {
        const rowChecks = checks.map((check) => check.block?.(block)).filter((check) => check !== undefined)
        if (rowChecks.length === 0) return undefined
        const all: RowCheck = (values, line) => {
          for (const check of rowChecks) check(values, line)
        }
        const place = holeColumn(block.headings)
        if (place === -1) return all
        return (values, line) => {
          const hole = values[place] ?? ''
          const name = hole.trim()
          all(name.length === hole.length ? values : values.with(place, name), line)
        }
      },
      end() {
        for (const check of checks) check.end?.()
      },
    }
  }
