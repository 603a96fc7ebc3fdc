import type { StoredHeading, StoredTable } from '../../store/stored-table.ts'
import { nameHeading, type HeadingDefinition } from '@groundsheet/ags'
import type { Dictionary, DictionaryHeading, DictionaryTable } from '@groundsheet/contract'
import { parentsOf, type ProjectTerms } from './open-tables.ts'

type AddressableTable = StoredTable & { readonly code: string }

type StoredRecord = ReadonlyMap<string, string>

/** Rows of the groups that define units and data types. */
export interface DefinedTerms {
  readonly units: readonly StoredRecord[]
  readonly types: readonly StoredRecord[]
}

/** The dictionary of a project in the API: tables that can be fetched, under the codes they are sent with. */
export function projectDictionary(
  tables: readonly StoredTable[],
  terms: ProjectTerms,
  { units, types }: DefinedTerms,
): Dictionary {
  const addressable = tables.filter(isAddressable)
  return {
    tables: addressable.map((table) => describeTable(table, terms)),
    codes: describeCodes(addressable, terms),
    units: wordsOf(units, 'UNIT_UNIT', 'UNIT_DESC'),
    types: wordsOf(types, 'TYPE_TYPE', 'TYPE_DESC'),
  }
}

/** Of rows of the same term the first with a description counts. */
function wordsOf(records: readonly StoredRecord[], term: string, words: string): Record<string, string> {
  const found = new Map<string, string>()
  for (const record of records) {
    const [name, text] = [record.get(term) ?? '', record.get(words) ?? '']
    if (name !== '' && text !== '' && !found.has(name)) found.set(name, text)
  }
  return Object.fromEntries(found)
}

function isAddressable(table: StoredTable): table is AddressableTable {
  return table.addressable && table.rows > 0 && table.code !== null
}

function describeTable(table: AddressableTable, terms: ProjectTerms): DictionaryTable {
  const { dictionary, publicCodes } = terms
  const held = new Set(table.headings.map(({ heading }) => heading))
  const keys = dictionary.group(table.group)?.keys ?? []
  return {
    table: table.code,
    name: table.name,
    parent: parentOf(table.group, terms),
    keys: keys.flatMap((heading) => (held.has(heading) ? (publicCodes.fieldCode(heading) ?? []) : [])),
    headings: describeHeadings(table, terms),
  }
}

/** The first parent named in the rows, else the hole itself. */
function parentOf(group: string, terms: ProjectTerms): string | null {
  if (group === terms.locationsGroup) return null
  return parentsOf(group, terms)[0]?.table ?? terms.publicCodes.tableCode(terms.locationsGroup)
}

function describeHeadings(
  { group, headings }: AddressableTable,
  { dictionary, publicCodes }: ProjectTerms,
): DictionaryHeading[] {
  const definitions = new Map(
    dictionary.headings(group).map((definition) => [definition.heading, definition]),
  )
  const places = new Map([...definitions.keys()].map((heading, place) => [heading, place]))
  const placeOf = ({ heading }: StoredHeading) => places.get(heading) ?? places.size
  return [...headings]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .flatMap((stored) => {
      const code = publicCodes.fieldCode(stored.heading)
      return code === null ? [] : [describeHeading(code, stored, definitions.get(stored.heading))]
    })
}

/** Unit and type of the file, else of the dictionary. */
function describeHeading(
  code: string,
  { heading, unit, type }: StoredHeading,
  definition: HeadingDefinition | undefined,
): DictionaryHeading {
  return {
    heading: code,
    name: definition === undefined ? nameHeading(heading) : definition.name,
    unit: unit || (definition?.unit ?? ''),
    type: type || (definition?.type ?? null),
  }
}

function describeCodes(tables: readonly AddressableTable[], { dictionary, publicCodes }: ProjectTerms) {
  const headings = new Set(tables.flatMap((table) => table.headings.map(({ heading }) => heading)))
  const lists = [...headings].flatMap((heading) => {
    const [code, meanings] = [publicCodes.fieldCode(heading), dictionary.codes(heading)]
    return code === null || meanings.size === 0 ? [] : [[code, Object.fromEntries(meanings)] as const]
  })
  return Object.fromEntries(lists)
}
