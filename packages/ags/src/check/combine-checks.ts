import type { Check, CheckContext, CreateCheck, RowCheck } from './check.ts'

/** Several checks as one. */
export function combineChecks(creates: readonly CreateCheck[], context: CheckContext): Required<Check> {
  const checks = creates.map((create) => create(context))
  return {
    block(block) {
      const rowChecks = checks.map((check) => check.block?.(block)).filter((check) => check !== undefined)
      const [only, ...others] = rowChecks
      if (others.length === 0) return only
      const all: RowCheck = (values, line) => {
        for (const check of rowChecks) check(values, line)
      }
      return all
    },
    end() {
      for (const check of checks) check.end?.()
    },
  }
}
