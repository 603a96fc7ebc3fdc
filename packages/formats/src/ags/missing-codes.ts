import { countOf, ownValue } from '@groundsheet/readings'
import type { AgsRecord, Dictionary } from '@groundsheet/ags'
import type { ExportSource, ExportTable } from '../source.ts'
import { CODE_SEPARATOR } from '../columns.ts'
import type { OnNote } from '../format.ts'

/** Of DICT_TYPE and DICT_STAT, for the rows that are added to DICT. */
const DICT_CODES: Readonly<Record<string, string>> = {
  GROUP: 'Flag to indicate definition is a GROUP',
  HEADING: 'Flag to indicate definition is a HEADING',
  KEY: 'Key field',
  OTHER: 'Other field',
}

export interface CodeLists {
  /** Codes that are used, by heading; several may stand in one value. */
  readonly used: ReadonlyMap<string, ReadonlySet<string>>
  /** The ABBR rows that there are. */
  readonly abbr: readonly AgsRecord[]
  readonly codes: ExportSource['codes']
  readonly standard: Dictionary
  readonly separator: string
}

/**
 * ABBR rows for codes in use that have none. A code without a meaning is its own description, since the rule
 * requires one; `onNote` gets these.
 */
export function missingCodes(
  { used, abbr, codes, standard, separator }: CodeLists,
  onNote: OnNote = () => undefined,
): AgsRecord[] {
  const undefinedCodes = new Map<string, string[]>()
  const defined = Map.groupBy(abbr, ({ ABBR_HDNG = '' }) => ABBR_HDNG.trim().toUpperCase())
  const meaningOf = (heading: string, code: string) =>
    codes(heading).get(code) ??
    standard.meaning(heading, code) ??
    (heading.startsWith('DICT_') ? ownValue(DICT_CODES, code) : undefined)
  const rows = [...used].flatMap(([heading, values]) => {
    const own = new Set(defined.get(heading)?.map(({ ABBR_CODE = '' }) => ABBR_CODE.trim()))
    const isKnown = (code: string) => own.has(code) || codes(heading).has(code)
    const wanted = new Set([...values].flatMap((value) => splitCodes(value, separator, isKnown)))
    return [...wanted]
      .filter((code) => code !== '' && !own.has(code))
      .map((code) => {
        const meaning = meaningOf(heading, code)
        if (meaning === undefined) undefinedCodes.set(heading, [...(undefinedCodes.get(heading) ?? []), code])
        return abbrRow(heading, code, meaning ?? code)
      })
  })
  if (undefinedCodes.size > 0) onNote(undefinedText(undefinedCodes))
  return rows
}

/** Codes that a note names of a heading. */
const MAX_NAMED_CODES = 5

function undefinedText(byHeading: ReadonlyMap<string, readonly string[]>): string {
  const total = [...byHeading.values()].reduce((sum, codes) => sum + codes.length, 0)
  const named = [...byHeading].map(([heading, codes]) => {
    const more = codes.length > MAX_NAMED_CODES ? ', …' : ''
    return `${heading} ${codes.length} (${codes.slice(0, MAX_NAMED_CODES).join(', ')}${more})`
  })
  const isOne = total === 1
  return (
    `ABBR: ${countOf(total, 'code')} that nothing defines ${isOne ? 'was' : 'were'} added with the code as ` +
    `description (AGS 4 rule 16): ${named.join('; ')}`
  )
}

/** ABBR rows for what a project says of codes beyond the standard, whether its rows use them or not. */
export function ownCodes(
  tables: readonly ExportTable[],
  { codes }: Pick<ExportSource, 'codes'>,
  standard: Dictionary,
): AgsRecord[] {
  const headings = new Set(tables.flatMap((table) => table.headings.map(({ heading }) => heading)))
  return [...headings].flatMap((heading) =>
    [...codes(heading)]
      .filter(([code, meaning]) => standard.meaning(heading, code) !== meaning)
      .map(([code, meaning]) => abbrRow(heading, code, meaning)),
  )
}

const abbrRow = (heading: string, code: string, meaning: string): AgsRecord => ({
  ABBR_HDNG: heading,
  ABBR_CODE: code,
  ABBR_DESC: meaning,
})

export function separatorOf([tran]: readonly AgsRecord[]): string {
  const stated = tran?.TRAN_RCON?.trim() ?? ''
  return stated === '' ? CODE_SEPARATOR : stated
}

/** Several codes may stand in one value, with the separator of TRAN between them. */
function splitCodes(value: string, separator: string, isKnown: (code: string) => boolean): string[] {
  const whole = value.trim()
  return isKnown(whole) ? [whole] : whole.split(separator).map((code) => code.trim())
}
