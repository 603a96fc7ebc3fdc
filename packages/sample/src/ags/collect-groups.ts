import type { AgsGroup, Dictionary, HeadingDefinition } from '@groundsheet/ags'
import type { Entry, Row } from '../records/entry.ts'
import { formatValue } from './format-value.ts'

/**
 * Entries gathered by group, the holes first, then in the order of the dictionary; headings are those in use,
 * keys always, in its order.
 */
export function collectGroups(entries: Iterable<Entry>, dictionary: Dictionary): AgsGroup[] {
  const rows = new Map<string, Row[]>()
  for (const [group, row] of entries) {
    const known = rows.get(group)
    if (known === undefined) rows.set(group, [row])
    else known.push(row)
  }
  for (const code of rows.keys())
    if (dictionary.group(code) === undefined) throw new TypeError(`${code} is not a group of the dictionary`)
  const codes = dictionary.groups.map(({ code }) => code)
  const isLocation = (code: string) => code === 'LOCA' || code === 'HOLE'
  return [...codes.filter(isLocation), ...codes.filter((code) => !isLocation(code))].flatMap((code) => {
    const found = rows.get(code)
    return found === undefined ? [] : [tabulate(code, found, dictionary.headings(code))]
  })
}

function tabulate(code: string, rows: readonly Row[], definitions: readonly HeadingDefinition[]): AgsGroup {
  const used = new Set(rows.flatMap((row) => Object.keys(row)))
  const headings = definitions.filter(({ heading, status }) => used.delete(heading) || status.includes('KEY'))
  if (used.size > 0) throw new TypeError(`${code} has no heading ${[...used].join(', ')}`)
  return {
    code,
    headings: headings.map(({ heading }) => heading),
    units: headings.map(({ unit }) => unit),
    types: headings.map(({ type }) => type ?? ''),
    rows: rows.map((row) => headings.map(({ heading, type }) => formatValue(row[heading] ?? '', type))),
    blocks: 1,
  }
}
