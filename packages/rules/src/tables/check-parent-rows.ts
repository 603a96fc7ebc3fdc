import { createKeyHash, hashKey, KeyTable, MAX_KEYS, type AgsBlock, type HashKey } from '@groundsheet/ags'
import { PendingParentKeys } from '../pending-parent-keys.ts'
import { keyText } from '../key-text.ts'
import type { FilePass } from '../file-pass.ts'
import type { BlockKeys } from './block-keys.ts'
import { KeyUnits } from './key-units.ts'
import { NamelessGroups } from './nameless-groups.ts'
import { describeLinks, linkOf, linksOf, mayBeParent, type Link } from './parent-links.ts'
import { reportParentGroups, type StatedHeadings } from './report-parent-groups.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'

/**
 * Rows whose parent row is not in the file (AGS4 rule 10c). Parents may come behind their children, so keys
 * that were not there yet are kept as hashes until the end. Keys in different units compare by value.
 */
export const checkParentRows: CreateTableCheck = ({ definitions, report, keysOf }) => {
  let met = nothingMet()
  const nameless = new NamelessGroups()
  const headingsOf = new Map<string, StatedHeadings>()
  const units = new KeyUnits()

  const gather: FilePass = (block) => {
    const { code, headings } = block
    met.assumed.set(code, met.assumed.get(code) ?? describeLinks(definitions, code))
    noteHeadings(headingsOf, block)
    units.note(block)
    const own = keysOf(block)
    const ownKeys = definitions.linkKeys(code)
    const noteOwn = mayBeParent(definitions, code)
      ? noteKeys(tableOf(met.rows, code), own, units.hashOf(code, ownKeys, block), ownKeys.length)
      : null
    const link = linkOf(definitions, code)
    const up = link?.keys.map((key) => headings.indexOf(key)) ?? [-1]
    const parents = link === null ? null : tableOf(met.rows, link.parent)
    const waiting = pendingOf(met.awaited, code)
    const above = own.startingWith(up)
    const hashValues = units.hashLink(link, block)
    const isChild = parents !== null && !up.includes(-1)
    const blank = link === null ? 0 : hashWithoutName(link)
    const hasSampleId = sampleIdCheck(block)
    let isBlank = false
    const noteName = nameless.rowCheck(block, ownKeys)
    return (values, line) => {
      noteName?.(values, line)
      noteOwn?.(values)
      if (!isChild) return
      if (above.read(values) < up.length) {
        const hash = hashValues?.(values) ?? above.hash(up.length)
        isBlank = hash === blank
        if (!isBlank && !parents.has(hash)) waiting.note(hash)
      }
      if (isBlank && !hasSampleId(values)) met.unnamed.add(code)
    }
  }

  function mayHaveOrphans(code: string): boolean {
    const link = linkOf(definitions, code)
    if (link === null) return false
    const parents = met.rows.get(link.parent)
    const isKnown = isComplete(link, headingsOf.get(link.parent)?.headings, parents)
    return isKnown && (met.unnamed.has(code) || met.awaited.get(code)?.mayLack(parents) === true)
  }

  const reportRows: FilePass = (block) => {
    const link = linkOf(definitions, block.code)
    if (link === null || !mayHaveOrphans(block.code)) return undefined
    const places = link.keys.map((key) => block.headings.indexOf(key))
    if (places.includes(-1)) return undefined
    return reportOrphans({
      block,
      link,
      places,
      parents: met.rows.get(link.parent),
      hashOf: units.hashLink(link, block) ?? createKeyHash(places),
      meant: nameless.text(link),
      report,
    })
  }

  return {
    block: gather,
    *further() {
      const changed = [...met.assumed].some(([code, text]) => describeLinks(definitions, code) !== text)
      const isByValue = units.decide(linksOf(definitions, headingsOf.keys()), definitions.standard)
      if (isByValue || changed) {
        met = nothingMet()
        nameless.clear()
        yield { gather }
      }
      reportParentGroups({ definitions, report }, headingsOf)
      if ([...headingsOf.keys()].some(mayHaveOrphans)) yield { report: reportRows }
    },
  }
}

const nothingMet = () => ({
  rows: new Map<string, KeyTable>(),
  awaited: new Map<string, PendingParentKeys>(),
  /** Groups with rows that name no parent where they should. */
  unnamed: new Set<string>(),
  /** What was known of links when a group was met. */
  assumed: new Map<string, string>(),
})

/**
 * Notes rows of a parent by the first `count` keys as they stand, and by value where units differ
 * (`hashValues`).
 */
function noteKeys(
  table: KeyTable,
  keys: BlockKeys,
  hashValues: HashKey | null,
  count: number,
): (values: readonly string[]) => void {
  return (values) => {
    if (keys.read(values) >= count || table.size >= MAX_KEYS) return
    table.note(keys.hash(count))
    if (hashValues !== null) table.note(hashValues(values))
  }
}

interface OrphanSearch {
  readonly block: AgsBlock
  readonly link: Link
  /** Columns of the keys of the link. */
  readonly places: readonly number[]
  /** Undefined: there is no row of the parent group. */
  readonly parents: KeyTable | undefined
  readonly hashOf: HashKey
  /** What is added to the name of the parent in messages. */
  readonly meant: string
  readonly report: TableContext['report']
}

/** Reports each row of a block whose parent row is not there. */
function reportOrphans(search: OrphanSearch): ReturnType<FilePass> {
  const { block, link, places, parents, hashOf, meant, report } = search
  const { code: group } = block
  const blank = hashWithoutName(link)
  const hasSampleId = sampleIdCheck(block)
  return (values, line) => {
    if (blank !== 0 && (values[places[0] ?? -1] ?? '').trim() === '') {
      const [heading = null] = link.keys
      const text = `${link.parent}${meant}`
      if (!hasSampleId(values)) report('emptyParentKey', { line, group, heading, text })
      return
    }
    if (parents?.has(hashOf(values)) !== false) return
    const key = keyText(link.keys, places, values)
    report('missingParent', { line, group, text: `${link.parent} with ${key}${meant}` })
  }
}

/** The hash of rows that name no hole; 0, which no hash is, where the parent is none. */
function hashWithoutName({ keys: [first = '', ...others] }: Link): number {
  return HOLE_NAMES.includes(first) && others.length === 0 ? hashKey([], [-1]) : 0
}

const HOLE_NAMES = ['LOCA_ID', 'HOLE_ID']

/** Samples with an identifier of their own may stand without a hole. */
function sampleIdCheck({ headings }: AgsBlock): (values: readonly string[]) => boolean {
  const place = headings.indexOf('SAMP_ID')
  return place === -1 ? () => false : (values) => (values[place] ?? '') !== ''
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

function pendingOf(pending: Map<string, PendingParentKeys>, code: string): PendingParentKeys {
  const ofGroup = pending.get(code) ?? new PendingParentKeys()
  pending.set(code, ofGroup)
  return ofGroup
}

function noteHeadings(
  headingsOf: Map<string, StatedHeadings>,
  { code, headings, line, stated }: AgsBlock,
): void {
  const known = headingsOf.get(code) ?? { headings: new Set(), line: stated.headingLine ?? line }
  headingsOf.set(code, known)
  for (const heading of headings) known.headings.add(heading)
}
