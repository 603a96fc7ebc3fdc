import type { CreateCheck, RowCheck } from './check.ts'
import { hashKey, KeyTable, MOST_KEYS } from './key-table.ts'

/**
 * Key headings that are missing, keys that are there twice, required values that are empty (AGS4 rules 10a and 10b). Only rows of
 * one block are compared: a group that is repeated with other headings says more about the same things.
 */
export const checkKeys: CreateCheck = ({ dictionary, report }) => {
  const tables = new Map<string, KeyTable>()

  function checkDuplicates(group: string, headings: readonly string[], block: number): RowCheck | undefined {
    const keys = dictionary.group(group)?.keys ?? []
    const places = keys.map((key) => headings.indexOf(key)).filter((place) => place !== -1)
    if (places.length === 0) return undefined
    const table = tables.get(group) ?? new KeyTable()
    tables.set(group, table)
    return (values, line) => {
      if (table.size >= MOST_KEYS) {
        report('tooManyKeys', { line, group })
        return
      }
      const hash = hashKey(values, places)
      if (table.count(hash) !== block + 1) table.set(hash, block + 1)
      else report('duplicateKey', { line, group, text: places.map((place) => values[place]).join(', ') })
    }
  }

  function checkRequired(group: string, headings: readonly string[]): RowCheck | undefined {
    const required = dictionary.headings(group).filter(({ status }) => status.includes('REQUIRED'))
    const columns = required
      .map(({ heading }) => ({ heading, place: headings.indexOf(heading) }))
      .filter(({ place }) => place !== -1)
    if (columns.length === 0) return undefined
    return (values, line) => {
      for (const { heading, place } of columns) {
        if (values[place] === '') report('emptyRequired', { line, group, heading })
      }
    }
  }

  return {
    block({ code, headings, index, line }) {
      for (const key of dictionary.group(code)?.keys ?? []) {
        if (!headings.includes(key)) report('missingKeyHeading', { line, group: code, heading: key })
      }
      const duplicates = checkDuplicates(code, headings, index)
      const required = checkRequired(code, headings)
      return (values, row) => {
        duplicates?.(values, row)
        required?.(values, row)
      }
    },
  }
}
