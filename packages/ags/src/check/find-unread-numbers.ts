import { locationsGroup, type AgsBlock, type AgsHandler, type Diagnostic } from '../ags.ts'
import { excerpt } from '../diagnostic-collector.ts'
import { isMissingValue } from '../missing-value.ts'
import { HOLE_NUMBERS } from '../hole-numbers.ts'
import { NUMBER, testOfType, type TypeTest } from './data-types.ts'

/** Values that are named in a message. */
const MAX_NAMED_VALUES = 5
const MAX_SHOWN_CHARACTERS = 40

interface Column {
  readonly group: string
  readonly heading: string
  readonly place: number
  readonly read: (text: string) => number | null
  /** Rule 8 of its data type; undefined: any text is of that type. */
  readonly test: TypeTest | undefined
}

interface Unread {
  readonly group: string
  readonly heading: string
  /** They are numbers, and no latitude or longitude is that large. */
  readonly isOutside: boolean
  readonly line: number
  readonly values: Set<string>
  count: number
}

/**
 * Coordinates, levels and depths of holes that an import does not read and leaves out. Text in a column of
 * numbers is left to rule 8; AGS3 states no types.
 */
export function findUnreadNumbers(): AgsHandler & { end(): Diagnostic[] } {
  const found = new Map<string, Unread>()
  let columns: readonly Column[] = []
  return {
    block(block) {
      columns = block.code === locationsGroup(block.stated.edition) ? columnsOf(block) : []
    },
    row(values, line) {
      for (const { group, heading, place, read, test } of columns) {
        const value = values[place]?.trim() ?? ''
        const isOutside = NUMBER.test(value)
        if (read(value) !== null || isMissingValue(value) || (!isOutside && test?.(value) === false)) continue
        const key = `${heading} ${isOutside}`
        const unread = found.get(key) ?? { group, heading, line, isOutside, values: new Set(), count: 0 }
        found.set(key, unread)
        unread.count++
        if (unread.values.size <= MAX_NAMED_VALUES) unread.values.add(excerpt(value, MAX_SHOWN_CHARACTERS))
      }
    },
    diagnostic: () => undefined,
    end: () => [...found.values()].map(describe),
  }
}

const columnsOf = ({ code: group, headings, types, units }: AgsBlock): Column[] =>
  Object.values(HOLE_NUMBERS).flatMap(({ name, read }) => {
    const heading = `${group}_${name}`
    const place = headings.indexOf(heading)
    const test = testOfType(types[place] ?? '', units[place] ?? '')
    return place === -1 ? [] : [{ group, heading, place, read, test }]
  })

/** What to do about values that are no numbers. */
export const NO_NUMBER_ADVICE = 'Write a number, without a unit or other text, or leave the value empty'

/** What to do about numbers that no latitude or longitude has. */
export const OUTSIDE_ADVICE =
  'State latitudes from -90 to 90 and longitudes from -180 to 180 degrees; grid coordinates belong in the ' +
  'headings of eastings and northings'

function describe({ group, heading, line, isOutside, values, count }: Unread): Diagnostic {
  const [one, several] = isOutside
    ? ['1 value is out of range', 'values are out of range']
    : ['1 value is not read as a number', 'values are not read as numbers']
  const what = count === 1 ? one : `${count} ${several}`
  const named = [...values].slice(0, MAX_NAMED_VALUES).join(', ')
  const message = `${what}: ${named}${values.size > MAX_NAMED_VALUES ? ' and others' : ''}`
  const advice = isOutside ? OUTSIDE_ADVICE : NO_NUMBER_ADVICE
  return { rule: 'not-a-number', severity: 'warning', line, group, heading, message, advice }
}
