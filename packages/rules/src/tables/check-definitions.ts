import { excerpt, type AgsBlock } from '@groundsheet/ags'
import type { Place } from '../finding.ts'
import type { CreateTableCheck, TableContext } from './table-check.ts'

/**
 * Different units and types of groups that are kept until the lists are known; real files have some hundreds.
 */
const MAX_USES = 100_000

/** A unit or data type of a group's heading lines, and where it is used first. */
interface Use {
  readonly kind: 'unknownUnit' | 'unknownType'
  readonly text: string
  readonly group: string
  readonly line: number
}

/**
 * Units and data types of the heading lines that UNIT and TYPE do not list (AGS4 rules 15 and 17); rows of
 * DICT (18).
 */
export const checkDefinitions: CreateTableCheck = (context) => {
  const { definitions, report } = context
  const uses = new Map<string, Use>()
  const emptyTypes = new Map<string, Place>()

  return {
    block(block) {
      const empty = emptyTypeOf(block)
      if (empty !== null && emptyTypes.size < MAX_USES) emptyTypes.set(`${empty.group} ${empty.line}`, empty)
      for (const use of usesOf(block)) {
        const name = `${use.kind} ${use.group} ${use.line} ${use.text}`
        if (uses.size < MAX_USES) uses.set(name, use)
        else report('tooMuch', { line: null, text: 'units and types' })
      }
      return undefined
    },
    *further() {
      if (definitions.hasList('TYPE')) for (const empty of emptyTypes.values()) report('emptyType', empty)
      const lists = {
        unknownUnit: definitions.hasList('UNIT') ? definitions.units : null,
        unknownType: definitions.hasList('TYPE') ? definitions.types : null,
      }
      for (const { kind, text, ...place } of uses.values())
        if (lists[kind]?.has(text) === false) report(kind, { ...place, text: excerpt(text, 40) })
      if (definitions.edition === 'AGS4') checkDict(context)
    },
  }
}

function* usesOf({ code: group, units, types, line, stated }: AgsBlock): Generator<Use> {
  for (const text of units)
    if (text !== '') yield { kind: 'unknownUnit', text, group, line: stated.unitLine ?? line }
  for (const text of types)
    if (text !== '') yield { kind: 'unknownType', text, group, line: stated.typeLine ?? line }
}

/** One finding for all empty types of a line. Null where there is none, or no TYPE line. */
function emptyTypeOf({ code: group, headings, types, stated }: AgsBlock): Place | null {
  const { typeLine: line, typeCount } = stated
  const empty = headings.filter((_, index) => index < typeCount && types[index] === '')
  const [heading] = empty
  if (line === null || heading === undefined) return null
  return { line, group, heading, furtherHeadings: empty.length - 1 }
}

/** Definitions of headings that are not in the standard need a name, a status and a type. */
function checkDict({ definitions, report }: TableContext): void {
  for (const { line, value } of definitions.dictRows) {
    if (value('DICT_TYPE') !== 'HEADING') continue
    const group = value('DICT_GRP')
    const heading = value('DICT_HDNG')
    if (heading === '') report('definitionWithoutHeading', { line, group: 'DICT', heading: 'DICT_HDNG' })
    else if (!definitions.isStandardHeading(heading)) {
      const missing = ['DICT_STAT', 'DICT_DTYP'].filter((name) => value(name) === '')
      const text = `${excerpt(heading, 40)} (group ${excerpt(group, 40)}) lacks ${missing.join(' and ')}`
      if (missing.length > 0) report('definitionWithoutType', { line, group: 'DICT', text })
    }
  }
}
