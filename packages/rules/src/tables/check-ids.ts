import { createKeyHash, excerpt, type AgsBlock } from '@groundsheet/ags'
import { RepeatedHashes } from '../repeated-hashes.ts'
import type { FilePass } from '../file-pass.ts'
import type { CreateTableCheck } from './table-check.ts'

/**
 * Places of the columns of type ID that name rows of the group itself: SAMP_ID in SAMP, not in a test's
 * group.
 */
function ownIds({ code, headings, types }: AgsBlock): number[] {
  return headings.flatMap((heading, place) =>
    types[place] === 'ID' && heading.startsWith(`${code}_`) ? [place] : [],
  )
}

/** Identifiers that several rows have (AGS4 rule 8, data type ID). */
export const checkIds: CreateTableCheck = ({ report }) => {
  const seen = new Map<string, RepeatedHashes>()

  const reportRows: FilePass = (block) => {
    const { code: group, headings } = block
    const columns = ownIds(block).flatMap((place) => {
      const heading = headings[place] ?? ''
      const ids = seen.get(heading)
      return ids === undefined || ids.isEmpty ? [] : [{ place, heading, ids, hashOf: createKeyHash([place]) }]
    })
    if (columns.length === 0) return undefined
    return (values, line) => {
      for (const { place, heading, ids, hashOf } of columns) {
        const value = values[place] ?? ''
        if (value !== '' && ids.has(hashOf(values)))
          report('idTwice', { line, group, heading, text: excerpt(value, 60) })
      }
    }
  }

  return {
    block(block) {
      const columns = ownIds(block).map((place) => {
        const heading = block.headings[place] ?? ''
        const ids = seen.get(heading) ?? new RepeatedHashes()
        seen.set(heading, ids)
        return { place, hashOf: createKeyHash([place]), ids }
      })
      if (columns.length === 0) return undefined
      return (values) => {
        for (const { place, hashOf, ids } of columns) if (values[place] !== '') ids.add(hashOf(values))
      }
    },
    *further() {
      if ([...seen.values()].some((ids) => !ids.isEmpty)) yield { report: reportRows }
    },
  }
}
