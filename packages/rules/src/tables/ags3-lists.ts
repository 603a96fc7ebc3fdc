import { dictionaryOf, type AgsBlock } from '@groundsheet/ags'
import type { Definitions } from './definitions.ts'
import type { TableRule } from './table-kinds.ts'

/** Values that have to be in a list of the file. */
export interface List {
  readonly kind: TableRule
  /** Whether a column takes its values from the list. */
  has(block: AgsBlock, place: number): boolean
  /** What of a value is not in the list; called when all is read. */
  missing(value: string, heading: string): readonly string[]
}

/** Headings of AGS 3.1 that hold abbreviations in every file. */
const CODED = ['BKFL_LEG', 'GEOL_GEO2', 'GEOL_GEOL', 'GEOL_LEG', 'HOLE_TYPE', 'SAMP_TYPE']

/** Headings that AGS 4 gives data type PA, by their names in AGS 3.1, which states no data types. */
const codedInAgs4 = new Set(
  (() => {
    const ags4 = dictionaryOf('AGS4')
    const coded = ags4.groups.flatMap(({ code }) =>
      ags4.headings(code).flatMap(({ heading, type }) => (type === 'PA' ? [heading] : [])),
    )
    return coded
      .map((heading) => heading.replace(/^LOCA_/, 'HOLE_'))
      .filter((heading) => !heading.startsWith('DICT_'))
  })(),
)

/**
 * Lists of an AGS 3 file: abbreviations, units of chemical tests and their codes. Some headings hold
 * abbreviations in some files and words in others; they are checked where ABBR lists a code for them.
 */
export function createAgs3Lists(
  definitions: Definitions,
  missingUnit: (value: string) => readonly string[],
): readonly List[] {
  return [
    {
      kind: 'unknownCode',
      has: ({ headings }, place) => codedInAgs4.has(headings[place] ?? ''),
      missing(value, heading) {
        const codes = definitions.codes.get(heading)
        if (!definitions.hasList('ABBR') || (codes === undefined && !CODED.includes(heading))) return []
        // AGS 3 states no character between joined codes.
        const parts = codes?.has(value) === true ? [] : value.split(/[+/]/)
        return parts.filter((part) => part !== '' && codes?.has(part) !== true)
      },
    },
    {
      kind: 'unknownUnit',
      has: ({ headings }, place) => headings[place] === 'CNMT_UNIT',
      missing: missingUnit,
    },
    {
      kind: 'unknownTestCode',
      has: ({ headings }, place) => headings[place] === 'CNMT_TYPE',
      missing: (value) => (definitions.hasList('CODE') && !definitions.testCodes.has(value) ? [value] : []),
    },
  ]
}

/** Whether a column of codes, by kind and heading, may hold words in place of abbreviations. */
export const isSometimesCoded = (name: string): boolean => {
  const [kind, heading = ''] = name.split(' ')
  return kind === 'unknownCode' && !CODED.includes(heading)
}
