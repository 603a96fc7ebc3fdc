import type { ExportTable } from '../source.ts'

/** What a file uses and has to define: units, data types, and codes by heading. In the order they are met. */
export interface UsedTerms {
  readonly units: Set<string>
  readonly types: Set<string>
  readonly codes: Map<string, Set<string>>
}

/** One pass over every row with a column whose values are listed elsewhere: PU in UNIT, PT in TYPE, PA in ABBR. */
export async function findUsedTerms(tables: readonly ExportTable[]): Promise<UsedTerms> {
  const used: UsedTerms = { units: new Set(), types: new Set(), codes: new Map() }
  for (const table of tables) {
    for (const { unit, type } of table.headings) {
      used.units.add(unit)
      used.types.add(type)
    }
    const lists = table.headings.flatMap((heading, place) => {
      const list = listOf(used, heading)
      return list === null ? [] : [{ list, place }]
    })
    if (lists.length === 0) continue
    for await (const row of table.rows()) for (const { list, place } of lists) list.add(row[place] ?? '')
  }
  for (const list of [used.units, used.types, ...used.codes.values()]) list.delete('')
  return used
}

function listOf(used: UsedTerms, { heading, type }: { heading: string; type: string }): Set<string> | null {
  if (type === 'PU') return used.units
  if (type === 'PT') return used.types
  if (type !== 'PA') return null
  const list = used.codes.get(heading) ?? new Set<string>()
  used.codes.set(heading, list)
  return list
}
