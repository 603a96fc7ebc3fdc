import { MAX_HEADINGS } from '../ags.ts'
import { nameHeading } from './name-heading.ts'
import {
  createDictionary,
  readStatus,
  type Dictionary,
  type GroupDefinition,
  type HeadingDefinition,
} from './dictionary.ts'

/** A row of DICT or ABBR, by heading. */
export type AgsRecord = Readonly<Record<string, string | undefined>>

/** No real chain of parents is as long; it bounds what following them costs. */
const MAX_PARENTS = 50

const LOCATION_KEYS = { LOCA_ID: 'LOCA', HOLE_ID: 'HOLE' } as const

/**
 * The dictionary with what a file's own DICT and ABBR rows add (AGS4 rules 16 and 18; the AGS3 columns have
 * the same names). Groups of the standard keep their parent, and get the keys that the file adds. A new group
 * whose parent is missing, unknown or its own descendant belongs to the locations group when it has its key,
 * else to nothing. So following parents always ends. Where rows differ, the last that says something is used,
 * as in deliveries that come one after the other. Of a group with more than MAX_HEADINGS headings the first
 * are known, since the parser keeps no more either.
 */
export function extendDictionary(
  base: Dictionary,
  dictRows: Iterable<AgsRecord>,
  abbrRows: Iterable<AgsRecord>,
): Dictionary {
  const stated = Map.groupBy(Array.from(dictRows, readDictRow), ({ group }) => group)
  stated.delete('')
  const headings = addHeadings(base, stated)
  const groups = addGroups(base, stated, headings)
  const codes = readAbbreviations(abbrRows)
  const united = new Map<string, ReadonlyMap<string, string>>()
  return {
    ...createDictionary({ groups, headings, codes }),
    headings: (group) => headings.get(group) ?? base.headings(group),
    meaning: (heading, code) => codes.get(heading)?.get(code) ?? base.meaning(heading, code),
    codes(heading) {
      const known = united.get(heading) ?? uniteCodes(codes.get(heading), base.codes(heading))
      united.set(heading, known)
      return known
    },
  }
}

type DictRow = ReturnType<typeof readDictRow>

function readDictRow(row: AgsRecord) {
  const read = (heading: string) => row[heading]?.trim() ?? ''
  return {
    isGroup: read('DICT_TYPE').toUpperCase() === 'GROUP',
    group: read('DICT_GRP').toUpperCase(),
    heading: read('DICT_HDNG').toUpperCase(),
    status: readStatus(read('DICT_STAT')),
    type: read('DICT_DTYP') || null,
    unit: read('DICT_UNIT'),
    description: read('DICT_DESC'),
    parent: read('DICT_PGRP').toUpperCase() || null,
  }
}

/** The headings of every group that the file mentions, those of the standard first. */
function addHeadings(
  base: Dictionary,
  stated: ReadonlyMap<string, DictRow[]>,
): Map<string, HeadingDefinition[]> {
  const headings = new Map<string, HeadingDefinition[]>()
  for (const [group, rows] of stated) {
    const standard = new Map(base.headings(group).map((definition) => [definition.heading, definition]))
    const united = new Map(standard)
    for (const row of rows.filter(({ isGroup, heading }) => !isGroup && heading !== '')) {
      if (united.size >= MAX_HEADINGS && !united.has(row.heading)) continue
      const stated = stateHeading(row, united.get(row.heading))
      const known = standard.get(row.heading)
      united.set(row.heading, known === undefined ? stated : { ...known, name: known.name ?? stated.name })
    }
    headings.set(group, [...united.values()])
  }
  return headings
}

function stateHeading(row: DictRow, before: HeadingDefinition | undefined): HeadingDefinition {
  const { heading, group, status, type, unit, description } = row
  return {
    heading,
    group,
    status: status || (before?.status ?? 'OTHER'),
    type: type ?? before?.type ?? null,
    unit: unit || (before?.unit ?? ''),
    name: description || (before?.name ?? nameHeading(heading)),
  }
}

function addGroups(
  base: Dictionary,
  stated: ReadonlyMap<string, DictRow[]>,
  headings: ReadonlyMap<string, readonly HeadingDefinition[]>,
): Map<string, GroupDefinition> {
  const groups = new Map(base.groups.map((group) => [group.code, group]))
  for (const [code, rows] of stated) {
    const known = base.group(code)
    const own = new Set(rows.filter(isKey).map(({ heading }) => heading))
    // In the order of the headings, since the order of DICT rows differs between deliveries.
    const ordered = (headings.get(code) ?? []).flatMap(({ heading }) => (own.has(heading) ? [heading] : []))
    const keys = unite(unite(known?.keys ?? [], ordered), [...own]).slice(0, MAX_HEADINGS)
    const ofGroup = rows.filter(({ isGroup }) => isGroup)
    const parent = known ? known.parent : (ofGroup.findLast((row) => row.parent !== null)?.parent ?? null)
    const name = known?.name ?? ofGroup.findLast(({ description }) => description !== '')?.description ?? ''
    groups.set(code, { code, parent, name, keys })
  }
  for (const group of groups.values()) {
    if (base.group(group.code) || leadsUp(group, groups)) continue
    groups.set(group.code, { ...group, parent: findLocationParent(group, headings, base) })
  }
  return groups
}

function isKey({ heading, status }: DictRow): boolean {
  return heading !== '' && status.includes('KEY')
}

function unite(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])]
}

/** Whether the group has a parent, and following parents from there ends. */
function leadsUp({ code, parent }: GroupDefinition, groups: ReadonlyMap<string, GroupDefinition>): boolean {
  const passed = new Set([code])
  for (let next = parent; next !== null;) {
    const group = groups.get(next)
    if (!group || passed.has(next) || passed.size > MAX_PARENTS) return false
    passed.add(next)
    next = group.parent
  }
  return parent !== null
}

function findLocationParent(
  { code, keys }: GroupDefinition,
  headings: ReadonlyMap<string, readonly HeadingDefinition[]>,
  base: Dictionary,
): string | null {
  const names = unite(
    keys,
    (headings.get(code) ?? []).map(({ heading }) => heading),
  )
  for (const [key, group] of Object.entries(LOCATION_KEYS)) {
    if (names.includes(key) && base.group(group) && code !== group) return group
  }
  return null
}

/** The file's own first, then the others of the standard. */
function uniteCodes(
  own: ReadonlyMap<string, string> = new Map(),
  standard: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const united = new Map(own)
  for (const [code, meaning] of standard) if (!united.has(code)) united.set(code, meaning)
  return united
}

/** A meaning that is empty, says that there is none, or is the code once more is left out. */
function readAbbreviations(rows: Iterable<AgsRecord>): Map<string, Map<string, string>> {
  const codes = new Map<string, Map<string, string>>()
  for (const row of rows) {
    const heading = row.ABBR_HDNG?.trim().toUpperCase() ?? ''
    const code = row.ABBR_CODE?.trim() ?? ''
    const meaning = row.ABBR_DESC ?? ''
    if (heading === '' || code === '' || ['', code].includes(meaning.trim()) || NO_MEANING.test(meaning))
      continue
    const list = codes.get(heading) ?? new Map<string, string>()
    codes.set(heading, list.set(code, meaning))
  }
  return codes
}

/** What export programs write in ABBR for a code that nobody described. */
const NO_MEANING = /^\s*(?:undefined|(?:no code|not) defined)\.?\s*$/i
