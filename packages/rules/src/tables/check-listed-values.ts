import { copyString, excerpt, type AgsBlock } from '@groundsheet/ags'
import type { FilePass } from '../file-pass.ts'
import { joinedParts } from './joined-parts.ts'
import { createAgs3Lists, isSometimesCoded, type List } from './ags3-lists.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'
import type { TableRule } from './table-kinds.ts'

/** Different values that are kept until the lists are known; files with lists have some hundreds. */
const MAX_VALUES = 100_000

/**
 * A value of a column. `next` came below it before: codes often follow each other as in the hole before, and
 * comparing is quicker than looking up.
 */
interface MetValue {
  readonly text: string
  next: MetValue | null
}

/** By list and heading, the values met. */
type MetValues = ReadonlyMap<string, ReadonlyMap<string, MetValue>>

function createLists({ edition, definitions }: TableContext): readonly List[] {
  const fileSets: List = {
    kind: 'unknownFileSet',
    has: ({ code, headings }, place) => headings[place] === 'FILE_FSET' && code !== 'FILE',
    missing: (value) => (definitions.hasList('FILE') && !definitions.fileSets.has(value) ? [value] : []),
  }
  const isUnknownUnit = (value: string) => definitions.hasList('UNIT') && !definitions.units.has(value)
  const missingUnit = (value: string) => (isUnknownUnit(value) ? [value] : [])
  if (edition === 'AGS3') return [...createAgs3Lists(definitions, missingUnit), fileSets]
  return [
    {
      kind: 'unknownCode',
      has: ({ types }, place) => types[place] === 'PA',
      missing(value, heading) {
        const codes = definitions.codes.get(heading)
        if (!definitions.hasList('ABBR')) return []
        const isListed = (part: string) => codes?.has(part) === true
        const parts = joinedParts(value, definitions.concatenator, isListed)
        return parts.filter((part) => part !== '' && !isListed(part))
      },
    },
    { kind: 'unknownUnit', has: ({ types }, place) => types[place] === 'PU', missing: missingUnit },
    {
      kind: 'unknownType',
      has: ({ types }, place) => types[place] === 'PT',
      missing: (value) => (definitions.hasList('TYPE') && !definitions.types.has(value) ? [value] : []),
    },
    fileSets,
  ]
}

/** Abbreviations, units, types and file sets in values that no group lists (AGS 4 rules 15 to 17, 20). */
export const checkListedValues: CreateTableCheck = (context) => {
  const { edition, definitions, report } = context
  const met = new Map<string, Map<string, MetValue>>()
  const lists = createLists(context)
  let count = 0

  function columnsOf(block: AgsBlock) {
    return block.headings.flatMap((heading, place) => {
      const list = lists.find((candidate) => candidate.has(block, place))
      return list ? [{ list, heading, place, name: `${list.kind} ${heading}` }] : []
    })
  }

  const gather: FilePass = (block) => {
    const columns = columnsOf(block).map(({ place, name }) => {
      const values = met.get(name) ?? new Map<string, MetValue>()
      met.set(name, values)
      return { place, values, last: metValue('') }
    })
    if (columns.length === 0) return undefined
    return (row) => {
      for (const column of columns) {
        const value = row[column.place] ?? ''
        const { last } = column
        if (value === '' || value === last.text) continue
        column.last = last.next?.text === value ? last.next : noteValue(column.values, value)
        if (count <= MAX_VALUES) last.next = column.last
      }
    }
  }

  function noteValue(values: Map<string, MetValue>, value: string): MetValue {
    const known = values.get(value)
    if (known !== undefined) return known
    const added = metValue(copyString(value))
    if (count++ < MAX_VALUES) values.set(added.text, added)
    else report('tooMuch', { line: null, text: 'different codes' })
    return added
  }

  /** Only columns with a value that is not listed; all where not every value was kept. */
  const reportRowsOf =
    (unlisted: ReadonlySet<string>): FilePass =>
    (block) => {
      const columns = columnsOf(block).filter(({ name }) => count > MAX_VALUES || unlisted.has(name))
      if (columns.length === 0) return undefined
      return (row, line) => {
        for (const { place, heading, list } of columns) {
          const value = row[place] ?? ''
          if (value === '') continue
          for (const part of list.missing(value, heading))
            report(list.kind, { line, group: block.code, heading, text: excerpt(part, 60) })
        }
      }
    }

  function reportMissingLists(): void {
    const isUsed = (kind: TableRule) =>
      columnsOfKind(met, kind).some(
        ({ name, values }) => values.size > 0 && (edition === 'AGS4' || !isSometimesCoded(name)),
      )
    if (isUsed('unknownCode') && !definitions.present.has('ABBR'))
      report('missingAbbr', { line: null, group: 'ABBR' })
    if (isUsed('unknownTestCode') && !definitions.present.has('CODE'))
      report('missingTestCodes', { line: null, group: 'CODE' })
    if (isUsed('unknownFileSet') && !definitions.hasList('FILE'))
      report('missingFiles', { line: null, group: 'FILE' })
  }

  return {
    block: gather,
    *further() {
      reportMissingLists()
      reportJoined(met, context)
      const unlisted = findUnlisted(lists, met)
      if (unlisted.size > 0) yield { report: reportRowsOf(unlisted) }
    },
  }
}

const metValue = (text: string): MetValue => ({ text, next: null })

/** The names of those columns that have a value which is not listed. */
function findUnlisted(lists: readonly List[], met: MetValues): ReadonlySet<string> {
  const unlistedOf = (list: List) =>
    columnsOfKind(met, list.kind)
      .filter(({ heading, values }) =>
        [...values.keys()].some((value) => list.missing(value, heading).length > 0),
      )
      .map(({ name }) => name)
  return new Set(lists.flatMap(unlistedOf))
}

/** Headings whose values are of one kind of list, with those that were met. */
function columnsOfKind(met: MetValues, kind: TableRule) {
  const prefix = `${kind} `
  return [...met].flatMap(([name, values]) =>
    name.startsWith(prefix) ? [{ name, heading: name.slice(prefix.length), values }] : [],
  )
}

/** The first codes that are joined while TRAN does not say how; one that is listed as a whole is not. */
function reportJoined(met: MetValues, { edition, definitions, report }: TableContext): void {
  if (edition === 'AGS3' || !definitions.tranLacks('TRAN_RCON')) return
  for (const { heading, values } of columnsOfKind(met, 'unknownCode')) {
    const codes = definitions.codes.get(heading)
    const isListed = (code: string) => codes?.has(code) === true
    const joined = [...values.keys()].find(
      (value) => !isListed(value) && joinedParts(value, '', isListed).length > 1,
    )
    if (joined === undefined) continue
    const place = { line: definitions.tranHeadingLine, group: 'TRAN', heading: 'TRAN_RCON' }
    report('noConcatenator', { ...place, text: `${heading} ${excerpt(joined, 60)}` })
    return
  }
}
