import type { DictionaryTables, GroupDefinition, HeadingDefinition } from './dictionary.ts'
import { nameHeading } from './name-heading.ts'

/** Rows of a table module: an empty first column repeats the one above. */
function* readRows(table: string): Generator<string[]> {
  let first = ''
  for (const line of table.trim().split('\n')) {
    const [own = '', ...cells] = line.split('\t')
    if (own !== '') first = own
    yield [first, ...cells]
  }
}

export function readGroups(table: string): Map<string, GroupDefinition> {
  const groups = new Map<string, GroupDefinition>()
  for (const [code = '', parent = '', keys = '', name = ''] of readRows(table)) {
    groups.set(code, {
      code,
      parent: parent === '' ? null : parent,
      name,
      keys: keys.split(' ').filter(Boolean),
    })
  }
  return groups
}

export function readHeadings(table: string, columns: readonly string[]): Map<string, HeadingDefinition[]> {
  const headings = new Map<string, HeadingDefinition[]>()
  const [type, unit] = [columns.indexOf('type'), columns.indexOf('unit')]
  for (const cells of readRows(table)) {
    const [group = '', heading = '', status = ''] = cells
    const definition = {
      heading,
      group,
      status,
      type: cells[type] ?? null,
      unit: cells[unit] ?? '',
      name: nameHeading(heading),
    }
    const known = headings.get(group)
    if (known) known.push(definition)
    else headings.set(group, [definition])
  }
  return headings
}

export function readCodes(table: string): DictionaryTables['codes'] {
  const codes = new Map<string, Map<string, string>>()
  for (const [heading = '', code = '', meaning = ''] of readRows(table)) {
    codes.set(heading, (codes.get(heading) ?? new Map<string, string>()).set(code, meaning))
  }
  return codes
}
