import { copyString, excerpt, type AgsBlock } from '@groundsheet/ags'
import type { Reading } from '../reading.ts'
import { joinedParts } from './joined-parts.ts'
import { createAgs3Lists, isSometimesCoded, type List } from './ags3-lists.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'
import type { TableRule } from './table-kinds.ts'

/** Different values that are kept until the lists are known; files with lists have some hundreds. */
const MAX_VALUES = 100_000

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
    fileSets,
  ]
}

/** Abbreviations, units in values and file sets that their groups do not list (AGS4 rules 15, 16 and 20). */
export const checkListedValues: CreateTableCheck = (context) => {
  const { edition, definitions, report } = context
  /** By list and heading, the values met. */
  const met = new Map<string, Set<string>>()
  const lists = createLists(context)
  let count = 0

  function columnsOf(block: AgsBlock) {
    return block.headings.flatMap((heading, place) => {
      const list = lists.find((candidate) => candidate.has(block, place))
      return list ? [{ list, heading, place, name: `${list.kind} ${heading}` }] : []
    })
  }

  const gather: Reading = (block) => {
    const columns = columnsOf(block).map(({ place, name }) => {
      const values = met.get(name) ?? new Set<string>()
      met.set(name, values)
      return { place, values, last: '' }
    })
    if (columns.length === 0) return undefined
    return (row) => {
      for (const column of columns) {
        const value = row[column.place] ?? ''
        // Rows mostly have the code of the row above; comparing is quicker than looking up.
        if (value === '' || value === column.last) continue
        column.last = value
        const { values } = column
        if (values.has(value)) continue
        if (count++ < MAX_VALUES) values.add(copyString(value))
        else report('tooMuch', { line: null, text: 'different codes' })
      }
    }
  }

  /** Only columns with a value that is not listed; all where not every value was kept. */
  const reportRowsOf =
    (unlisted: ReadonlySet<string>): Reading =>
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
      if (unlisted.size > 0) yield reportRowsOf(unlisted)
    },
  }
}

/** The names of those columns that have a value which is not listed. */
function findUnlisted(
  lists: readonly List[],
  met: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const unlistedOf = (list: List) =>
    columnsOfKind(met, list.kind)
      .filter(({ heading, values }) => [...values].some((value) => list.missing(value, heading).length > 0))
      .map(({ name }) => name)
  return new Set(lists.flatMap(unlistedOf))
}

/** Headings whose values are of one kind of list, with those that were met. */
function columnsOfKind(met: ReadonlyMap<string, ReadonlySet<string>>, kind: TableRule) {
  const prefix = `${kind} `
  return [...met].flatMap(([name, values]) =>
    name.startsWith(prefix) ? [{ name, heading: name.slice(prefix.length), values }] : [],
  )
}

/** The first codes that are joined while TRAN does not say how; one that is listed as a whole is not. */
function reportJoined(
  met: ReadonlyMap<string, ReadonlySet<string>>,
  { edition, definitions, report }: TableContext,
): void {
  if (edition === 'AGS3' || !definitions.tranLacks('TRAN_RCON')) return
  for (const { heading, values } of columnsOfKind(met, 'unknownCode')) {
    const codes = definitions.codes.get(heading)
    const isListed = (code: string) => codes?.has(code) === true
    const joined = [...values].find(
      (value) => !isListed(value) && joinedParts(value, '', isListed).length > 1,
    )
    if (joined === undefined) continue
    const place = { line: definitions.tranHeadingLine, group: 'TRAN', heading: 'TRAN_RCON' }
    report('noConcatenator', { ...place, text: `${heading} ${excerpt(joined, 60)}` })
    return
  }
}
