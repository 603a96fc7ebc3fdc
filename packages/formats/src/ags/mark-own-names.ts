import { dictionaryOf, type AgsRecord } from '@groundsheet/ags'
import type { ExportTable } from '../source.ts'

/**
 * The tables of an AGS3 file with the names that are marked as the sender's own: those that its DICT or no
 * standard defines.
 */
export function markOwnNames(
  tables: readonly ExportTable[],
  definitions: readonly AgsRecord[],
): ExportTable[] {
  const standard = dictionaryOf('AGS3')
  const defined = new Set(definitions.map(({ DICT_GRP = '', DICT_HDNG = '' }) => nameOf(DICT_GRP, DICT_HDNG)))
  return tables.map((table) => {
    const { group } = table
    const isKnown = (heading: string) =>
      [group, heading.split('_')[0] ?? ''].some((of) =>
        standard.headings(of).some((known) => known.heading === heading),
      )
    const names = table.headings.map(({ heading }) => heading)
    // A heading that was read without its `*` has the mark in its name already.
    const own = names.filter(
      (heading) => !heading.startsWith('?') && (!isKnown(heading) || defined.has(nameOf(group, heading))),
    )
    const isGroup = standard.group(group) === undefined || defined.has(nameOf(group, ''))
    return { ...table, own: { isGroup, headings: new Set(own) } }
  })
}

const nameOf = (group: string, heading: string): string => `${group.trim()} ${heading.trim()}`.toUpperCase()
