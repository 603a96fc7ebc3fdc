import { excerpt, testOfType, type TypeTest } from '@groundsheet/ags'
import type { RowCheck } from '../reading.ts'
import type { CreateTableCheck } from './table-check.ts'

const MAX_VALUE_LENGTH = 60

interface Column {
  readonly place: number
  readonly test: TypeTest
}

/** Values that do not have the form of their data type (AGS4 rule 8). AGS3 states no types. */
export const checkValues: CreateTableCheck = ({ report }) => ({
  block({ code: group, headings, units, types }) {
    const columns = headings
      .map((_, place) => ({ place, test: testOfType(types[place] ?? '', units[place] ?? '') }))
      .filter((column): column is Column => column.test !== undefined)
    if (columns.length === 0) return undefined

    function fault(value: string, place: number, line: number): void {
      const type = types[place] ?? ''
      const unit = units[place] ?? ''
      const form = ['DT', 'T'].includes(type)
        ? `${type} ${unit === '' ? '(UNIT does not state its form)' : unit}`
        : type
      const text = `${excerpt(value, MAX_VALUE_LENGTH)} is not of data type ${form}`
      report('valueOfType', { line, group, heading: headings[place] ?? null, text })
    }

    const check: RowCheck = (values, line) => {
      for (const { place, test } of columns) {
        const value = values[place] ?? ''
        if (value !== '' && !test(value)) fault(value, place, line)
      }
    }
    return check
  },
})
