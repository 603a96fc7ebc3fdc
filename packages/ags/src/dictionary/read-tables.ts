import type { DictionaryTables, GroupDefinition, HeadingDefinition } from './dictionary.ts'
import { nameHeading } from './name-heading.ts'
import { isInVersion, type Ags4Version } from './ags4-versions.ts'

/** Rows of a table module: an empty first column repeats the one above. */
function* readRows(table: string): Generator<string[]> {
  let first = ''
  for (const line of table.trim().split('\n')) {
    const [own = '', ...cells] = line.split('\t')
    if (own !== '') first = own
    yield [first, ...cells]
  }
}

/** Without a version, the groups of all versions together. */
export function readGroups(table: string, version?: Ags4Version): Map<string, GroupDefinition> {
  const groups = new Map<string, GroupDefinition>()
  for (const [code = '', parent = '', keys = '', name = '', versions = ''] of readRows(table)) {
    if (version !== undefined && !isInVersion(versions, version)) continue
    groups.set(code, {
      code,
      parent: parent === '' ? null : parent,
      name,
      keys: keys.split(' ').filter(Boolean),
    })
  }
  return groups
}

/** Without a version, the headings of all versions together. */
export function readHeadings(
  table: string,
  columns: readonly string[],
  version?: Ags4Version,
): Map<string, HeadingDefinition[]> {
  const headings = new Map<string, HeadingDefinition[]>()
  const [type, unit] = [columns.indexOf('type'), columns.indexOf('unit')]
  const versions = columns.indexOf('versions')
  for (const cells of readRows(table)) {
    const [group = '', heading = '', status = ''] = cells
    if (version !== undefined && !isInVersion(cells[versions] ?? '', version)) continue
    const definition = {
      heading,
      group,
      status,
      type: cells[type] ?? null,
      unit: cells[unit] ?? '',
      name: nameHeading(heading),
    }
    const known = headings.get(group)
    if (known === undefined) headings.set(group, [definition])
    else if (!known.some((other) => other.heading === heading)) known.push(definition)
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
