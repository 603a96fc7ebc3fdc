import { locationsGroup, type AgsHandler, type Diagnostic } from '../ags.ts'
import { excerpt } from '../diagnostic-collector.ts'
import { isMissingValue } from '../missing-value.ts'
import { NUMBER, testOfType } from './data-types.ts'

/** Headings of a hole that an import reads as numbers, without their group. */
const NUMBERS = ['NATE', 'NATN', 'GL', 'FDEP']
/** Values that are named in a message. */
const MAX_NAMED = 5
const MAX_LENGTH = 40

interface Unread {
  readonly group: string
  readonly heading: string
  readonly line: number
  readonly values: Set<string>
  count: number
}

/**
 * Coordinates, levels and depths of holes that are text, which an import leaves out. Columns whose data type says that
 * they are numbers are left to rule 8; AGS3 states no types.
 */
export function findUnreadNumbers(): AgsHandler & { end(): Diagnostic[] } {
  const found = new Map<string, Unread>()
  let columns: readonly { readonly group: string; readonly heading: string; readonly place: number }[] = []
  return {
    block({ code: group, headings, types, units, stated }) {
      const isLocations = group === locationsGroup(stated.edition)
      columns = !isLocations
        ? []
        : headings.flatMap((heading, place) => {
            const isNumber = NUMBERS.some((name) => heading === `${group}_${name}`)
            const isTested = testOfType(types[place] ?? '', units[place] ?? '') !== undefined
            return isNumber && !isTested ? [{ group, heading, place }] : []
          })
    },
    row(values, line) {
      for (const { group, heading, place } of columns) {
        const value = values[place]?.trim() ?? ''
        if (NUMBER.test(value) || isMissingValue(value)) continue
        const unread = found.get(heading) ?? { group, heading, line, values: new Set<string>(), count: 0 }
        found.set(heading, unread)
        unread.count++
        if (unread.values.size <= MAX_NAMED) unread.values.add(excerpt(value, MAX_LENGTH))
      }
    },
    diagnostic: () => undefined,
    end: () => [...found.values()].map(describe),
  }
}

function describe({ group, heading, line, values, count }: Unread): Diagnostic {
  const what = count === 1 ? '1 value is not read as a number' : `${count} values are not read as numbers`
  const named = [...values].slice(0, MAX_NAMED).join(', ')
  const message = `${what}: ${named}${values.size > MAX_NAMED ? ' and others' : ''}`
  return { rule: 'not-a-number', severity: 'warning', line, group, heading, message }
}
