import { dictionaryOf, extendDictionary, type AgsRecord, type Dictionary } from '@groundsheet/ags'
import type { ExportProject, ExportSource, ExportTable } from '../source.ts'
import { describeType } from './describe-type.ts'
import { describeUnit } from './describe-unit.ts'
import { addRecords, recordsOf } from './records.ts'
import { undefinedHeadings } from './undefined-headings.ts'
import { findUsedTerms } from './used-terms.ts'

/** The edition that a file without a TRAN of its own is written in. */
const EDITION = '4.1.1'

/** Of DICT_TYPE and DICT_STAT, for the rows that are added to DICT. */
const DICT_CODES: Readonly<Record<string, string>> = {
  GROUP: 'Definition of a group',
  HEADING: 'Definition of a heading',
  OTHER: 'Neither a key nor required',
}

/**
 * The groups of an AGS4 file with what the rules want of it and the source lacks: PROJ and TRAN (13, 14), DICT for headings of nobody (18),
 * ABBR, UNIT and TYPE for every code, unit and type in use (15 to 17). What is there stays as it is, so a source that was
 * complete is written unchanged. The last TRAN row is the file's: there may be only one.
 */
export async function completeGroups(source: ExportSource): Promise<ExportTable[]> {
  const standard = dictionaryOf('AGS4')
  const dict = await recordsOf(source.tables, 'DICT')
  const abbr = await recordsOf(source.tables, 'ABBR')
  const dictionary = extendDictionary(standard, dict, abbr)
  let tables = source.tables.map((table) => typed(table, dictionary))
  const add = (group: string, records: readonly AgsRecord[]) =>
    (tables = addRecords(tables, standard, group, records))

  add('DICT', undefinedHeadings(tables, dictionary))
  if (!has(tables, 'PROJ')) add('PROJ', [projRow(source.project)])
  if (!has(tables, 'TRAN')) add('TRAN', [tranRow(source.project)])
  tables = tables.map((table) => (table.group === 'TRAN' ? { ...table, rows: () => lastRow(table) } : table))

  const used = await findUsedTerms(tables)
  const separator = separatorOf(await recordsOf(tables, 'TRAN'))
  const meaningOf = (heading: string, code: string) =>
    dictionary.codes(heading).get(code) ??
    source.codes(heading).get(code) ??
    (heading.startsWith('DICT_') ? DICT_CODES[code] : undefined)
  add('ABBR', missingCodes(used.codes, abbr, separator, meaningOf))
  // UNIT and TYPE, and ABBR when it is new, are text themselves.
  used.types.add('X')
  // The group has to be there even where no heading has a unit.
  if (used.units.size === 0 && !has(tables, 'UNIT')) used.units.add('-')
  add('UNIT', await missing(tables, 'UNIT', used.units, describeUnit))
  add('TYPE', await missing(tables, 'TYPE', used.types, describeType))
  return tables
}

/** A heading without a type, as of a file that lacks the line, has that of the dictionary. */
function typed(table: ExportTable, dictionary: Dictionary): ExportTable {
  const types = new Map(dictionary.headings(table.group).map(({ heading, type }) => [heading, type]))
  const headings = table.headings.map((heading) => ({
    ...heading,
    type: heading.type || (types.get(heading.heading) ?? 'X'),
  }))
  return { ...table, headings }
}

function has(tables: readonly ExportTable[], group: string): boolean {
  return tables.some((table) => table.group === group)
}

async function* lastRow(table: ExportTable) {
  let last: readonly string[] | null = null
  for await (const row of table.rows()) last = row
  if (last !== null) yield last
}

export function projRow({ reference, name, client }: ExportProject): AgsRecord {
  return { PROJ_ID: reference, PROJ_NAME: name, PROJ_CLNT: client ?? '' }
}

function tranRow({ company, client, updatedAt }: ExportProject): AgsRecord {
  return {
    TRAN_ISNO: '1',
    TRAN_DATE: updatedAt.slice(0, 10),
    TRAN_PROD: company,
    TRAN_STAT: 'Export',
    TRAN_DESC: '',
    TRAN_AGS: EDITION,
    TRAN_RECV: client ?? 'Not stated',
    TRAN_DLIM: '|',
    TRAN_RCON: '+',
  }
}

function separatorOf([tran]: readonly AgsRecord[]): string {
  const stated = tran?.TRAN_RCON?.trim() ?? ''
  return stated === '' ? '+' : stated
}

async function missing(
  tables: readonly ExportTable[],
  group: 'UNIT' | 'TYPE',
  used: ReadonlySet<string>,
  describe: (term: string) => string,
): Promise<AgsRecord[]> {
  const [name, words] = [`${group}_${group}`, `${group}_DESC`]
  const defined = new Set((await recordsOf(tables, group)).map((record) => record[name]?.trim()))
  return [...used]
    .filter((term) => !defined.has(term.trim()))
    .map((term) => ({ [name]: term, [words]: describe(term) }))
}

/** A code that nobody explains is its own description: the rule wants one, and there is none to give. */
function missingCodes(
  used: ReadonlyMap<string, ReadonlySet<string>>,
  abbr: readonly AgsRecord[],
  separator: string,
  meaningOf: (heading: string, code: string) => string | undefined,
): AgsRecord[] {
  const defined = Map.groupBy(abbr, ({ ABBR_HDNG = '' }) => ABBR_HDNG.trim().toUpperCase())
  return [...used].flatMap(([heading, values]) => {
    const own = new Set(defined.get(heading)?.map(({ ABBR_CODE = '' }) => ABBR_CODE.trim()))
    const codes = new Set(
      [...values].flatMap((value) => splitCodes(value, separator, (code) => own.has(code))),
    )
    return [...codes]
      .filter((code) => code !== '' && !own.has(code))
      .map((code) => ({
        ABBR_HDNG: heading,
        ABBR_CODE: code,
        ABBR_DESC: meaningOf(heading, code) ?? code,
      }))
  })
}

/** Several codes may stand in one value, with the separator of TRAN between them. */
function splitCodes(value: string, separator: string, isKnown: (code: string) => boolean): string[] {
  const whole = value.trim()
  return isKnown(whole) ? [whole] : whole.split(separator).map((code) => code.trim())
}
