import type { Diagnostic } from '../ags.ts'
import type { UnitConversion } from './convert-value.ts'

/** What became of values that state several numbers; `first`: one of them as it is stored. */
export const unconvertedText = ({
  from,
  to,
  count,
  first,
}: Pick<UnitConversion, 'from' | 'to'> & { readonly count: number; readonly first: string }): string =>
  `${count === 1 ? '1 value is' : `${count} values are`} no number and no range and cannot be converted ` +
  `from ${from} to ${to}; stored with the unit, such as “${first}”`

/** What to do about such values. */
export const deliverIn = (unit: string): string => `Deliver the heading in ${unit}`

/** Counts values of a file that cannot be converted into the unit of the project. */
export function countUnconverted(): {
  readonly inGroup: (group: string) => (conversion: UnitConversion, stored: string) => void
  readonly diagnostics: () => readonly Diagnostic[]
} {
  const found = new Map<string, UnitConversion & { group: string; first: string; count: number }>()
  return {
    inGroup: (group) => (conversion, stored) => {
      const name = `${group} ${conversion.heading}`
      const known = found.get(name) ?? { ...conversion, group, first: stored, count: 0 }
      found.set(name, known)
      known.count++
    },
    diagnostics: () =>
      Array.from(found.values(), ({ group, heading, ...one }): Diagnostic => {
        const message = unconvertedText(one)
        const about = { severity: 'warning', line: null, group, heading } as const
        return { ...about, rule: 'unit-converted', message, advice: deliverIn(one.to) }
      }),
  }
}
