import type { StoredHeading, StoredTable } from '../../store/stored-table.ts'
import type { WriteStore } from '../../store/write/write-store.ts'
import { isDeepStrictEqual } from 'node:util'
import {
  keyKind,
  type AgsRecord,
  type DeliveredBlock,
  type Dictionary,
  type StatedHeading,
} from '@groundsheet/ags'
import { compareHeadings } from '../rows/heading-order.ts'
import type { PublicCodes } from '../rows/public-codes.ts'
import type { ParentShape } from '../rows/row-text.ts'
import type { RowShape } from '../rows/row-shape.ts'
import { UserError } from '../../common/user-error.ts'

/** The groups and headings of a project, as defined by the dictionary, the file and the configuration. */
export interface ProjectTerms {
  readonly dictionary: Dictionary
  /** Without the DICT of the files. */
  readonly standard: Dictionary
  /** The rows that extended it. */
  readonly definitions: { readonly dict: readonly AgsRecord[]; readonly abbr: readonly AgsRecord[] }
  readonly publicCodes: PublicCodes
  /** LOCA and LOCA_ID, or HOLE and HOLE_ID. */
  readonly locationsGroup: string
  readonly locationHeading: string
}

export interface ProjectTable {
  readonly stored: StoredTable
  readonly shape: RowShape
}

/**
 * The tables of the project, with those of the new blocks; a repeated group is one table with all its
 * headings. `replace`: headings that are no longer delivered are removed. `decided`: unit and data type, by
 * group and heading; '' where they are as the newest block or the table states them.
 */
export async function openTables(
  store: WriteStore,
  projectSeq: number,
  terms: ProjectTerms,
  blocks: readonly DeliveredBlock[],
  replace: boolean,
  decided: ReadonlyMap<string, StatedHeading> = new Map(),
): Promise<Map<string, ProjectTable>> {
  const stored = new Map((await store.tables.all(projectSeq)).map((table) => [table.group, table]))
  const delivered = Map.groupBy(blocks, (block) => block.code)
  const groups = new Set([...stored.keys(), ...delivered.keys()])
  const describe = tableDescriber(terms)
  const tables = new Map<string, ProjectTable>()
  for (const group of groups) {
    const known = stored.get(group)
    const own = delivered.get(group)
    const kept = replace && own !== undefined ? [] : known?.headings
    const headings = inOneOrder(group, kept ?? [], own ?? [], terms).map((one) => {
      const { unit = '', type = '' } = decided.get(`${group} ${one.heading}`) ?? {}
      return { ...one, unit: unit || one.unit, type: type || one.type }
    })
    const table = await openTable(store, projectSeq, known, describe(group, headings))
    tables.set(group, { stored: table, shape: shapeOf(table, terms) })
  }
  checkCodes([...tables.values()], terms)
  return tables
}

/** Two groups or headings of one code would be indistinguishable in the API. Throws UserError. */
function checkCodes(tables: readonly ProjectTable[], { publicCodes }: ProjectTerms): void {
  const addressable = tables.filter(({ stored }) => stored.addressable)
  refuseRepeated(
    'tables',
    addressable.map(({ stored }) => ({ name: stored.group, code: stored.code })),
  )
  for (const { stored } of tables) {
    const fields = stored.headings.map(({ heading }) => ({
      name: heading,
      code: publicCodes.fieldCode(heading),
    }))
    refuseRepeated('fields', fields)
  }
}

function refuseRepeated(member: string, named: readonly { name: string; code: string | null }[]): void {
  const names = new Map<string, string>()
  for (const { name, code } of named) {
    const other = code === null ? undefined : names.get(code)
    if (code !== null && other !== undefined) {
      const renamed = name === code ? other : name
      throw new UserError(
        `company.json: ${member}.${renamed}.code: ${code} is taken; ${name} and ${other} would be one`,
      )
    }
    if (code !== null) names.set(code, name)
  }
}

/**
 * The headings as the files have them if all have the same ones in one order. Otherwise in that of rows,
 * which does not depend on the order of imports.
 */
function inOneOrder(
  group: string,
  known: readonly StoredHeading[],
  blocks: readonly DeliveredBlock[],
  { standard, locationHeading }: ProjectTerms,
): StoredHeading[] {
  const united = uniteHeadings(known, blocks)
  const names = united.map(({ heading }) => heading)
  const lists = [known.map(({ heading }) => heading), ...blocks.map(({ headings }) => headings)]
  if (lists.every((list) => list.length === 0 || isDeepStrictEqual([...new Set(list)], names))) return united
  const headings = standard.headings(group).map(({ heading }) => heading)
  const compare = compareHeadings({ group, locationHeading, standard: headings })
  return united.sort((a, b) => compare(a.heading, b.heading))
}

