import { createKeyHash, hashKey, KeyTable, MAX_KEYS, type AgsBlock } from '@groundsheet/ags'
import { AwaitedKeys } from '../awaited-keys.ts'
import { keyText } from '../key-text.ts'
import type { Reading } from '../reading.ts'
import { NamelessGroups } from './nameless-groups.ts'
import { describeLinks, linkOf, mayBeParent, type Link } from './parent-links.ts'
import { reportParentGroups, type StatedHeadings } from './report-parent-groups.ts'
import type { CreateTableCheck } from './table-check.ts'

/**
 * Rows whose parent row is not in the file (AGS4 rule 10c). Parents may come behind their children, so keys
 * that were not there yet are kept as hashes until the end.
 */
export const checkParents: CreateTableCheck = ({ definitions, report, keysOf }) => {
  let rows = new Map<string, KeyTable>()
  let awaited = new Map<string, AwaitedKeys>()
  let assumed = new Map<string, string>()
  const nameless = new NamelessGroups()
  const headingsOf = new Map<string, StatedHeadings>()

  const gather: Reading = (block) => {
    const { code, headings } = block
    assumed.set(code, assumed.get(code) ?? describeLinks(definitions, code))
    noteHeadings(headingsOf, block)
    const own = keysOf(block)
    const ownCount = definitions.linkKeys(code).length
    const table = mayBeParent(definitions, code) ? tableOf(rows, code) : null
    const link = linkOf(definitions, code)
    const up = link?.keys.map((key) => headings.indexOf(key)) ?? [-1]
    const parents = link === null ? null : tableOf(rows, link.parent)
    const waiting = awaited.get(code) ?? new AwaitedKeys()
    awaited.set(code, waiting)
    const above = own.startingWith(up)
    const isChild = parents !== null && !up.includes(-1)
    const blank = link === null ? 0 : hashWithoutParent(link)
    const noteName = nameless.reading(block, definitions.linkKeys(code))
    return (values, line) => {
      noteName?.(values, line)
      if (table !== null && own.read(values) < ownCount && table.size < MAX_KEYS)
        table.note(own.hash(ownCount))
      if (!isChild || above.read(values) >= up.length) return
      const hash = above.hash(up.length)
      if (hash !== blank && !parents.has(hash)) waiting.note(hash)
    }
  }

  function mayHaveOrphans(code: string): boolean {
    const link = linkOf(definitions, code)
    if (link === null) return false
    const parents = rows.get(link.parent)
    const isKnown = isComplete(link, headingsOf.get(link.parent)?.headings, parents)
    return isKnown && awaited.get(code)?.mayLack(parents) === true
  }

  const reportRows: Reading = (block) => {
    const { code: group, headings }: AgsBlock = block
    const link = linkOf(definitions, group)
    if (link === null || !mayHaveOrphans(group)) return undefined
    const parents = rows.get(link.parent)
    const places = link.keys.map((key) => headings.indexOf(key))
    if (places.includes(-1)) return undefined
    const blank = hashWithoutParent(link)
    const hashOf = createKeyHash(places)
    const meant = nameless.text(link)
    return (values, line) => {
      const hash = hashOf(values)
      if (hash === blank || parents?.has(hash) !== false) return
      const key = keyText(link.keys, places, values)
      report('missingParent', { line, group, text: `${link.parent} with ${key}${meant}` })
    }
  }

  return {
    block: gather,
    *further() {
      const changed = [...assumed].some(([code, text]) => describeLinks(definitions, code) !== text)
      if (changed) {
        rows = new Map()
        awaited = new Map()
        nameless.clear()
        assumed = new Map()
        yield gather
      }
      reportParentGroups({ definitions, report }, headingsOf)
      if ([...headingsOf.keys()].some(mayHaveOrphans)) yield reportRows
    },
  }
}

/** The hash of rows that need no parent: samples may stand alone, without a location. A hash is never 0. */
function hashWithoutParent({ keys: [first, ...others] }: Link): number {
  return first === 'LOCA_ID' && others.length === 0 ? hashKey([], [-1]) : 0
}

/**
 * Parents beyond the bound, or without all key headings, are unknown: nothing can be said of their children.
 */
const isComplete = ({ keys }: Link, headings: ReadonlySet<string> | undefined, rows: KeyTable | undefined) =>
  keys.every((key) => headings?.has(key)) && (rows?.size ?? 0) < MAX_KEYS

function tableOf(tables: Map<string, KeyTable>, name: string): KeyTable {
  const table = tables.get(name) ?? new KeyTable()
  tables.set(name, table)
  return table
}

function noteHeadings(
  headingsOf: Map<string, StatedHeadings>,
  { code, headings, line, stated }: AgsBlock,
): void {
  const known = headingsOf.get(code) ?? { headings: new Set(), line: stated.headingLine ?? line }
  headingsOf.set(code, known)
  for (const heading of headings) known.headings.add(heading)
}
