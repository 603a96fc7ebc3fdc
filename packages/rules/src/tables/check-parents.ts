import { createKeyHash, excerpt, hashKey, KeyTable, MAX_KEYS, type AgsBlock } from '@groundsheet/ags'
import type { Reading } from '../reading.ts'
import type { CreateTableCheck } from './table-check.ts'

/** How the rows of a group name those of its parent. */
interface Link {
  readonly parent: string
  readonly keys: readonly string[]
}

/**
 * Rows whose parent row is not in the file (AGS4 rule 10c). Parents may come behind their children, so keys that were not
 * there yet are kept as hashes until the end.
 */
export const checkParents: CreateTableCheck = ({ definitions, report }) => {
  let rows = new Map<string, KeyTable>()
  let awaited = new Map<string, KeyTable>()
  let assumed = new Map<string, string>()
  const headingsOf = new Map<string, { headings: Set<string>; line: number | null }>()

  /** Groups of the standard belong to the project of the file without naming it in their rows. */
  function isTop(code: string, parent: string): boolean {
    return parent === 'PROJ' && definitions.isStandard(code)
  }

  function linkOf(code: string): Link | null {
    const parent = definitions.parent(code)
    if (parent === null || parent === '' || isTop(code, parent)) return null
    const keys = definitions.linkKeys(parent)
    return keys.length === 0 ? null : { parent, keys }
  }

  /** Groups of DICT may become parents by a definition that follows. */
  function mayBeParent(code: string): boolean {
    return (
      !definitions.isStandard(code) ||
      definitions.standard.groups.some(({ parent }) => parent === code) ||
      definitions.isUserParent(code)
    )
  }

  const describe = (code: string) =>
    `${definitions.linkKeys(code).join()} ${mayBeParent(code)} ${JSON.stringify(linkOf(code))}`

  function tableOf(tables: Map<string, KeyTable>, name: string): KeyTable {
    const table = tables.get(name) ?? new KeyTable()
    tables.set(name, table)
    return table
  }

  const gather: Reading = (block) => {
    const { code, headings } = block
    assumed.set(code, assumed.get(code) ?? describe(code))
    const known = headingsOf.get(code) ?? {
      headings: new Set(),
      line: block.stated.headingLine ?? block.line,
    }
    headingsOf.set(code, known)
    for (const heading of headings) known.headings.add(heading)
    const hashOwn = createKeyHash(definitions.linkKeys(code).map((key) => headings.indexOf(key)))
    const table = mayBeParent(code) ? tableOf(rows, code) : null
    const link = linkOf(code)
    const up = link?.keys.map((key) => headings.indexOf(key)) ?? [-1]
    const parents = link === null ? null : tableOf(rows, link.parent)
    const waiting = tableOf(awaited, code)
    const hashUp = createKeyHash(up)
    const isChild = parents !== null && !up.includes(-1)
    const blank = link === null ? 0 : hashWithoutParent(link)
    let last = 0
    return (values) => {
      if (table !== null && table.size < MAX_KEYS) table.note(hashOwn(values))
      if (!isChild) return
      const hash = hashUp(values)
      if (hash === last) return
      last = hash
      if (hash !== blank && !parents.has(hash) && waiting.size < MAX_KEYS) waiting.note(hash)
    }
  }

  /** Parents beyond the bound, or without all key headings, are unknown: nothing can be said of their children. */
  function isComplete({ parent, keys }: Link): boolean {
    const headings = headingsOf.get(parent)?.headings
    return keys.every((key) => headings?.has(key)) && (rows.get(parent)?.size ?? 0) < MAX_KEYS
  }

  function hasOrphans(code: string): boolean {
    const link = linkOf(code)
    if (link === null || !isComplete(link)) return false
    const parents = rows.get(link.parent)
    for (const { hash } of awaited.get(code)?.entries() ?? []) if (!parents?.has(hash)) return true
    return false
  }

  const reportRows: Reading = (block) => {
    const { code: group, headings }: AgsBlock = block
    const link = linkOf(group)
    if (link === null || !hasOrphans(group)) return undefined
    const parents = rows.get(link.parent)
    const places = link.keys.map((key) => headings.indexOf(key))
    if (places.includes(-1)) return undefined
    const blank = hashWithoutParent(link)
    const hashOf = createKeyHash(places)
    return (values, line) => {
      const hash = hashOf(values)
      if (hash === blank || parents?.has(hash) !== false) return
      const key = places.map((place) => values[place] ?? '').join(' | ')
      report('missingParent', { line, group, text: `${link.parent} for ${excerpt(key, 120)}` })
    }
  }

  function reportGroups(): void {
    for (const [group, { headings, line }] of headingsOf) {
      if (!definitions.isGroup(group)) {
        report('parentsUnchecked', { line, group, text: 'the group is not defined' })
        continue
      }
      const parent = definitions.parent(group)
      if (parent === null || isTop(group, parent)) continue
      if (parent === '') report('noParentStated', { line, group })
      else reportLink(group, parent, headings, line)
    }
  }

  function reportLink(
    group: string,
    parent: string,
    headings: ReadonlySet<string>,
    line: number | null,
  ): void {
    if (!definitions.present.has(parent)) {
      report('missingParentGroup', { line, group, text: parent })
      return
    }
    const keys = definitions.linkKeys(parent)
    if (keys.length === 0) report('parentWithoutKeys', { line, group, text: parent })
    const own = definitions.keys(group)
    const undefinedKeys = definitions.isStandard(group) ? [] : keys.filter((key) => !own.includes(key))
    for (const heading of undefinedKeys) report('parentKeyUndefined', { line, group, heading, text: parent })
    const parentHeadings = headingsOf.get(parent)?.headings
    const missing = keys.find((key) => !headings.has(key) || parentHeadings?.has(key) === false)
    if (missing !== undefined && undefinedKeys.length === 0)
      report('parentsUnchecked', { line, group, text: `key heading ${missing} is missing` })
  }

  return {
    block: gather,
    *further() {
      const changed = [...assumed].some(([code, text]) => describe(code) !== text)
      if (changed) {
        rows = new Map()
        awaited = new Map()
        assumed = new Map()
        yield gather
      }
      reportGroups()
      if ([...headingsOf.keys()].some(hasOrphans)) yield reportRows
    },
  }
}

/** The hash of rows that need no parent: samples may stand alone, without a location. A hash is never 0. */
function hashWithoutParent({ keys: [first, ...others] }: Link): number {
  return first === 'LOCA_ID' && others.length === 0 ? hashKey([], [-1]) : 0
}