/** The newest delivery that states a unit or type counts. */
function uniteHeadings(known: readonly StoredHeading[], blocks: readonly DeliveredBlock[]): StoredHeading[] {
  const united = new Map(known.map((heading) => [heading.heading, heading]))
  for (const { headings, units, types, isOlder } of blocks) {
    for (const [column, heading] of headings.entries()) {
      const before = united.get(heading) ?? { unit: '', type: '' }
      const stated = { unit: units[column] ?? '', type: types[column] ?? '' }
      const [first, second] = isOlder ? [before, stated] : [stated, before]
      united.set(heading, { heading, unit: first.unit || second.unit, type: first.type || second.type })
    }
  }
  return [...united.values()]
}

/**
 * Whether the rows of a table are identified otherwise than `before`, as when a DICT arrives that defines its
 * keys.
 */
export function hasOtherKeys(
  stored: readonly StoredTable[],
  before: ProjectTerms,
  now: ProjectTerms,
): (table: ProjectTable) => boolean {
  const known = new Map(stored.map((table) => [table.group, table]))
  const identityIn = (terms: ProjectTerms, table: StoredTable) => {
    const { keys, keyKinds } = shapeOf(table, terms)
    return { keys, keyKinds }
  }
  return ({ stored: { group } }) => {
    const table = known.get(group)
    return table !== undefined && !isDeepStrictEqual(identityIn(before, table), identityIn(now, table))
  }
}

const UNKNOWN_HEADING_POSITION = 100_000

function tableDescriber(terms: ProjectTerms) {
  const { dictionary, standard, publicCodes, locationsGroup, locationHeading } = terms
  /** The locations group first, then the order of the dictionary, then groups not in it. */
  const positions = new Map(dictionary.groups.map(({ code }, index) => [code, index + 1]))
  positions.set(locationsGroup, 0)
  /** Of a table that is not sent, DICT is not sent either. */
  const nameOf = (group: string, code: string | null) =>
    publicCodes.tableName(group) ?? (code === null ? standard : dictionary).group(group)?.name ?? group
  return (group: string, headings: readonly StoredHeading[]) => ({
    group,
    code: publicCodes.tableCode(group),
    name: nameOf(group, publicCodes.tableCode(group)),
    addressable: headings.some(({ heading }) => heading === locationHeading),
    position: positions.get(group) ?? UNKNOWN_HEADING_POSITION,
    headings,
  })
}

async function openTable(
  store: WriteStore,
  projectSeq: number,
  known: StoredTable | undefined,
  table: Omit<StoredTable, 'seq' | 'rows'>,
): Promise<StoredTable> {
  if (known === undefined) return { ...table, seq: await store.tables.add(projectSeq, table), rows: 0 }
  const updated: StoredTable = { ...known, ...table }
  if (!isDeepStrictEqual(updated, known)) await store.tables.update(updated)
  return updated
}

export function shapeOf(table: StoredTable, terms: ProjectTerms): RowShape {
  // Sorted, since the order of DICT rows differs between deliveries and ids must not.
  const keys = (terms.dictionary.group(table.group)?.keys ?? []).toSorted()
  return {
    group: table.group,
    table: table.code ?? table.group,
    locationHeading: table.addressable ? terms.locationHeading : null,
    keys: keys.length === 0 ? null : keys,
    keyKinds: keyKindsOf(table, keys, terms),
    parents: table.addressable ? parentsOf(table.group, terms) : [],
    standard: terms.standard.headings(table.group).map(({ heading }) => heading),
    publicCodes: terms.publicCodes,
  }
}

function keyKindsOf(
  { group, headings }: StoredTable,
  keys: readonly string[],
  { dictionary }: ProjectTerms,
): RowShape['keyKinds'] {
  const identifying = keys.length === 0 ? headings.map(({ heading }) => heading) : keys
  const kinds = identifying.map((heading) => [heading, keyKind(dictionary, group, heading)] as const)
  return Object.fromEntries(kinds.filter(([, kind]) => kind !== 'text'))
}

/** Ancestors that belong to a hole and can be requested, nearest first, without the hole itself. */
export function parentsOf(group: string, { dictionary, publicCodes, ...terms }: ProjectTerms): ParentShape[] {
  const parents: ParentShape[] = []
  let parent = dictionary.group(group)?.parent ?? null
  while (parent !== null && parent !== terms.locationsGroup) {
    const definition = dictionary.group(parent)
    const table = publicCodes.tableCode(parent)
    if (table !== null && definition?.keys.includes(terms.locationHeading)) {
      const keys = definition.keys.flatMap((heading) => {
        const code = publicCodes.fieldCode(heading)
        return code === null ? [] : [{ heading, code }]
      })
      parents.push({ table, keys })
    }
    parent = definition?.parent ?? null
  }
  return parents
}
