import { dictionaryOf, type AgsRecord } from '@groundsheet/ags'
import { CODE_SEPARATOR } from '../columns.ts'
import type { ExportProject, ExportSource, ExportTable } from '../source.ts'
import { describeUnit } from './describe-unit.ts'
import { groupsWithEqualRows } from './groups-with-equal-rows.ts'
import { missingCodes, ownCodes } from './missing-codes.ts'
import { projRow } from './project-rows.ts'
import { addRows, knownRows, recordsOf, type AddedRows } from './records.ts'
import { markOwnNames } from './mark-own-names.ts'
import { undefinedHeadings } from './undefined-headings.ts'
import { watchUsedTerms } from './used-terms.ts'

/**
 * The groups of an AGS3 file. As it was delivered it is left alone, but for PROJ, which says what project it
 * is of. What the API sends gets the definitions that are known: DICT, ABBR and UNIT, under the headings that
 * the edition has.
 */
export async function completeAgs3(source: ExportSource): Promise<ExportTable[]> {
  const standard = dictionaryOf('AGS3')
  let tables = [...source.tables]
  const add = (rows: AddedRows) => (tables = addRows(tables, standard, rows))
  const hasProject = tables.some(({ group }) => group === 'PROJ')
  if (!hasProject) add(knownRows('PROJ', [projRow(named(source.project))]))
  const definitions = await recordsOf(source.tables, 'DICT')
  if (!source.lacksDefinitions) return markOwnNames(tables, definitions)

  const own = ownCodes(source.tables, source, standard)
  const equalRows = await groupsWithEqualRows(source.tables, standard)
  const dict = undefinedHeadings(source.tables, standard, equalRows).map((row) =>
    keep({ ...row, DICT_STAT: STATUS[row.DICT_STAT ?? ''] ?? '' }, headingsOf('DICT')),
  )
  const { used, watched } = watchUsedTerms(
    tables,
    ({ heading }) => OF_CHEMICAL_TESTS.includes(heading) || source.codes(heading).size > 0,
  )
  tables = watched
  const isUsed = (heading: string) =>
    source.tables.some(({ headings }) => headings.some((known) => known.heading === heading))
  add(knownRows('DICT', dict))
  add({
    group: 'ABBR',
    headings: ['ABBR_HDNG', 'ABBR_CODE', 'ABBR_DESC'],
    records: () => {
      const coded = new Map([...used.codes].filter(([heading]) => !OF_CHEMICAL_TESTS.includes(heading)))
      const lists = { used: coded, abbr: own, codes: source.codes, standard }
      return [...own, ...missingCodes({ ...lists, separator: CODE_SEPARATOR })]
    },
  })
  // Values of the rows are known when all rows have passed, so definitions come last.
  if (isUsed(TEST_CODE))
    add({
      group: 'CODE',
      headings: ['CODE_CODE', 'CODE_DESC'],
      records: () =>
        [...(used.codes.get(TEST_CODE) ?? [])].map((code) => ({ CODE_CODE: code, CODE_DESC: code })),
    })
  add({
    group: 'UNIT',
    headings: ['UNIT_UNIT', 'UNIT_DESC'],
    records: () =>
      [...used.units.union(used.codes.get(TEST_UNIT) ?? new Set<string>())].map((unit) => ({
        UNIT_UNIT: unit,
        UNIT_DESC: source.units?.get(unit) ?? describeUnit(unit),
      })),
  })
  return markOwnNames(tables, definitions)

  function headingsOf(group: string): ReadonlySet<string> {
    return new Set(standard.headings(group).map(({ heading }) => heading))
  }
}

/** Headings whose values CODE and UNIT define, not ABBR. */
const [TEST_CODE, TEST_UNIT] = ['CNMT_TYPE', 'CNMT_UNIT'] as const
const OF_CHEMICAL_TESTS: readonly string[] = [TEST_CODE, TEST_UNIT]

/** What AGS 4 calls OTHER. */
const STATUS: Readonly<Record<string, string>> = { KEY: 'KEY', OTHER: 'COMMON' }

/** A project without a name is listed by its reference, which is not exported as its name. */
const named = (project: ExportProject): ExportProject =>
  project.name === project.reference ? { ...project, name: '' } : project

const keep = (record: AgsRecord, headings: ReadonlySet<string>): AgsRecord =>
  Object.fromEntries(Object.entries(record).filter(([heading]) => headings.has(heading)))
