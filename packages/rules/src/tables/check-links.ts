import { excerpt, type AgsBlock } from '@groundsheet/ags'
import type { FilePass } from '../file-pass.ts'
import { joinedParts } from './joined-parts.ts'
import { LinkTargets } from './link-targets.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'

const MAX_LINKS = 100_000

/** A record link as it is written, and where. */
interface Link {
  readonly text: string
  readonly group: string
  readonly heading: string
  readonly line: number
}

/** Columns of record links: by their type in the file, that is DICT's or the standard's. */
function linkColumns({ headings, types }: AgsBlock): { heading: string; place: number }[] {
  return headings.flatMap((heading, place) => (types[place] === 'RL' ? [{ heading, place }] : []))
}

/**
 * Record links that lead to no row, or to several (AGS4 rule 11c); the characters they are made with (11a,
 * 11b).
 */
export const checkLinks: CreateTableCheck = (context) => {
  const { definitions, report, edition } = context
  const values: Link[] = []
  const targets = new LinkTargets()

  const gather: FilePass = (block) => {
    const columns = linkColumns(block)
    if (columns.length === 0) return undefined
    return (row, line) => {
      for (const { heading, place } of columns) {
        const text = row[place] ?? ''
        if (text === '') continue
        if (values.length < MAX_LINKS) values.push({ text, group: block.code, heading, line })
        else report('tooMuch', { line: null, text: 'record links' })
      }
    }
  }

  const partsOf = ({ text }: Link) =>
    joinedParts(text, definitions.concatenator, (part) => part.includes(definitions.delimiter))

  function* singleLinks(): Generator<Link> {
    for (const link of values) for (const text of partsOf(link)) yield { ...link, text }
  }

  function parse(text: string) {
    const [target = '', ...keys] = text.split(definitions.delimiter)
    return { target, keys }
  }

  function reportLink({ text, group, heading, line }: Link): void {
    const place = { line, group, heading, text: excerpt(text, 120) }
    const { target, keys } = parse(text)
    const count = targets.count(target, keys)
    if (text !== '' && keys.length === 0) report('linkWithoutDelimiter', place)
    else if (count === 0) report('linkNowhere', place)
    else if (count > 1) report('linkAmbiguous', place)
  }

  /** Links are read with the usual characters where TRAN lacks a column. */
  function reportNoCharacters(): void {
    const [first] = values
    if (first === undefined) return
    const place = { line: definitions.tranHeadingLine, group: 'TRAN' }
    const textOf = ({ heading, text }: Link) => `${heading} ${excerpt(text, 60)}`
    if (definitions.tranLacks('TRAN_DLIM'))
      report('noDelimiter', { ...place, heading: 'TRAN_DLIM', text: textOf(first) })
    const joined = definitions.tranLacks('TRAN_RCON')
      ? values.find((link) => partsOf(link).length > 1)
      : undefined
    if (joined !== undefined)
      report('noConcatenator', { ...place, heading: 'TRAN_RCON', text: textOf(joined) })
  }

  return {
    block: gather,
    *further() {
      if (edition === 'AGS3') return
      reportCharacters(context)
      reportNoCharacters()
      if (values.length === 0 || definitions.delimiter === '') return
      for (const { text } of singleLinks()) {
        const { target, keys } = parse(text)
        targets.add(target, keys)
      }
      yield { report: (block) => targets.counter(block, definitions.keys(block.code)) }
      for (const link of singleLinks()) reportLink(link)
    },
  }
}

/** A column that is there and empty leaves the character open; the document asks for a single one. */
function reportCharacters({ definitions, report }: TableContext): void {
  for (const [heading, missing, long] of CHARACTERS) {
    if (!definitions.hasTranHeading(heading)) continue
    for (const row of definitions.tranRows) {
      const place = { line: row.line, group: 'TRAN', heading }
      const value = row.value(heading)
      if (value === '') report(missing, place)
      else if (SEVERAL_CHARACTERS.test(value.trim())) report(long, { ...place, text: excerpt(value, 60) })
    }
  }
}

const SEVERAL_CHARACTERS = /../su

const CHARACTERS = [
  ['TRAN_DLIM', 'missingDelimiter', 'longDelimiter'],
  ['TRAN_RCON', 'missingConcatenator', 'longConcatenator'],
] as const
