import { type AgsGroup, dictionaryOf, writeAgs } from '@groundsheet/ags'
import type { Entry, Row } from '../records/entry.ts'
import type { Site } from '../sites/site.ts'
import { meaningOf } from './abbreviations.ts'
import { toAgs3 } from './ags3-names.ts'
import { collectGroups } from './collect-groups.ts'

/** Headings of AGS3 that hold a code of a list. */
const codeHeadings = new Set(['HOLE_TYPE', 'GEOL_LEG', 'GEOL_GEOL', 'SAMP_TYPE', 'ISPT_TYPE', 'BKFL_LEG'])

/**
 * The same records in the edition of 2005: other names for groups and headings, dates the other way round, no
 * data types.
 */
export function writeAgs3(site: Site, entries: Iterable<Entry>): string {
  const dictionary = dictionaryOf('AGS3')
  const data = collectGroups(toAgs3(entries), dictionary)
  const preface = collectGroups([projectOf(site), ...abbreviationsOf(data), ...unitsOf(data)], dictionary)
  return writeAgs('AGS3', [...preface, ...data])
}

function projectOf({ reference, name, place, client, contractor, consultant, deliveries }: Site): Entry {
  const [year = '', month = '', day = ''] = (deliveries[0]?.issued ?? '').split('-')
  return [
    'PROJ',
    {
      PROJ_ID: reference,
      PROJ_NAME: name,
      PROJ_LOC: place,
      PROJ_CLNT: client,
      PROJ_CONT: contractor,
      PROJ_ENG: consultant,
      PROJ_MEMO: 'Invented for demonstration: no such holes were made.',
      PROJ_DATE: `${day}/${month}/${year}`,
      PROJ_ISNO: '1',
      PROJ_AGS: '3.1',
    },
  ]
}

function* abbreviationsOf(groups: readonly AgsGroup[]): Generator<Entry> {
  const ags4 = dictionaryOf('AGS4')
  const pairs = groups.flatMap(({ headings, rows }) =>
    headings.flatMap((heading, column) =>
      codeHeadings.has(heading) ? rows.map((row) => `${heading}\t${row[column] ?? ''}`) : [],
    ),
  )
  for (const pair of [...new Set(pairs)].sort()) {
    const [heading = '', code = ''] = pair.split('\t')
    const parts = code.split('+').map((part) => meaningOf(heading.replace('HOLE', 'LOCA'), part, ags4))
    if (code !== '') yield ['ABBR', abbreviation(heading, code, parts.join(' + '))]
  }
}

function abbreviation(heading: string, code: string, description: string): Row {
  return { ABBR_HDNG: heading, ABBR_CODE: code, ABBR_DESC: description }
}

const unitMeanings: Readonly<Record<string, string>> = {
  '%': 'percentage',
  'dd/mm/yyyy': 'date',
  hhmm: 'hours and minutes',
  hhmmss: 'hours, minutes and seconds',
  m: 'metre',
  min: 'minute',
  mm: 'millimetre',
}

function* unitsOf(groups: readonly AgsGroup[]): Generator<Entry> {
  const units = new Set(groups.flatMap((group) => group.units))
  units.delete('')
  for (const unit of [...units].sort()) {
    const meaning = unitMeanings[unit]
    if (meaning !== undefined) yield ['UNIT', { UNIT_UNIT: unit, UNIT_DESC: meaning }]
  }
}
