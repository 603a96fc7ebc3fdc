import {
  ASSUMED_AGS4,
  dictionaryOf,
  extendDictionary,
  readAgs4Version,
  type AgsRecord,
  type Dictionary,
} from '@groundsheet/ags'
import type { OnNote } from '../format.ts'
import type { ExportSource, ExportTable } from '../source.ts'
import { describeType } from './describe-type.ts'
import { describeUnit } from './describe-unit.ts'
import { groupsWithEqualRows } from './groups-with-equal-rows.ts'
import { addMissingParents } from './missing-parents.ts'
import { noteDecimals } from './count-decimals.ts'
import { keepNewestTransmission } from './newest-transmission.ts'
import { orderHeadings } from './order-headings.ts'
import { missingCodes, ownCodes, separatorOf } from './missing-codes.ts'
import { projRow, tranRow } from './project-rows.ts'
import { addRows, knownRows, recordsOf, type AddedRows } from './records.ts'
import { undefinedHeadings } from './undefined-headings.ts'
import { widenTypes } from './widen-types.ts'
import { findUsedTerms, watchUsedTerms, type IsCoded } from './used-terms.ts'

/**
 * The groups of an AGS4 file with what the rules want of it and the source lacks. These are PROJ and TRAN
 * (13, 14), and DICT for headings that are not of the standard (18). Every code, unit and type in use is in
 * ABBR, UNIT and TYPE (15 to 17). What is there stays as it is, so a source that was complete is written
 * unchanged. Of several TRAN rows that of the newest delivery is written: there may be only one.
 */
export async function completeGroups(source: ExportSource, onNote: OnNote): Promise<ExportTable[]> {
  const standard = dictionaryOf('AGS4')
  const dict = await recordsOf(source.tables, 'DICT')
  const abbr = await recordsOf(source.tables, 'ABBR')
  const dictionary = extendDictionary(standard, dict, abbr)
  let tables = source.tables.map((table) => typed(table, dictionary))
  tables = [...(await widenTypes({ tables, isMerged: source.isMerged ?? false }, onNote))]
  if (source.lacksDefinitions) tables = addMissingParents(tables, standard)
  const add = (rows: AddedRows) => (tables = addRows(tables, standard, rows))

  const defined = new Set(dict.map(({ DICT_HDNG = '' }) => DICT_HDNG))
  tables = orderHeadings(tables, standard, defined, onNote)

  const equalRows = await groupsWithEqualRows(tables, dictionary)
  tables = await keepNewestTransmission(tables, source.newest ?? null, onNote)
  const ofEdition = source.isMerged ? extendDictionary(await statedStandard(tables), dict, abbr) : dictionary
  add(knownRows('DICT', undefinedHeadings(tables, ofEdition, equalRows, dictionary)))
  if (!has(tables, 'PROJ')) add(knownRows('PROJ', [projRow(source.project)]))
  // What is read back beside the deliveries that it was made of has a number of its own: the day.
  const number = source.lacksDefinitions ? source.project.updatedAt.slice(0, 10).replaceAll('-', '') : '1'
  if (!has(tables, 'TRAN')) add(knownRows('TRAN', [tranRow(source.project, number)]))

  const { used, watched } = source.lacksDefinitions
    ? watchUsedTerms(tables, codedBy(standard, tables))
    : { used: await findUsedTerms(tables), watched: tables }
  tables = watched
  const own = source.lacksDefinitions ? ownCodes(tables, source, standard) : []
  const lists = { used: used.codes, abbr: [...abbr, ...own], codes: source.codes, standard: dictionary }
  const separator = separatorOf(await recordsOf(tables, 'TRAN'))
  // Definitions that are not there yet come last, when every row has passed.
  add({
    group: 'ABBR',
    headings: ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
    records: () => [...own, ...missingCodes({ ...lists, separator }, onNote)],
  })
  // UNIT and TYPE, and ABBR when it is new, are text themselves.
  used.types.add('X')
  // The group has to be there even where no heading has a unit.
  if (used.units.size === 0 && !has(tables, 'UNIT')) used.units.add('-')
  const { units, types } = source
  add(await missingTerms(tables, 'UNIT', used.units, (unit) => units?.get(unit) ?? describeUnit(unit)))
  add(await missingTerms(tables, 'TYPE', used.types, (type) => types?.get(type) ?? describeType(type)))
  return noteDecimals(tables, onNote)
}

/** The standard of the version that the TRAN row states; headings of another have to be in DICT. */
async function statedStandard(tables: readonly ExportTable[]): Promise<Dictionary> {
  const [transmission] = await recordsOf(tables, 'TRAN')
  return dictionaryOf('AGS4', { version: readAgs4Version(transmission?.TRAN_AGS ?? null) ?? ASSUMED_AGS4 })
}

/** Files that type every heading as text have codes too, and what the API sends lacks their ABBR. */
function codedBy(standard: Dictionary, tables: readonly ExportTable[]): IsCoded {
  const definitions = tables.flatMap(({ group }) => standard.headings(group))
  const coded = new Set(definitions.filter(({ type }) => type === 'PA').map(({ heading }) => heading))
  return ({ heading, type }) => type === 'PA' || coded.has(heading)
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

async function missingTerms(
  tables: readonly ExportTable[],
  group: 'UNIT' | 'TYPE',
  used: ReadonlySet<string>,
  describe: (term: string) => string,
): Promise<AddedRows> {
  const [name, words] = [`${group}_${group}`, `${group}_DESC`]
  const defined = new Set((await recordsOf(tables, group)).map((record) => record[name]?.trim()))
  const records = (): AgsRecord[] =>
    [...used]
      .filter((term) => !defined.has(term.trim()))
      .map((term) => ({ [name]: term, [words]: describe(term) }))
  return { group, headings: [name, words], records }
}
