import type { Edition } from '../ags.ts'
import { AGS3_GROUPS } from './ags3-groups.ts'
import { AGS3_HEADINGS } from './ags3-headings.ts'
import { AGS4_CODES } from './ags4-codes.ts'
import { AGS4_GROUPS } from './ags4-groups.ts'
import { AGS4_HEADINGS } from './ags4-headings.ts'
import { createDictionary, type DictionaryTables } from './dictionary.ts'
import { readCodes, readGroups, readHeadings } from './read-tables.ts'

const TABLES: Record<Edition, () => DictionaryTables> = {
  AGS4: () => ({
    groups: readGroups(AGS4_GROUPS),
    headings: readHeadings(AGS4_HEADINGS, ['group', 'heading', 'status', 'type', 'unit']),
    codes: readCodes(AGS4_CODES),
  }),
  AGS3: () => ({
    groups: readGroups(AGS3_GROUPS),
    headings: readHeadings(AGS3_HEADINGS, ['group', 'heading', 'status', 'unit']),
    codes: readAgs3Codes(),
  }),
}

/** AGS3 files carry their own ABBR; where they do not, the lists that both editions share help out. */
const SHARED_LISTS = {
  HOLE_TYPE: 'LOCA_TYPE',
  SAMP_TYPE: 'SAMP_TYPE',
  GEOL_LEG: 'GEOL_LEG',
  BKFL_LEG: 'BKFL_LEG',
}

function readAgs3Codes(): DictionaryTables['codes'] {
  const codes = readCodes(AGS4_CODES)
  return new Map(
    Object.entries(SHARED_LISTS).map(([ags3, ags4]) => [ags3, codes.get(ags4) ?? new Map<string, string>()]),
  )
}

const loaded = new Map<Edition, DictionaryTables>()

function dictionaryTables(edition: Edition): DictionaryTables {
  const tables = loaded.get(edition) ?? TABLES[edition]()
  loaded.set(edition, tables)
  return tables
}

/** The standard dictionary of an edition; read when it is first asked for, in a few milliseconds. */
export function dictionaryOf(edition: Edition) {
  return createDictionary(dictionaryTables(edition))
}
