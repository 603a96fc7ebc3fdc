import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionaryOf } from '@groundsheet/ags'
import { FOLDER } from '../data/data-set.ts'
import { randomNumbers } from '../data/random.ts'
import type { BenchSize } from '../part.ts'
import { CODES } from './ags-codes.ts'
import { rowsOf, type Hole, type Values } from './rows-of-hole.ts'

/** 50 MB in full. */
const HOLES: Readonly<Record<BenchSize, number>> = { full: 1400, quick: 7 }

const TABLES = ['LOCA', 'GEOL', 'SAMP', 'ISPT', 'GRAG', 'GRAT', 'LLPL', 'LNMC', 'ERES'] as const
const DICTIONARY = dictionaryOf('AGS4', { version: '4.1.1' })

/**
 * An AGS 4 file as laboratories and contractors send them. It has all headings of the standard, about half of
 * the values empty, and many short numbers and codes. Most rows are results of chemical tests. One legend
 * code is not listed. Written once.
 */
export async function manyGroupsFile(benchSize: BenchSize): Promise<string> {
  const file = join(FOLDER, `${benchSize}-many-groups.ags`)
  mkdirSync(FOLDER, { recursive: true })
  if (!existsSync(file)) await writeFile(file, groups(HOLES[benchSize]))
  return file
}

function* groups(count: number): Generator<string> {
  const random = randomNumbers(18)
  const holes = Array.from({ length: count }, (_, index): Hole => ({
    name: `BH${index + 1}`,
    seed: random(),
  }))
  yield group('PROJ', [{ PROJ_ID: 'LAB', PROJ_NAME: 'Many groups' }])
  yield group('TRAN', [transmission])
  yield group('ABBR', abbreviations())
  yield group('TYPE', namesOf('type', 'TYPE_TYPE', 'TYPE_DESC'))
  yield group('UNIT', namesOf('unit', 'UNIT_UNIT', 'UNIT_DESC'))
  for (const table of TABLES) {
    yield head(table)
    for (const hole of holes)
      yield rowsOf(table, hole)
        .map((values) => row(table, values))
        .join('')
    yield '\r\n'
  }
}

const transmission: Values = {
  TRAN_ISNO: '1',
  TRAN_DATE: '2026-02-03',
  TRAN_PROD: 'Laboratory',
  TRAN_STAT: 'Final',
  TRAN_AGS: '4.1.1',
  TRAN_RECV: 'Engineer',
  TRAN_DLIM: '|',
  TRAN_RCON: '+',
}

const abbreviations = (): Values[] =>
  Object.entries(CODES).flatMap(([heading, codes]) =>
    codes.map((code) => ({
      ABBR_HDNG: heading,
      ABBR_CODE: code,
      ABBR_DESC: DICTIONARY.meaning(heading, code) ?? code,
    })),
  )

/** The types or units of all headings that are written. */
function namesOf(property: 'type' | 'unit', heading: string, description: string): Values[] {
  const used = [...TABLES, 'PROJ', 'TRAN', 'ABBR', 'TYPE', 'UNIT'].flatMap((table) =>
    DICTIONARY.headings(table).map((known) => known[property] ?? ''),
  )
  const names = new Set([...used, ...(property === 'unit' ? ['mg/kg'] : [])])
  names.delete('')
  return [...names].map((name) => ({ [heading]: name, [description]: name }))
}

const line = (...values: readonly string[]): string => `${values.map((value) => `"${value}"`).join(',')}\r\n`

function head(table: string): string {
  const headings = DICTIONARY.headings(table)
  return [
    line('GROUP', table),
    line('HEADING', ...headings.map(({ heading }) => heading)),
    line('UNIT', ...headings.map(({ unit }) => unit)),
    line('TYPE', ...headings.map(({ type }) => type ?? 'X')),
  ].join('')
}

const row = (table: string, values: Values): string =>
  line('DATA', ...DICTIONARY.headings(table).map(({ heading }) => values[heading] ?? ''))

const group = (table: string, rows: readonly Values[]): string =>
  `${head(table)}${rows.map((values) => row(table, values)).join('')}\r\n`
