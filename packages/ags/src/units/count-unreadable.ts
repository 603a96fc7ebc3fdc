import type { Diagnostic } from '../ags.ts'
import type { UnitConversion } from './convert-value.ts'

/** Counts values of a file that cannot be converted into the unit of the project. */
export function countUnreadable(): {
  readonly inGroup: (group: string) => (conversion: UnitConversion, value: string) => void
  readonly diagnostics: () => readonly Diagnostic[]
} {
  const found = new Map<string, UnitConversion & { group: string; first: string; count: number }>()
  return {
    inGroup: (group) => (conversion, value) => {
      const name = `${group} ${conversion.heading}`
      const known = found.get(name) ?? { ...conversion, group, first: value, count: 0 }
      found.set(name, known)
      known.count++
    },
    diagnostics: () =>
      Array.from(found.values(), ({ group, heading, from, to, first, count }): Diagnostic => {
        const values = count === 1 ? '1 value is' : `${count} values are`
        const message =
          `${values} no single number and cannot be converted from ${from} to ${to}; left out, such as “${first}”. ` +
          `Deliver the heading in ${to}.`
        return { rule: 'contradicting-unit', severity: 'error', line: null, group, heading, message }
      }),
  }
}
