import { type AgsGroup, dictionaryOf, writeAgs } from '@groundsheet/ags'
import { addDays } from '../holes/calendar.ts'
import type { Entry } from '../records/entry.ts'
import type { Site } from '../sites/site.ts'
import { abbreviationsOf, CONCATENATOR } from './abbreviations.ts'
import { collectGroups } from './collect-groups.ts'
import { typeMeanings, unitMeanings } from './code-meanings.ts'

const EDITION = '4.1.1'

/**
 * One delivery as an AGS4 file, with the groups that say who sent it and what its codes, units and types
 * mean.
 */
export function writeAgs4(site: Site, delivery: number, entries: Iterable<Entry>): string {
  const dictionary = dictionaryOf('AGS4')
  const data = collectGroups(entries, dictionary)
  const preface = collectGroups(
    [projectOf(site), transmissionOf(site, delivery), ...abbreviationsOf(data, dictionary)],
    dictionary,
  )
  const described = [...preface, ...data]
  const definitions = collectGroups([...unitsOf(described), ...typesOf(described)], dictionary)
  const inOrder = [...preface, ...definitions, ...data]
  return writeAgs('AGS4', inOrder)
}

function projectOf(site: Site): Entry {
  return [
    'PROJ',
    {
      PROJ_ID: site.reference,
      PROJ_NAME: site.name,
      PROJ_LOC: site.place,
      PROJ_CLNT: site.client,
      PROJ_CONT: site.contractor,
      PROJ_ENG: site.consultant,
      PROJ_MEMO: 'Invented for demonstration: no such holes were made.',
    },
  ]
}

function transmissionOf(
  { deliveries, contractStartDate, contractor, client }: Site,
  delivery: number,
): Entry {
  const { issued = addDays(contractStartDate, 90), description = '' } = deliveries[delivery] ?? {}
  return [
    'TRAN',
    {
      TRAN_ISNO: String(delivery + 1),
      TRAN_DATE: issued,
      TRAN_PROD: contractor,
      TRAN_STAT: description.includes('draft') ? 'DRAFT' : 'FINAL',
      TRAN_DESC: description,
      TRAN_AGS: EDITION,
      TRAN_RECV: client,
      TRAN_DLIM: '|',
      TRAN_RCON: CONCATENATOR,
    },
  ]
}

/** Units of the columns, and those that stand in the data under a heading of type PU. */
function* unitsOf(groups: readonly AgsGroup[]): Generator<Entry> {
  const stated = groups.flatMap(({ headings, types, rows }) =>
    headings.flatMap((_, column) => (types[column] === 'PU' ? rows.map((row) => row[column] ?? '') : [])),
  )
  const units = new Set([...groups.flatMap(({ units: columns }) => columns), ...stated])
  units.delete('')
  for (const unit of [...units].sort())
    yield ['UNIT', { UNIT_UNIT: unit, UNIT_DESC: defined(unitMeanings, unit) }]
}

/** The UNIT and TYPE groups are made of text, whose type is in use anyway. */
function* typesOf(groups: readonly AgsGroup[]): Generator<Entry> {
  const types = new Set(groups.flatMap((group) => group.types))
  for (const type of [...types].sort())
    yield ['TYPE', { TYPE_TYPE: type, TYPE_DESC: defined(typeMeanings, type) }]
}

function defined(meanings: Readonly<Record<string, string>>, code: string): string {
  const meaning = meanings[code]
  if (meaning === undefined) throw new TypeError(`"${code}" has no meaning`)
  return meaning
}
